import type { Product } from '../../catalogue/product.ts';
import type { stockMovement } from '../../server/database/schema.ts';
import type { Random } from './random.ts';

type Movement = typeof stockMovement.$inferInsert & { at: Date };

/** Stock over the year: only goods in stock are sold, and deliveries arrive when they run out. */
export function createDemoStock(
  random: Random,
  products: readonly Product[],
  { start, until, known }: { start: Date; until: Date; known: ReadonlyMap<string, number> },
) {
  const available = new Map(known);
  const movements: Movement[] = [];
  const expected: Movement[] = [];
  const recordMovement = (movement: Movement) => {
    const { productId, change } = movement;
    available.set(productId, (available.get(productId) ?? 0) + change);
    movements.push(movement);
  };
  for (const { id, inStock, stockCount } of products) {
    if (available.has(id)) continue;
    recordMovement({
      productId: id,
      change: inStock ? stockCount : 0,
      reason: 'opened',
      at: start,
    });
  }
  /** Products with late deliveries: if they ran out recently, they stay out of stock. */
  const lateProducts = new Set(products.filter((_, place) => place % 9 === 4).map(({ id }) => id));
  const lateSince = until.getTime() - 25 * 86_400_000;

  const receive = (productId: string, quantity: number, at: Date) => {
    const change = Math.max(quantity, random.between(6, 24));
    recordMovement({ productId, change, reason: 'received', at });
  };

  return {
    available,
    /** Reserves goods for a checkout; returns false if they are out of stock. */
    reserve({ id, inStock }: Product, quantity: number, reference: string, at: Date): boolean {
      this.bookReturns(at);
      if ((available.get(id) ?? 0) < quantity) {
        if (!inStock || (lateProducts.has(id) && at.getTime() > lateSince)) return false;
        receive(id, quantity, new Date(at.getTime() - random.between(1, 300) * 60_000));
      }
      recordMovement({ productId: id, change: -quantity, reason: 'reserved', reference, at });
      return true;
    },
    /** Books the goods of a cancelled order back into stock at a later moment. */
    scheduleReturn(productId: string, quantity: number, reference: string, at: Date) {
      expected.push({ productId, change: quantity, reason: 'returned', reference, at });
    },
    /** A count that differs by one. */
    recordMiscount({ id }: Product, at: Date) {
      const change = (available.get(id) ?? 0) > 3 && random.chance(0.7) ? -1 : 1;
      if (available.get(id)) recordMovement({ productId: id, change, reason: 'corrected', at });
    },
    /** Books in the goods that have come back by this time. */
    bookReturns(now: Date) {
      for (const back of expected.filter(({ at }) => at <= now)) recordMovement(back);
      expected.splice(0, expected.length, ...expected.filter(({ at }) => at > now));
    },
    /** Every movement, the oldest first. */
    movements: () => movements.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
  };
}
