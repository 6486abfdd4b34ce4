import { districtBeyondMainland } from '../../content/beyond-mainland.ts';
import type { PostalAddress } from '../database/schema.ts';
import type { Order } from './find-order.ts';

/** What the owner has to do first for an address that standard delivery does not reach. */
export function carriageToAgree(address: PostalAddress | null | undefined): string | undefined {
  const district = districtBeyondMainland(address?.postcode ?? '');
  if (district === undefined) return undefined;
  return `${district} is outside standard delivery: agree carriage with the buyer before anything leaves.`;
}

const carriageAlone = /^[A-Z]{2}\d{1,2} is outside standard delivery: [^.]*\.$/;

/**
 * Whether an order may not stand as it was placed. Carriage alone is no doubt: every buyer is told
 * that we write about it, and the order is accepted, also where the district counts as mainland by now.
 */
export function isInDoubt({ attention }: Pick<Order, 'attention'>): boolean {
  return attention !== null && !carriageAlone.test(attention);
}
