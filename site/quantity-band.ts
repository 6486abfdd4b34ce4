import type { QuantityBand } from '../contract/bulk-quote.ts';
import { mostQuoted } from '../contract/most-quoted.ts';

/** A trade quote is for so many items or more. */
export const leastQuoted = 5;

/** A quantity that a request can name, or nothing. */
export function quotableFrom(quantity: number): number | undefined {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= mostQuoted
    ? quantity
    : undefined;
}

/** The band that a number of items falls into; fewer than a quote is for are in none. */
export function bandOf(items: number): QuantityBand | undefined {
  if (items < leastQuoted) return undefined;
  if (items <= 10) return '5-10';
  if (items <= 25) return '11-25';
  return items <= 50 ? '26-50' : '50+';
}

/** The fewest items of a band. Fifty are in the one below the last. */
export const leastOf = (band: QuantityBand) => (band === '50+' ? 51 : Number.parseInt(band, 10));
