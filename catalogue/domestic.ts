import type { Product } from './product.ts';

type Classed = Pick<Product, 'standardClass' | 'name'>;

export const domesticUseOnly = 'Domestic use only';

/** For jobs at home and not at work: of EN 131's class for it, or by name where a standard, as for towers, has none. */
export function isDomestic({ standardClass, name }: Classed): boolean {
  return standardClass === 'Non-Professional' || name.includes('DIY');
}
