import { districtBeyondMainland } from '../../content/beyond-mainland.ts';
import type { PostalAddress } from '../database/schema.ts';

type Address = PostalAddress | null | undefined;

/** The postcode district of an address that standard delivery does not reach. */
export function districtBeyondDelivery(address: Address): string | undefined {
  return districtBeyondMainland(address?.postcode ?? '');
}

/** What the owner has to do first for an address that standard delivery does not reach. */
export function surchargeToAgree(address: Address): string | undefined {
  const district = districtBeyondDelivery(address);
  if (district === undefined) return undefined;
  return `${district} is outside standard delivery: agree carriage with the buyer before anything leaves.`;
}
