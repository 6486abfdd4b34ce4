import { isDomestic } from './domestic.ts';
import { firstFew } from './first-few.ts';
import { isIndoorOnly } from './indoor-only.ts';
import type { Product } from './product.ts';

/**
 * Others of the same family: those the owner features first, then by nearest height. At equal distance,
 * the same model comes first, then the nearer price. A test item is never shown.
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
      Number(b.featured ?? false) - Number(a.featured ?? false) ||
      metres(away(a)) - metres(away(b)) ||
      stranger(a) - stranger(b) ||
      priceApart(a) - priceApart(b) ||
      (a.id < b.id ? -1 : 1),
  );
}

/** Up to two products of its family, in stock, that do the job as safely with the least height to spare. */
export function insteadOf(product: Product, products: readonly Product[]): Product[] {
  return closestAbove(
    product,
    products.filter(
      (other) => other.inStock && reachesAndHolds(product, other) && isAsSafe(product, other),
    ),
  );
}

/** The nearest of its family that is made for work, reaches as high and carries as much. */
export function forWorkInsteadOf(product: Product, products: readonly Product[]) {
  const [nearest] = closestAbove(
    product,
    products.filter((other) => !isDomestic(other) && reachesAndHolds(product, other)),
  );
  return nearest;
}

/** Those in stock first, then the least height to spare, then the lower price. */
function closestAbove(product: Product, others: readonly Product[]): Product[] {
  const toSpare = (other: Product): number => metres(other.workingHeight - product.workingHeight);
  return firstFew(
    others.filter(
      (other) => other.family === product.family && other.id !== product.id && !other.isTest,
    ),
    2,
    (a, b) =>
      Number(b.inStock) - Number(a.inStock) ||
      toSpare(a) - toSpare(b) ||
      a.price - b.price ||
      (a.id < b.id ? -1 : 1),
  );
}

/** Whether `other` reaches as high, carries as much, and may stand outdoors if `product` may. */
function reachesAndHolds(product: Product, other: Product): boolean {
  return (
    metres(other.workingHeight) >= metres(product.workingHeight) &&
    other.loadRating >= product.loadRating &&
    (isIndoorOnly(product) || !isIndoorOnly(other))
  );
}

/** Whether `other` is at least as safe, as buyers compare products of the same height and load. */
function isAsSafe(product: Product, other: Product): boolean {
  return (
    (isDomestic(product) || !isDomestic(other)) &&
    gradeOf(other) >= gradeOf(product) &&
    railsOf(other) >= railsOf(product) &&
    (!product.handrail || other.handrail === true) &&
    (!isSlipResistant(product) || isSlipResistant(other)) &&
    other.material === product.material &&
    other.standard === product.standard &&
    other.sides === product.sides &&
    other.heightKind === product.heightKind
  );
}

/** The classes of all standards, the less demanding first. */
const gradeOf = ({ standardClass }: Product) =>
  ['Non-Professional', 'Class 2', 'Professional', 'Class 3'].indexOf(standardClass ?? '');

const railsOf = ({ overallHeight = 0, height }: Product) =>
  overallHeight && metres(overallHeight - height);

const isSlipResistant = ({ shape }: Product) => shape.startsWith('slip-resistant');

/** Whole centimetres as metres, so that 1.9 - 1.4 and 2.4 - 1.9 count as the same distance. */
function metres(distance: number): number {
  return Math.round(distance * 100) / 100;
}
