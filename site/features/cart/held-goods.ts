import { holdMinutes } from '../../../contract/hold-minutes.ts';
import type { Attempt } from './attempt-keeper.ts';

/** As long as the server may still tell of the shelf as it was before the goods were freed. */
const heldOn = 8000;

/** Whether an attempt's time to pay is over: the server frees what it held. */
export const isTimedOut = ({ at }: Attempt, now: number) => now >= at + holdMinutes * 60_000;

/**
 * How many of a price this tab's own checkout keeps from the shelf, so that nobody waits for
 * themselves. Goods that are being given up, or were just now, count as well; without end where
 * nobody here knows what those were.
 */
export function createHeldGoods(read: () => Attempt | undefined, now = Date.now) {
  let cart = '';
  let until = 0;
  return (priceId: string): number => {
    const attempt = read();
    if (attempt && !isTimedOut(attempt, now())) {
      // Without its cart it is on its way back to the shelf.
      cart = attempt.cart || cart;
      until = now() + heldOn;
    }
    if (now() >= until) return 0;
    return cart ? quantityIn(cart, priceId) : Number.POSITIVE_INFINITY;
  };
}

function quantityIn(cart: string, priceId: string): number {
  try {
    const { items } = JSON.parse(cart) as { items: { price: string; quantity: number }[] };
    return items.find(({ price }) => price === priceId)?.quantity ?? 0;
  } catch {
    return 0;
  }
}
