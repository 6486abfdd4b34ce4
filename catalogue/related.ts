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
  return products
    .filter((other) => other.family === product.family && other.id !== product.id && !other.isTest)
    .sort(
      (a, b) =>
        metres(away(a)) - metres(away(b)) ||
        stranger(a) - stranger(b) ||
        priceApart(a) - priceApart(b) ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, most);
}

/** The two nearest that can be had instead: outdoors, nothing that may stand indoors only. */
export function insteadOf(product: Product, products: readonly Product[]): Product[] {
  const servesAsWell = (other: Product) => isIndoorOnly(product) || !isIndoorOnly(other);
  return relatedTo(
    product,
    products.filter((other) => other.inStock && servesAsWell(other)),
    2,
  );
}

/** Whole centimetres as metres, so that 1.9 - 1.4 and 2.4 - 1.9 count as the same distance. */
function metres(distance: number): number {
  return Math.round(distance * 100) / 100;
}
