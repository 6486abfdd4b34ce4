import type { Product } from '../../catalogue/product.ts';

/** A tall tower's picture shows its end beside its side: both are slender. */
export function showsEnd({ height }: Pick<Product, 'height'>): boolean {
  return height > 8;
}

/** How far a tanker ladder's cage reaches over the vehicle. */
export const cageReach = 1.2;
