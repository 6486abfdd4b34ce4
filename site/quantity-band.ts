import { mostQuoted } from '../contract/most-quoted.ts';
import { type QuantityBand, quantityBands } from '../contract/quantity-bands.ts';

/** A trade quote is for so many items or more. */
export const leastQuoted = quantityBands[0].least;

/** A quantity that a request can name, or nothing. */
export function quotableFrom(quantity: number): number | undefined {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= mostQuoted
    ? quantity
    : undefined;
}

/** The band that a number of items falls into; fewer than a quote is for are in none. */
export function quantityBandOf(items: number): QuantityBand | undefined {
  return quantityBands.findLast(({ least }) => items >= least);
}
