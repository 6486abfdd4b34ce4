import { districtBeyondMainland } from '../../content/beyond-mainland.ts';
import { deliveryDay } from '../../content/delivery-day.ts';
import type { PostalAddress } from '../database/schema.ts';
import { isInDoubt } from './issue-text.ts';
import { isUndispatched, type Order } from './order.ts';

/** The postcode district of an address outside standard delivery, for which a surcharge is agreed. */
export function surchargeDistrict(address: PostalAddress | null | undefined): string | undefined {
  return districtBeyondMainland(address?.postcode ?? '');
}

/**
 * The last day on which an order that waits for dispatch should arrive, as its UTC midnight. None for
 * an order in doubt, nor for an address for which the delivery cost is agreed first.
 */
export function dueDay(
  order: Pick<Order, 'state' | 'issues' | 'address' | 'createdAt'>,
): Date | undefined {
  if (!isUndispatched(order.state) || isInDoubt(order)) return undefined;
  return surchargeDistrict(order.address) ? undefined : deliveryDay(order.createdAt);
}
