// In their own file, so that pages need not load the validation.

/** The bands of quantities for a quote, with the least of each. */
export const quantityBands = [
  { key: '5-10', least: 5 },
  { key: '11-25', least: 11 },
  { key: '26-50', least: 26 },
  // Fifty is in the previous band.
  { key: '50+', least: 51 },
] as const;

/** The most of one product in a quote request. */
export const maxQuoteQuantity = 9999;

export type QuantityBand = (typeof quantityBands)[number];
