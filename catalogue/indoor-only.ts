import type { Product } from './product.ts';

export const indoorsOnly = 'Indoors only';

/** For mobile towers: EN 1004-1 covers up to 8 m outdoors, where there is wind, and up to 12 m indoors. */
export function isIndoorOnly({ standard, height }: Pick<Product, 'standard' | 'height'>): boolean {
  return standard === 'EN 1004-1' && height > 8;
}

/** Where a tower may stand; undefined for other products. */
export function suitableLocations(
  product: Pick<Product, 'standard' | 'height'>,
): string | undefined {
  if (product.standard !== 'EN 1004-1') return;
  return isIndoorOnly(product) ? indoorsOnly : 'Indoors and outdoors';
}
