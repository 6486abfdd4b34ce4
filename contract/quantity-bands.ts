/**
 * How many items a quote is for, with the least of each band. In its own file, so that pages need
 * not load the validation.
 */
export const quantityBands = [
  { key: '5-10', least: 5 },
  { key: '11-25', least: 11 },
  { key: '26-50', least: 26 },
  // Fifty belongs to the band before.
  { key: '50+', least: 51 },
] as const;

export type QuantityBand = (typeof quantityBands)[number];
