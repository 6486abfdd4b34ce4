import { useEffect, useState } from 'react';
import { useMedia } from '../../../ui/use-media.ts';
import { SlideOver } from '../../shell/SlideOver.tsx';
import { useCheckout } from '../checkout/use-checkout.ts';
import { DeliveryPanel } from '../delivery/DeliveryPanel.tsx';
import { deliveryBlocker } from '../delivery/delivery-estimate.ts';
import { useDeliveryChoice } from '../delivery/delivery-store.ts';
import { wrapName } from '../listed-products/product-texts.ts';

import { CartFooter } from './CartFooter.tsx';
import { CartLines, RemovedLines } from './CartLines.tsx';
import type { CartItem } from './cart.ts';
import { type CartChange, filterStillRemoved, type RemovedLine } from './cart-storage.ts';
import { describeChanges, itemsText, sentenceText } from './cart-texts.ts';
import { EmptyCart } from './EmptyCart.tsx';
import {
  checkoutBlocker,
  maxQuantity,
  shortageText,
  toPurchasableCart,
  useRemainingStock,
} from './remaining-stock.ts';
import {
  applyPriceChanges,
  applyServerPrices,
  isSold,
  loadFreshCart,
  stockedCart,
  useCart,
} from './stocked-cart.ts';

const id = 'cart';

const noChanges: readonly CartChange[] = [];
const noLines: readonly RemovedLine[] = [];

const pageOutdatedText = 'Your cart has changed since this page loaded. Reload the page to see it.';

/** The cart read again, as another tab or the server may have changed it since the last render. */
const readPurchasableItems = () => toPurchasableCart(stockedCart.refresh().cart, maxQuantity).items;

/** The cart at the right edge. Before hydration it is a closed dialog with a loading message. */
export function CartPanel() {
  const { ready, cart, changes } = useCart();
  const open = useDialogOpen(id);
  const [reportedChanges, setReportedChanges] = useState(noChanges);
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState(noLines);
  const getRemaining = useRemainingStock(open);
  const purchasableCart = toPurchasableCart(cart, getRemaining);
  const checkout = useCheckout(
    open,
    purchasableCart.items,
    readPurchasableItems,
    applyServerPrices,
  );
  const { unpaid, forgetAlert } = checkout;
  const choice = useDeliveryChoice();
  // On a phone the items need the room, so there the panel scrolls with them.
  const hasRoom = useMedia('(width >= 37.5rem) and (height >= 50rem)');

  useEffect(() => {
    if (!open || changes.length === 0) return;
    let cancelled = false;
    loadFreshCart().then(() => {
      if (cancelled) return;
      const now = applyPriceChanges();
      if (now.length === 0) return;
      setReportedChanges(now);
      setAnnouncement(describeChanges(now).map(sentenceText).join(' '));
    });
    return () => {
      cancelled = true;
    };
  }, [open, changes]);

  useEffect(() => {
    if (open) return;
    setReportedChanges(noChanges);
    setAnnouncement('');
    setRemoved(noLines);
    forgetAlert();
  }, [open, forgetAlert]);

  /** Clears the checkout alert, because a change to the cart may have fixed its cause. */
  function handleCartChange(words: string, lines = noLines) {
    setAnnouncement(words);
    setRemoved(lines);
    forgetAlert();
  }

  // Another tab may have put some back.
  const [firstRemoved, ...otherRemoved] = filterStillRemoved(cart, removed);
  const isPageOutdated = changes.some(
    (change) => change.kind === 'no-longer-sold' && isSold(change.id),
  );
  const empty = cart.items.length === 0;
  return (
    <SlideOver
      id={id}
      title={ready ? `Cart, ${itemsText(cart.itemCount)}` : 'Cart'}
      foot={
        ready && (
          <>
            {firstRemoved && (
              <RemovedLines removed={[firstRemoved, ...otherRemoved]} onUndone={handleCartChange} />
            )}
            <CartFooter
              cart={purchasableCart}
              excludedCount={cart.itemCount - purchasableCart.itemCount}
              blocker={checkoutBlocker(cart, getRemaining) ?? deliveryBlocker(choice)}
              checkout={checkout}
            >
              {hasRoom && <CartDelivery lines={purchasableCart.items} />}
            </CartFooter>
          </>
        )
      }
    >
      <p role="status" className="sr-only">
        {announcement ||
          (unpaid && paymentNotTaken) ||
          (isPageOutdated && pageOutdatedText) ||
          shortageText(cart, getRemaining)}
      </p>
      {!ready && <p className="py-6 text-ink-2">Loading your cart</p>}
      {unpaid && <PaymentNotTaken />}
      <CartChanges changes={reportedChanges} />
      {isPageOutdated && <p className="mt-5 text-14 text-ink-2">{pageOutdatedText}</p>}
      {ready && empty && !isPageOutdated && <EmptyCart />}
      {ready && !empty && (
        <CartLines items={cart.items} getRemaining={getRemaining} onChanged={handleCartChange} />
      )}
      {ready && purchasableCart.items.length > 0 && hasRoom === false && (
        <CartDelivery lines={purchasableCart.items} />
      )}
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
        {describeChanges(changes).map((sentence) => (
          <li key={sentenceText(sentence)}>
            {sentence.subject && (
              <a href={sentence.subject.href} className="text-ink underline">
                {wrapName(sentence.subject.name)}
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
    const updateOpen = () => setOpen(dialog.open);
    updateOpen();
    const observer = new MutationObserver(updateOpen);
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [id]);
  return open;
}
