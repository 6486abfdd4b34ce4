import type { Product } from '../../catalogue/product.ts';
import { getPlan } from './plans.ts';

const anyLength = Number.POSITIVE_INFINITY;
const componentsByProduct = new WeakMap<Product, ReadonlySet<string>>();

/** Whether an accessory fits a product: by family, closed length, model, and the components it replaces. */
export function fits(accessory: Product, product: Product): boolean {
  if (!accessory.compatibleWith?.includes(product.family)) return false;
  const { replaces, fitsModels, fitsUpTo = anyLength } = accessory;
  if (product.closedLength > fitsUpTo) return false;
  if (fitsModels && !fitsModels.includes(product.model)) return false;
  return replaces === undefined || replaces.some((name) => componentNames(product).has(name));
}

/** The names of a product's components, with and without the number of rungs. */
function componentNames(product: Product): ReadonlySet<string> {
  const known = componentsByProduct.get(product);
  if (known) return known;
  const names = getPlan(product).components.map(({ name }) => name);
  const all = new Set([...names, ...names.map((name) => name.replace(/, \d+-rung$/, ''))]);
  componentsByProduct.set(product, all);
  return all;
}

/** The accessories that fit a product, most specific first, then by price. */
export function findFittingParts(product: Product, products: readonly Product[]): Product[] {
  return products
    .filter((accessory) => fits(accessory, product))
    .sort((a, b) => specificity(a) - specificity(b) || a.price - b.price);
}

/** The products an accessory fits, in catalogue order. */
export function findFittingProducts(accessory: Product, products: readonly Product[]): Product[] {
  return products.filter((product) => fits(accessory, product));
}

function specificity({ fitsModels, replaces, compatibleWith = [] }: Product): number {
  return fitsModels?.length ?? (replaces ? 10 : 100) * compatibleWith.length;
}
