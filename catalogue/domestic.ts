import type { Product } from './product.ts';

export const domesticUseOnly = 'Domestic use only';

/** For jobs at home and not at work: by its EN 131 class, or as a range says where its standard has no such class. */
export function isDomestic({
  standardClass,
  domestic,
}: Pick<Product, 'standardClass' | 'domestic'>): boolean {
  return standardClass === 'Non-Professional' || domestic === true;
}
