import { mostQuoted } from '../contract/most-quoted.ts';
import { type QuantityBand, quantityBands } from '../contract/quantity-bands.ts';

/** The minimum number of items for a trade quote. */
export const leastQuoted = quantityBands[0].least;

/** The quantity if a request can contain it; otherwise undefined. */
export function quotableFrom(quantity: number): number | undefined {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= mostQuoted
    ? quantity
    : undefined;
}

/** The band for a number of items; undefined if there are too few for a quote. */
export function quantityBandOf(items: number): QuantityBand | undefined {
  return quantityBands.findLast(({ least }) => items >= least);
}
