import { indoorsOnly, isIndoorOnly } from '../../../catalogue/indoor-only.ts';
import type { Product } from '../../../catalogue/product.ts';

/** Where a tower may stand; nothing for what is no tower. */
export function placeOf(product: Pick<Product, 'standard' | 'height'>): string | undefined {
  if (product.standard !== 'EN 1004-1') return;
  return isIndoorOnly(product) ? indoorsOnly : 'Indoors and outdoors';
}
