import { formatSaving } from '../catalogue/money.ts';
import { claims } from './company.ts';
import { type LoadLine, sizeName, sizeOf } from './delivery.ts';
import { returnRates } from './delivery-zones.ts';

const sizes = [0, 1, 2] as const;

/** What sending goods back costs at most, in pence, by the sizes of delivery. */
export const returnCosts = sizes.map((size) => ({
  load: `Goods ${sizeName(size)}`,
  most: returnRates[size],
}));

export const returnBeyondMainland =
  'From an address that pays for standard delivery, returning costs up to that charge on top.';

/** What it costs at most to return a product, or anything where none is named. The terms have each size. */
export function returnWords(product?: LoadLine['product']): string {
  const { size } = product ? sizeOf([{ product, quantity: 1 }]) : { size: 2 as const };
  return `${claims.returnDays} days to cancel. Returns from the mainland cost up to ${formatSaving(returnRates[size])}`;
}

/** For who is about to pay: that, and what binds them. */
export function beforePaying(termsAddress: string): string {
  return `Consumers have ${returnWords()}, depending on size. By paying you accept our terms: ${termsAddress}`;
}
