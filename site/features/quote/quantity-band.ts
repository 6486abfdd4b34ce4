import type { QuantityBand } from '../../../contract/bulk-quote.ts';

/** A trade quote is for so many items or more. */
export const leastQuoted = 5;

/** The band that a number of items falls into; fewer than a quote is for are in none. */
export function bandOf(items: number): QuantityBand | undefined {
  if (items < leastQuoted) return undefined;
  if (items <= 10) return '5-10';
  if (items <= 25) return '11-25';
  return items <= 50 ? '26-50' : '50+';
}
