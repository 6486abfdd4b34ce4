import { deliveryDay } from '../../content/delivery-day.ts';
import { districtBeyondDelivery } from './delivery-surcharge.ts';
import type { Order } from './find-order.ts';

/**
 * The last day on which an order that waits to be sent should come, as its UTC midnight. None for an
 * order that somebody must look at, nor for an address for which carriage is agreed first.
 */
export function dueDay({
  state,
  inDoubt,
  address,
  createdAt,
}: Pick<Order, 'state' | 'inDoubt' | 'address' | 'createdAt'>): Date | undefined {
  if ((state !== 'paid' && state !== 'preparing') || inDoubt) return undefined;
  return districtBeyondDelivery(address) ? undefined : deliveryDay(createdAt);
}
