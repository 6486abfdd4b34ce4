import type { Pence } from './money.ts';

// Separate from money.ts, which every page loads: everything in the shop has one rate.

/** The VAT rates that a line may have. */
export const vatPercents = [20, 5, 0] as const;

export type VatPercent = (typeof vatPercents)[number];

/** The VAT inside a price at a rate. */
export function vatAt(pence: Pence, percent: number): Pence {
  return Math.round((pence * percent) / (100 + percent));
}

/** The price without VAT at a rate. It and `vatAt` always add up to the price. */
export function exVatAt(pence: Pence, percent: number): Pence {
  return pence - vatAt(pence, percent);
}

/** The price including VAT, from a price agreed without it. */
export function incVatAt(pence: Pence, percent: number): Pence {
  return Math.round((pence * (100 + percent)) / 100);
}
