import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { exVatOfEach } from '../../../catalogue/ex-vat-of-each.ts';
import { limitedTo } from './adding-words.ts';
import { CartLine } from './CartLine.tsx';
import type { CartItem } from './cart.ts';
import { type CartChangeAction, wordsFor } from './cart-words.ts';
import { type RemovedLine, removedBy } from './removed-line.ts';
import { allowedQuantity, type LeftOf } from './shortage.ts';
import { stockedCart } from './stocked-cart.ts';

type Props = {
  items: readonly CartItem[];
  leftOf: LeftOf;
  /** Called after every change, with what a screen reader should say and the lines that went by it. */
  onChanged: (words: string, removed: readonly RemovedLine[]) => void;
};

export function CartLines({ items, leftOf, onChanged }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [limited, setLimited] = useState<string>();

  /** With the line's id and a sentence where less is done with it than was asked for. */
  function change(action: CartChangeAction, limit?: { id: string; words: string }) {
    const panel = list.current?.closest('dialog');
    flushSync(() => {
      const words = wordsFor(action, stockedCart.dispatch(action));
      onChanged(limit?.words ?? words, removedBy(items, stockedCart.get().cart));
      setLimited(limit?.id);
    });
    if (panel) keepFocus(panel);
  }

  function ask(item: CartItem, wanted: number) {
    const { id } = item.product;
    const quantity = allowedQuantity(item, wanted, leftOf);
    const limit = quantity < wanted ? { id, words: limitedTo(leftOf(item.product)) } : undefined;
    change({ type: 'UPDATE_QUANTITY', id, quantity }, limit);
  }

  const exVat = exVatOfEach(items.map(({ product, quantity }) => product.price * quantity));
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
              left={leftOf(item.product)}
              limited={limited === id}
              onQuantity={(quantity) => ask(item, quantity)}
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

/** Where the focused line has gone, focus moves to the button that brings it back. */
function keepFocus(panel: HTMLDialogElement) {
  const focused = document.activeElement;
  if (focused && focused !== panel && panel.contains(focused)) return;
  panel.querySelector<HTMLElement>('[data-undo]')?.focus();
}
