import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CartLine } from './CartLine.tsx';
import type { CartAction, CartItem } from './cart.ts';
import { stockedCart } from './stocked-cart.ts';

type Props = {
  items: readonly CartItem[];
  /** Hands on what a screen reader should say. */
  onSaid: (words: string) => void;
};

export function CartLines({ items, onSaid }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [limited, setLimited] = useState<string>();

  function change(id: string, action: CartAction) {
    const place = items.findIndex((item) => item.product.id === id);
    const panel = list.current?.closest('dialog');
    flushSync(() => {
      const outcome = stockedCart.dispatch(action);
      onSaid(outcome.words);
      setLimited(outcome.limited ? id : undefined);
    });
    if (panel) keepFocus(panel, place);
  }

  return (
    <ul ref={list}>
      {items.map((item) => {
        const { id } = item.product;
        return (
          <CartLine
            key={id}
            item={item}
            limited={limited === id}
            onQuantity={(quantity) => change(id, { type: 'UPDATE_QUANTITY', id, quantity })}
            onRemove={() => change(id, { type: 'REMOVE_FROM_CART', id })}
          />
        );
      })}
    </ul>
  );
}

/** Where the focused line has gone, focus moves to the one that took its place, the last, or the way on. */
function keepFocus(panel: HTMLDialogElement, place: number) {
  const focused = document.activeElement;
  if (focused && focused !== panel && panel.contains(focused)) return;
  const removers = panel.querySelectorAll<HTMLElement>('[data-remove-line]');
  const next = removers[Math.min(place, removers.length - 1)];
  (next ?? panel.querySelector<HTMLElement>('[data-after-last]'))?.focus();
}
