import type { Product } from './product.ts';

/** What `width` measures where it is not the whole: stabilisers and base bars stand wider. */
export function widthName({
  standard,
  heightKind,
}: Pick<Product, 'standard' | 'heightKind'>): string | undefined {
  if (standard === 'EN 1004-1') return 'Frame width';
  return heightKind === 'extended' ? 'Ladder width' : undefined;
}
