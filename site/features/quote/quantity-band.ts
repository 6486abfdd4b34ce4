import type { QuantityBand } from '../../../contract/bulk-quote.ts';

/** The band that a number of items falls into; fewer than five are in none. */
export function bandOf(items: number): QuantityBand | undefined {
  if (items < 5) return undefined;
  if (items <= 10) return '5-10';
  if (items <= 25) return '11-25';
  return items <= 50 ? '26-50' : '50+';
}
