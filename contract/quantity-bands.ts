/** How many items a quote is for, each band with the fewest in it. Apart, for pages that check nothing. */
export const quantityBands = [
  { key: '5-10', least: 5 },
  { key: '11-25', least: 11 },
  { key: '26-50', least: 26 },
  // Fifty are in the one before.
  { key: '50+', least: 51 },
] as const;

export type QuantityBand = (typeof quantityBands)[number];
