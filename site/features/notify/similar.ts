import type { ListedProduct } from '../listed-products/listed-product.ts';

const limit = 2;

/**
 * Products in stock that do the same job: of the same family, class and material, at least as high and as
 * strong, nearest first. None for spare parts, each of which has its own job.
 */
export function similarInStock(
  product: ListedProduct,
  products: readonly ListedProduct[],
): ListedProduct[] {
  if (product.heightKind === 'size') return [];
  return products
    .filter(
      (other) =>
        other.id !== product.id &&
        other.inStock &&
        !other.isTest &&
        other.family === product.family &&
        other.heightKind === product.heightKind &&
        other.standardClass === product.standardClass &&
        other.material === product.material &&
        other.workingHeight >= product.workingHeight &&
        other.loadRating >= product.loadRating,
    )
    .sort((a, b) => a.workingHeight - b.workingHeight || a.price - b.price)
    .slice(0, limit);
}
