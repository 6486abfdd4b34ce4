import { districtBeyondMainland } from '../../content/beyond-mainland.ts';
import type { PostalAddress } from '../database/schema.ts';

/** What the owner has to do first for an address that standard delivery does not reach. */
export function carriageToAgree(address: PostalAddress | null | undefined): string | undefined {
  const district = districtBeyondMainland(address?.postcode ?? '');
  if (district === undefined) return undefined;
  return `${district} is outside standard delivery: agree carriage with the buyer before anything leaves.`;
}
