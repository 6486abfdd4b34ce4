import { useEffect, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { browserCompare, useCompare } from './compare-store.ts';

type Props = { product: { readonly id: string; readonly name: string } };

/** How long the button shows that four are already chosen, in milliseconds. */
const fullMessageMs = 4000;

/** Adds a product to the comparison or removes it. Used on cards and product pages. */
export function CompareToggle({ product }: Props) {
  const chosen = useCompare().includes(product.id);
  const [full, setFull] = useState(false);

  useEffect(() => {
    if (!full) return;
    const timer = setTimeout(() => setFull(false), fullMessageMs);
    return () => clearTimeout(timer);
  }, [full]);

  return (
    <>
      <button
        type="button"
        data-early=""
        aria-pressed={chosen}
        onClick={() => setFull(browserCompare.toggle(product.id) === 'full')}
        className="group relative z-2 inline-flex min-h-11 items-center gap-2 text-14 noscript:hidden"
      >
        <span className="grid size-4.5 flex-none place-items-center border border-ink-3 bg-plate text-transparent group-hover:border-ink group-aria-pressed:border-ink group-aria-pressed:bg-ink group-aria-pressed:text-paper">
          <Icon name="check" small />
        </span>
        {full ? 'Four already selected' : 'Compare'}
        <span className="sr-only">: {product.name}</span>
      </button>
      <span role="status" className="sr-only">
        {full && "You've already selected four products. Remove one first."}
      </span>
    </>
  );
}
