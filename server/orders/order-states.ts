import type { OrderState } from '../../contract/order.ts';

/** What an order can become. Small orders go out without a note that they are being prepared. */
export const nextStates: Readonly<Record<OrderState, readonly OrderState[]>> = {
  paid: ['preparing', 'dispatched', 'cancelled', 'refunded'],
  preparing: ['dispatched', 'cancelled', 'refunded'],
  dispatched: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
};

/** Whether the goods of an order in this state have not left us yet. */
export function isInOurHands(state: OrderState): boolean {
  return state === 'paid' || state === 'preparing';
}
