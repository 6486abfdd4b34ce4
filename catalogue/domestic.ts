import type { Product } from './product.ts';

export const domesticUseOnly = 'Domestic use only';

/** Whether it is for domestic use only: by EN 131 class, or by range if its standard has no such class. */
export function isDomestic({
  standardClass,
  domestic,
}: Pick<Product, 'standardClass' | 'domestic'>): boolean {
  return standardClass === 'Non-Professional' || domestic === true;
}
