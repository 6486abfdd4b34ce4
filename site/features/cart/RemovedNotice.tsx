import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/Button.tsx';
import { nameInLines } from '../listed-products/product-words.ts';
import { putBack, type RemovedLine } from './removed-line.ts';
import { stockedCart } from './stocked-cart.ts';

type Props = {
  /** One, or all there were. */
  removed: readonly [RemovedLine, ...RemovedLine[]];
  /** Hands on what a screen reader should say. */
  onUndone: (words: string) => void;
};

/** Says what was taken out, and puts it back. The panel's live region has read the sentence out. */
export function RemovedNotice({ removed, onUndone }: Props) {
  const [{ item }, ...others] = removed;
  const { id, name } = item.product;
  const isOne = others.length === 0;

  function undo({ currentTarget }: MouseEvent) {
    const panel = currentTarget.closest('dialog');
    flushSync(() => {
      stockedCart.rewrite(putBack(removed));
      onUndone(isOne ? `${name} added back.` : 'All items added back.');
    });
    panel?.querySelector<HTMLElement>(`[data-remove-line="${id}"]`)?.focus();
  }

  return (
    <div className="mb-4 flex items-center justify-between gap-4 border-ink border-l-4 pl-4 text-14">
      <p aria-hidden="true" className="text-pretty">
        {isOne ? `${nameInLines(name)} removed.` : 'Cart emptied.'}
      </p>
      <Button size="small" data-undo="" onClick={undo}>
        Undo<span className="sr-only">{isOne ? ` removal of ${name}` : ' emptying'}</span>
      </Button>
    </div>
  );
}
