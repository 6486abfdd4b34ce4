import type { Order } from './find-order.ts';

/** What the buyer has had back of an order: all of one that is refunded, or a part. */
export function givenBack({
  state,
  totalPence,
  givenBackPence,
}: Pick<Order, 'state' | 'totalPence' | 'givenBackPence'>): number {
  return state === 'refunded' ? totalPence : givenBackPence;
}
