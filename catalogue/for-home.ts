import type { Product } from './product.ts';

/** Made for the home: of the class for it, or by name where the standard, as for towers, has none. */
export function isForHome({ standardClass, name }: Pick<Product, 'standardClass' | 'name'>) {
  return standardClass === 'Non-Professional' || name.includes('DIY');
}
