import { formatSaving } from '../catalogue/money.ts';
import { claims } from './company.ts';
import { type LoadLine, sizeName, sizeOf } from './delivery.ts';
import { returnRates } from './delivery-zones.ts';

const sizes = [0, 1, 2] as const;

/** The most that it costs to return goods, in pence, by the sizes of delivery. */
export const returnCosts = sizes.map((size) => ({
  load: `Goods ${sizeName(size)}`,
  most: returnRates[size],
}));

export const returnBeyondMainland =
  'From an address that pays for standard delivery, returning costs up to that charge on top.';

/** The most that it costs to return a product, or any product if none is given. The terms list each size. */
export function returnWords(product?: LoadLine['product']): string {
  const { size } = product ? sizeOf([{ product, quantity: 1 }]) : { size: 2 as const };
  return `${claims.returnDays} days to cancel. Returns from the mainland cost up to ${formatSaving(returnRates[size])}`;
}

/** The text before payment: the cost of returns, and the terms that the buyer accepts. */
export function beforePaying(termsAddress: string): string {
  return `Consumers have ${returnWords()}, depending on size. By paying you accept our terms: ${termsAddress}`;
}
