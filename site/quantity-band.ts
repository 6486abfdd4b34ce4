import { maxQuoteQuantity, type QuantityBand, quantityBands } from '../contract/quantity-bands.ts';

/** The minimum number of items for a trade quote. */
export const minQuoteQuantity = quantityBands[0].least;

/** The quantity if a request can contain it; otherwise undefined. */
export function toQuotableQuantity(quantity: number): number | undefined {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuoteQuantity
    ? quantity
    : undefined;
}

/** The band for a number of items; undefined if there are too few for a quote. */
export function findQuantityBand(items: number): QuantityBand | undefined {
  return quantityBands.findLast(({ least }) => items >= least);
}
