import { outreach } from './floor-space.ts';
import type { Product } from './product.ts';

/** What `width` measures if it is not the overall width: stabilisers and base bars are wider. */
export function widthLabel(
  product: Pick<Product, 'standard' | 'family' | 'width' | 'height' | 'heightKind'>,
): string | undefined {
  if (product.standard === 'EN 1004-1' || outreach(product) > 0) return 'Frame width';
  return product.heightKind === 'extended' ? 'Ladder width' : undefined;
}
