import type { Attempt } from './attempt-keeper.ts';

/** As long as the server may still tell of the shelf as it was before the goods were freed. */
const heldOn = 8000;

/**
 * How many of a price this tab's own checkout keeps from the shelf, so that nobody waits for
 * themselves. Goods that are being given up, or were just now, count as well.
 */
export function createHeldGoods(read: () => Attempt | undefined, now = () => performance.now()) {
  let held = new Map<string, number>();
  let anything = false;
  let until = 0;
  return (priceId: string): number => {
    const attempt = read();
    if (attempt) {
      // Without its cart it is on its way back to the shelf, and nobody here knows what it held.
      anything = attempt.cart === '';
      if (!anything) held = goodsIn(attempt.cart);
      until = now() + heldOn;
    }
    if (now() >= until) return 0;
    return anything ? Number.POSITIVE_INFINITY : (held.get(priceId) ?? 0);
  };
}

function goodsIn(cart: string): Map<string, number> {
  try {
    const { items } = JSON.parse(cart) as { items: { price: string; quantity: number }[] };
    return new Map(items.map(({ price, quantity }) => [price, quantity]));
  } catch {
    return new Map();
  }
}
