import { useEffect, useState } from 'react';
import { SlideOver } from '../../shell/SlideOver.tsx';
import { CartChanges } from './CartChanges.tsx';
import { CartFoot } from './CartFoot.tsx';
import { CartLines } from './CartLines.tsx';
import type { CartChange } from './cart-storage.ts';
import { itemsWord } from './cart-words.ts';
import { inWords, sentencesOf } from './change-sentences.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { PaymentNotTaken, paymentNotTaken } from './PaymentNotTaken.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { type RemovedLine, removedFrom } from './removed-line.ts';
import { canBeHad, hindranceOf, shortageWords } from './shortage.ts';
import { askedCart, isSold, settleCart } from './stocked-cart.ts';
import { useCameBack } from './use-came-back.ts';
import { useCart } from './use-cart.ts';
import { useCheckout } from './use-checkout.ts';
import { useDialogOpen } from './use-dialog-open.ts';
import { useLeft } from './use-left.ts';

const id = 'cart';

const nothingToTell: readonly CartChange[] = [];
const noLines: readonly RemovedLine[] = [];

const newerThanPage = 'Your cart has changed since this page loaded. Reload the page to see it.';

/** The cart at the right edge. Before it wakes it is a closed dialog that says it is loading. */
export function CartPanel() {
  const { ready, cart, changes } = useCart();
  const checkout = useCheckout();
  const { forgetAlert } = checkout;
  const open = useDialogOpen(id);
  const [told, setTold] = useState(nothingToTell);
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState(noLines);
  const leftOf = useLeft(open);
  const had = canBeHad(cart, leftOf);
  const unpaid = useCameBack(open, had);

  useEffect(() => {
    if (!open || changes.length === 0) return;
    let over = false;
    askedCart().then(() => {
      if (over) return;
      const now = settleCart();
      if (now.length === 0) return;
      setTold(now);
      setSaid(sentencesOf(now).map(inWords).join(' '));
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

  /** What the last checkout failed by may be over with it. */
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
      title={ready ? `Cart, ${itemsWord(cart.itemCount)}` : 'Cart'}
      foot={
        ready && (
          <>
            {gone && <RemovedNotice removed={[gone, ...goneToo]} onUndone={changed} />}
            <CartFoot
              cart={had}
              leftOut={cart.itemCount - had.itemCount}
              hindrance={hindranceOf(cart, leftOf)}
              checkout={checkout}
            />
          </>
        )
      }
    >
      <p role="status" className="sr-only">
        {said ||
          (unpaid && paymentNotTaken) ||
          (unseen && newerThanPage) ||
          shortageWords(cart, leftOf)}
      </p>
      {!ready && <p className="py-6 text-ink-2">Loading your cart</p>}
      {unpaid && <PaymentNotTaken />}
      <CartChanges changes={told} />
      {unseen && <p className="mt-5 text-14 text-ink-2">{newerThanPage}</p>}
      {ready && empty && !unseen && <EmptyCart />}
      {ready && !empty && <CartLines items={cart.items} leftOf={leftOf} onChanged={changed} />}
    </SlideOver>
  );
}
