import type { ListedProduct } from '../listed-products/listed-product.ts';

const most = 2;

/** What is in stock and does the same, parts apart, of which each has a job of its own: of its family, class and material, as high, as strong, nearest first. */
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
    .slice(0, most);
}
