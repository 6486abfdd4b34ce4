import { useEffect, useState } from 'react';
import { withNonBreakingUnits } from '../../../catalogue/measures.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { CompareDialog } from './CompareDialog.tsx';
import { compareDialogId, maxCompared } from './compare-ids.ts';
import { browserCompare } from './compare-store.ts';
import { type ComparedProducts, useComparedProducts } from './compared-products.ts';

/** The tray and the dialog it opens, once on every page. */
export function Compare() {
  const chosen = useComparedProducts();
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => browserCompare.removeUnknown(), []);

  useEffect(() => {
    return browserCompare.subscribe(() => {
      const count = browserCompare.get().length;
      setAnnouncement(
        count === 0 ? 'No products to compare.' : `${count} of ${maxCompared} to compare.`,
      );
    });
  }, []);

  function clear() {
    browserCompare.clear();
    // The tray has gone, and the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <>
      <CompareTray chosen={chosen} onClear={clear} />
      <CompareDialog chosen={chosen} />
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </>
  );
}

type CompareTrayProps = { chosen: ComparedProducts; onClear: () => void };

/** A bar beside the floating cart. A script sets its visibility and count, so React leaves both alone. */
export function CompareTray({ chosen, onClear }: CompareTrayProps) {
  return (
    <>
      <section
        hidden
        suppressHydrationWarning
        data-compare-tray=""
        data-screen-only=""
        aria-label="Products to compare"
        className="compare-tray"
      >
        <Button
          look="ink"
          size="small"
          command="show-modal"
          commandfor={compareDialogId}
          className="flex-none max-md:flex-1"
        >
          <Icon name="compare" small />
          <span>
            Compare{' '}
            <span data-compare-count="" suppressHydrationWarning>
              0
            </span>
          </span>
        </Button>
        <Button look="quiet" size="small" data-early="" className="flex-none" onClick={onClear}>
          Clear
        </Button>
        {chosen.length > 0 && (
          <ol className="flex min-w-0 px-2 text-14 max-md:hidden">
            {chosen.map(({ id, name }) => (
              <li
                key={id}
                className="title min-w-0 max-w-80 truncate border-line px-4 not-first:border-l"
              >
                {withNonBreakingUnits(name)}
              </li>
            ))}
          </ol>
        )}
      </section>
      {/* Keeps the page footer clear of the bar. */}
      <div
        hidden
        suppressHydrationWarning
        data-compare-tray=""
        data-screen-only=""
        className="h-22 bg-ink"
      />
    </>
  );
}
