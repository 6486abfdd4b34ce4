import type { Product } from './product.ts';

const anyLength = Number.POSITIVE_INFINITY;

/** Whether an accessory fits a product: by family, and by model and length where it names them. */
export function fits(accessory: Product, product: Product): boolean {
  if (!accessory.compatibleWith?.includes(product.family)) return false;
  const { fitsModels, fitsUpTo = anyLength, fitsExtendedTo = anyLength, fitsFrom = 0 } = accessory;
  if (product.closedLength > fitsUpTo || product.height > fitsExtendedTo) return false;
  if (product.height < fitsFrom) return false;
  return fitsModels === undefined || fitsModels.includes(product.model);
}

/** The accessories that fit a product, those made for the fewest things first, then by price. */
export function partsFor(product: Product, products: readonly Product[]): Product[] {
  return products
    .filter((accessory) => fits(accessory, product))
    .sort((a, b) => breadth(a) - breadth(b) || a.price - b.price);
}

/** The products an accessory fits, in catalogue order. */
export function productsFitting(accessory: Product, products: readonly Product[]): Product[] {
  return products.filter((product) => fits(accessory, product));
}

function breadth(accessory: Product): number {
  return accessory.fitsModels?.length ?? 100 * (accessory.compatibleWith?.length ?? 0);
}
