import { formatSaving, type Pence } from '../catalogue/money.ts';
import type { Product } from '../catalogue/product.ts';
import { claims } from './company.ts';
import { loads } from './delivery.ts';

/** What sending goods back costs at most, in pence. */
export const returnCarriage = [
  { load: 'Parcel, up to 1.5 m long and 25 kg', most: 15_00 },
  { load: 'Anything except a tower, up to 3 m long packed and 50 kg', most: 60_00 },
  { load: 'Anything longer or heavier, and any tower', most: 120_00 },
] as const;

export const returnBeyondMainland =
  'If we agreed a delivery cost with you, returning from that address costs up to that much extra.';

/** What it costs at most to return a product, or anything where none is named. The terms have each size. */
export function returnWords(product?: Product): string {
  const [, , dearest] = returnCarriage;
  const most = formatSaving(product ? returnCost(product) : dearest.most);
  return `${claims.returnDays} days to cancel. Returns from the mainland cost up to ${most}`;
}

function returnCost({ standard, closedLength, weight }: Product): Pence {
  const [parcel, smaller, rest] = returnCarriage;
  if (standard === 'EN 1004-1' || closedLength > loads.longMetres || weight > loads.heavyKilograms)
    return rest.most;
  return closedLength <= 1.5 && weight <= 25 ? parcel.most : smaller.most;
}

/** For who is about to pay: that, and what binds them. */
export function beforePaying(termsAddress: string): string {
  return `Consumers have ${returnWords()}, depending on size. By paying you accept our terms: ${termsAddress}`;
}
