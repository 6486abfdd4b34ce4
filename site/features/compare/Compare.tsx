import { useEffect, useState } from 'react';
import { browserCompare } from './browser-compare.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { CompareTray } from './CompareTray.tsx';
import { mostCompared } from './compare-names.ts';
import { useComparedProducts } from './compared-products.ts';

/** The tray and the dialog it opens, once on every page. */
export function Compare() {
  const chosen = useComparedProducts();
  const [said, setSaid] = useState('');

  useEffect(() => browserCompare.settle(), []);

  useEffect(() => {
    return browserCompare.subscribe(() => {
      const count = browserCompare.get().length;
      setSaid(count === 0 ? 'No products to compare.' : `${count} of ${mostCompared} to compare.`);
    });
  }, []);

  function clear() {
    browserCompare.clear();
    // The tray is gone and the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <>
      <CompareTray chosen={chosen} onClear={clear} />
      <CompareDialog chosen={chosen} />
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
