import { isDomestic } from './domestic.ts';
import { isIndoorOnly } from './indoor-only.ts';
import type { Product } from './product.ts';
import { topN } from './top-n.ts';

/**
 * Others of the same family: those the owner features first, then by nearest height. At equal distance,
 * the same model comes first, then the nearer price. A test item is never shown.
 */
export function findRelatedProducts(
  product: Product,
  products: readonly Product[],
  limit = 4,
): Product[] {
  const heightDifference = (other: Product): number => Math.abs(other.height - product.height);
  const modelDifference = (other: Product): number => Number(other.model !== product.model);
  const priceDifference = (other: Product): number => Math.abs(other.price - product.price);
  return topN(
    othersOfFamily(product, products),
    limit,
    (a, b) =>
      Number(b.featured ?? false) - Number(a.featured ?? false) ||
      roundToCentimetres(heightDifference(a)) - roundToCentimetres(heightDifference(b)) ||
      modelDifference(a) - modelDifference(b) ||
      priceDifference(a) - priceDifference(b) ||
      (a.id < b.id ? -1 : 1),
  );
}

function othersOfFamily({ family, id }: Product, products: readonly Product[]): Product[] {
  return products.filter((other) => other.family === family && other.id !== id && !other.isTest);
}

/** Up to two products of its family, in stock, that do the job as safely with the least height to spare. */
export function findInStockAlternatives(product: Product, products: readonly Product[]): Product[] {
  return closestAbove(
    product,
    products.filter(
      (other) => other.inStock && matchesReachAndLoad(product, other) && isAsSafe(product, other),
    ),
  );
}

/** The nearest of its family that is made for work, reaches as high and carries as much. */
export function findWorkAlternative(product: Product, products: readonly Product[]) {
  const [nearest] = closestAbove(
    product,
    products.filter((other) => !isDomestic(other) && matchesReachAndLoad(product, other)),
  );
  return nearest;
}

/** Those in stock first, then the least height to spare, then the lower price. */
function closestAbove(product: Product, others: readonly Product[]): Product[] {
  const spareHeight = (other: Product): number =>
    roundToCentimetres(other.workingHeight - product.workingHeight);
  return topN(
    othersOfFamily(product, others),
    2,
    (a, b) =>
      Number(b.inStock) - Number(a.inStock) ||
      spareHeight(a) - spareHeight(b) ||
      a.price - b.price ||
      (a.id < b.id ? -1 : 1),
  );
}

/** Whether `other` reaches as high, carries as much, and may stand outdoors if `product` may. */
function matchesReachAndLoad(product: Product, other: Product): boolean {
  return (
    roundToCentimetres(other.workingHeight) >= roundToCentimetres(product.workingHeight) &&
    other.loadRating >= product.loadRating &&
    (isIndoorOnly(product) || !isIndoorOnly(other))
  );
}

/** Whether `other` is at least as safe, as buyers compare products of the same height and load. */
function isAsSafe(product: Product, other: Product): boolean {
  return (
    (isDomestic(product) || !isDomestic(other)) &&
    classRank(other) >= classRank(product) &&
    railHeight(other) >= railHeight(product) &&
    (!product.handrail || other.handrail === true) &&
    (!isSlipResistant(product) || isSlipResistant(other)) &&
    other.material === product.material &&
    other.standard === product.standard &&
    other.sides === product.sides &&
    other.heightKind === product.heightKind
  );
}

/** The classes of all standards, the less demanding first. */
const classRank = ({ standardClass }: Product) =>
  ['Non-Professional', 'Class 2', 'Professional', 'Class 3'].indexOf(standardClass ?? '');

const railHeight = ({ overallHeight = 0, height }: Product) =>
  overallHeight && roundToCentimetres(overallHeight - height);

const isSlipResistant = ({ shape }: Product) => shape.startsWith('slip-resistant');

/** Whole centimetres as metres, so that 1.9 - 1.4 and 2.4 - 1.9 count as the same distance. */
function roundToCentimetres(distance: number): number {
  return Math.round(distance * 100) / 100;
}
