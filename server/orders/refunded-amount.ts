import { formatPrice, type Pence } from '../../catalogue/money.ts';
import { paymentProvider } from '../payments/settings.ts';
import type { Order } from './find-order.ts';

type Paid = Pick<Order, 'state' | 'totalPence' | 'givenBackPence'>;

/** What the buyer has had back of an order: all of one that is refunded, or a part. */
export function refundedPence({ state, totalPence, givenBackPence }: Paid): number {
  return state === 'refunded' ? totalPence : givenBackPence;
}

/** When money last went back, if any did, by an order's events in their order. */
export function refundedAt(events: Order['events']): Date | undefined {
  const inFull = events.find(({ state }) => state === 'refunded');
  return (inFull ?? events.findLast(({ kind }) => kind === 'part-refund'))?.at;
}

/** What the buyer would have back with a refund of the rest. */
export function refundablePence(order: Paid): number {
  return order.totalPence - refundedPence(order);
}

/** What an order's history says of a part that was given back. */
export function partialRefund(total: Pence, given: Pence): string {
  return `${formatPrice(given)} of ${formatPrice(total)} has been given back at ${paymentProvider.name}.`;
}

/** How often an order's money was found not to have gone back after all. */
export function failedRefunds({ events }: Pick<Order, 'events'>): number {
  return events.filter(({ kind }) => kind === 'failed-refund').length;
}

/** Whether money of an order that is refunded in full did not go back after all. */
export function hasFailedInFull({ events }: Pick<Order, 'events'>): boolean {
  return events.some(({ kind, state }) => kind === 'failed-refund' && state === 'refunded');
}

/** Names a sum that has been given back: after a refund that failed, the same may go back again. */
export function refundEmailKey(order: Pick<Order, 'events'>, pence: Pence): string {
  const failed = failedRefunds(order);
  return failed === 0 ? `${pence}` : `${pence}-after-${failed}`;
}
