import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { splitExVat } from '../../../catalogue/vat-totals.ts';
import { Button } from '../../../ui/Button.tsx';
import { wrapName } from '../listed-products/product-texts.ts';
import { CartLine } from './CartLine.tsx';
import type { CartItem } from './cart.ts';
import { findRemovedLines, type RemovedLine, restoreLines } from './cart-storage.ts';
import { actionText, type CartChangeAction } from './cart-texts.ts';
import { allowedQuantity, type GetRemaining } from './remaining-stock.ts';
import { stockedCart } from './stocked-cart.ts';
import { quantityLimitedText } from './use-add-to-cart.ts';

type Props = {
  items: readonly CartItem[];
  getRemaining: GetRemaining;
  /** Called after every change, with the text for screen readers and the lines that were removed. */
  onChanged: (words: string, removed: readonly RemovedLine[]) => void;
};

export function CartLines({ items, getRemaining, onChanged }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [limited, setLimited] = useState<string>();

  /** `limit` has the line's id and a sentence if the change was limited. */
  function change(action: CartChangeAction, limit?: { id: string; words: string }) {
    const panel = list.current?.closest('dialog');
    flushSync(() => {
      const words = actionText(action, stockedCart.dispatch(action));
      onChanged(limit?.words ?? words, findRemovedLines(items, stockedCart.get().cart));
      setLimited(limit?.id);
    });
    if (panel) keepFocus(panel);
  }

  function requestQuantity(item: CartItem, wanted: number) {
    const { id } = item.product;
    const quantity = allowedQuantity(item, wanted, getRemaining);
    const limit =
      quantity < wanted
        ? { id, words: quantityLimitedText(getRemaining(item.product)) }
        : undefined;
    change({ type: 'UPDATE_QUANTITY', id, quantity }, limit);
  }

  const exVat = splitExVat(items.map(({ product, quantity }) => product.price * quantity));
  return (
    <>
      <ul ref={list}>
        {items.map((item, at) => {
          const { id } = item.product;
          return (
            <CartLine
              key={id}
              item={item}
              exVat={exVat[at] ?? 0}
              remaining={getRemaining(item.product)}
              limited={limited === id}
              onQuantity={(quantity) => requestQuantity(item, quantity)}
              onRemove={() => change({ type: 'REMOVE_FROM_CART', id })}
            />
          );
        })}
      </ul>
      {items.length > 1 && (
        <button
          type="button"
          className="text-link my-2 text-14 text-ink-2"
          onClick={() => change({ type: 'CLEAR_CART' })}
        >
          Clear cart
        </button>
      )}
    </>
  );
}

/** If the focused line has gone, focus moves to the button that restores it. */
function keepFocus(panel: HTMLDialogElement) {
  const focused = document.activeElement;
  if (focused && focused !== panel && panel.contains(focused)) return;
  panel.querySelector<HTMLElement>('[data-undo]')?.focus();
}

type RemovedProps = {
  /** One line, or all lines of an emptied cart. */
  removed: readonly [RemovedLine, ...RemovedLine[]];
  /** Called with the text for screen readers. */
  onUndone: (words: string) => void;
};

/** Lists the removed lines with an undo button. The panel's live region has already announced them. */
export function RemovedLines({ removed, onUndone }: RemovedProps) {
  const [{ item }, ...others] = removed;
  const { id, name } = item.product;
  const isOne = others.length === 0;

  function undo({ currentTarget }: MouseEvent) {
    const panel = currentTarget.closest('dialog');
    flushSync(() => {
      stockedCart.updateStoredLines(restoreLines(removed));
      onUndone(isOne ? `${name} added back.` : 'All items added back.');
    });
    panel?.querySelector<HTMLElement>(`[data-remove-line="${id}"]`)?.focus();
  }

  return (
    <div className="mb-4 flex items-center justify-between gap-4 border-ink border-l-4 pl-4 text-14">
      <p aria-hidden="true" className="text-pretty">
        {isOne ? `${wrapName(name)} removed.` : 'Cart emptied.'}
      </p>
      <Button size="small" data-undo="" onClick={undo}>
        Undo<span className="sr-only">{isOne ? ` removal of ${name}` : ' emptying'}</span>
      </Button>
    </div>
  );
}
