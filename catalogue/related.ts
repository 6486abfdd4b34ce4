import { firstFew } from './first-few.ts';
import { isIndoorOnly } from './indoor-only.ts';
import type { Product } from './product.ts';

/**
 * Others of the same family, nearest height first. At equal distance the same model goes before
 * another, then the nearer price. A test item is never shown.
 */
export function relatedTo(product: Product, products: readonly Product[], most = 4): Product[] {
  const away = (other: Product): number => Math.abs(other.height - product.height);
  const stranger = (other: Product): number => Number(other.model !== product.model);
  const priceApart = (other: Product): number => Math.abs(other.price - product.price);
  return firstFew(
    products.filter(
      (other) => other.family === product.family && other.id !== product.id && !other.isTest,
    ),
    most,
    (a, b) =>
      metres(away(a)) - metres(away(b)) ||
      stranger(a) - stranger(b) ||
      priceApart(a) - priceApart(b) ||
      (a.id < b.id ? -1 : 1),
  );
}

/** The two of its family, in stock, that do the job as well with the least height to spare. */
export function insteadOf(product: Product, products: readonly Product[]): Product[] {
  const toSpare = (other: Product): number => metres(other.workingHeight - product.workingHeight);
  return firstFew(
    products.filter(
      (other) =>
        other.family === product.family &&
        other.id !== product.id &&
        other.inStock &&
        !other.isTest &&
        doesTheJobOf(product, other),
    ),
    2,
    (a, b) => toSpare(a) - toSpare(b) || a.price - b.price || (a.id < b.id ? -1 : 1),
  );
}

/** Reaches and holds as much, stands outdoors if the first may, and near electricity if it may. */
function doesTheJobOf(product: Product, other: Product): boolean {
  return (
    metres(other.workingHeight) >= metres(product.workingHeight) &&
    other.loadRating >= product.loadRating &&
    (isIndoorOnly(product) || !isIndoorOnly(other)) &&
    (product.material !== 'GRP' || other.material === 'GRP')
  );
}

/** Whole centimetres as metres, so that 1.9 - 1.4 and 2.4 - 1.9 count as the same distance. */
function metres(distance: number): number {
  return Math.round(distance * 100) / 100;
}
