import { useEffect, useState } from 'react';
import { useMedia } from '../../../ui/use-media.ts';
import { SlideOver } from '../../shell/SlideOver.tsx';
import { useCheckout } from '../checkout/use-checkout.ts';
import { DeliveryPanel } from '../delivery/DeliveryPanel.tsx';
import { deliveryBlocker } from '../delivery/delivery-answer.ts';
import { useDeliveryChoice } from '../delivery/delivery-store.ts';
import { nameInLines } from '../listed-products/product-texts.ts';

import { CartFoot } from './CartFoot.tsx';
import { CartLines, RemovedLines } from './CartLines.tsx';
import type { CartItem } from './cart.ts';
import { type CartChange, type RemovedLine, removedFrom } from './cart-storage.ts';
import { itemsText, sentencesOf, sentenceText } from './cart-texts.ts';
import { EmptyCart } from './EmptyCart.tsx';
import {
  checkoutBlocker,
  maxQuantity,
  purchasable,
  shortageText,
  useRemainingStock,
} from './remaining-stock.ts';
import {
  applyPriceChanges,
  askedCart,
  isSold,
  reprice,
  stockedCart,
  useCart,
} from './stocked-cart.ts';

const id = 'cart';

const nothingToTell: readonly CartChange[] = [];
const noLines: readonly RemovedLine[] = [];

const newerThanPage = 'Your cart has changed since this page loaded. Reload the page to see it.';

/** The cart read again, as another tab or the server may have changed it since the last render. */
const purchasableNow = () => purchasable(stockedCart.refresh().cart, maxQuantity).items;

/** The cart at the right edge. Before hydration it is a closed dialog with a loading message. */
export function CartPanel() {
  const { ready, cart, changes } = useCart();
  const open = useDialogOpen(id);
  const [told, setTold] = useState(nothingToTell);
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState(noLines);
  const remainingOf = useRemainingStock(open);
  const had = purchasable(cart, remainingOf);
  const checkout = useCheckout(open, had.items, purchasableNow, reprice);
  const { unpaid, forgetAlert } = checkout;
  const choice = useDeliveryChoice();
  // On a phone the items need the room, so there the panel scrolls with them.
  const hasRoom = useMedia('(width >= 37.5rem) and (height >= 50rem)');

  useEffect(() => {
    if (!open || changes.length === 0) return;
    let over = false;
    askedCart().then(() => {
      if (over) return;
      const now = applyPriceChanges();
      if (now.length === 0) return;
      setTold(now);
      setSaid(sentencesOf(now).map(sentenceText).join(' '));
    });
    return () => {
      over = true;
    };
  }, [open, changes]);

  useEffect(() => {
    if (open) return;
    setTold(nothingToTell);
    setSaid('');
    setRemoved(noLines);
    forgetAlert();
  }, [open, forgetAlert]);

  /** Clears the checkout alert, because a change to the cart may have fixed its cause. */
  function changed(words: string, lines = noLines) {
    setSaid(words);
    setRemoved(lines);
    forgetAlert();
  }

  // Another tab may have put some back.
  const [gone, ...goneToo] = removedFrom(cart, removed);
  const unseen = changes.some((change) => change.kind === 'no-longer-sold' && isSold(change.id));
  const empty = cart.items.length === 0;
  return (
    <SlideOver
      id={id}
      title={ready ? `Cart, ${itemsText(cart.itemCount)}` : 'Cart'}
      foot={
        ready && (
          <>
            {gone && <RemovedLines removed={[gone, ...goneToo]} onUndone={changed} />}
            <CartFoot
              cart={had}
              leftOut={cart.itemCount - had.itemCount}
              blocker={checkoutBlocker(cart, remainingOf) ?? deliveryBlocker(choice)}
              checkout={checkout}
            >
              {hasRoom && <CartDelivery lines={had.items} />}
            </CartFoot>
          </>
        )
      }
    >
      <p role="status" className="sr-only">
        {said ||
          (unpaid && paymentNotTaken) ||
          (unseen && newerThanPage) ||
          shortageText(cart, remainingOf)}
      </p>
      {!ready && <p className="py-6 text-ink-2">Loading your cart</p>}
      {unpaid && <PaymentNotTaken />}
      <CartChanges changes={told} />
      {unseen && <p className="mt-5 text-14 text-ink-2">{newerThanPage}</p>}
      {ready && empty && !unseen && <EmptyCart />}
      {ready && !empty && (
        <CartLines items={cart.items} remainingOf={remainingOf} onChanged={changed} />
      )}
      {ready && had.items.length > 0 && hasRoom === false && <CartDelivery lines={had.items} />}
    </SlideOver>
  );
}

function CartDelivery({ lines }: { lines: readonly CartItem[] }) {
  return (
    <div className="my-4 sm:mt-0">
      <DeliveryPanel lines={lines} compact />
    </div>
  );
}

/** What has changed in the cart since the buyer last saw it. The panel's live region announces it. */
function CartChanges({ changes }: { changes: readonly CartChange[] }) {
  if (changes.length === 0) return null;
  return (
    <div className="mt-5 border-ink border-l-4 bg-plate px-4 py-3 text-14">
      <h3 className="font-[560]">Since you were last here</h3>
      <ul className="mt-1 grid gap-1 text-pretty text-ink-2">
        {sentencesOf(changes).map((sentence) => (
          <li key={sentenceText(sentence)}>
            {sentence.subject && (
              <a href={sentence.subject.href} className="text-ink underline">
                {nameInLines(sentence.subject.name)}
              </a>
            )}{' '}
            {sentence.rest}
          </li>
        ))}
      </ul>
    </div>
  );
}

const paymentNotTaken = "Payment not taken. Your cart hasn't changed.";

/** For a buyer back from the payment page. The panel's live region announces it. */
export function PaymentNotTaken() {
  return (
    <p className="mt-5 border-ink border-l-4 bg-plate px-4 py-3 font-[560] text-14">
      {paymentNotTaken}
    </p>
  );
}

/** Follows a dialog that is opened and closed without React. Not every browser fires `toggle` on dialogs. */
function useDialogOpen(id: string): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement)) return;
    const follow = () => setOpen(dialog.open);
    follow();
    const watch = new MutationObserver(follow);
    watch.observe(dialog, { attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, [id]);
  return open;
}
