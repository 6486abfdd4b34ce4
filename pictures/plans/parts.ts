import type { Product } from '../../catalogue/product.ts';
import { planOf } from './plans.ts';

const anyLength = Number.POSITIVE_INFINITY;
const componentsByProduct = new WeakMap<Product, ReadonlySet<string>>();

/** Whether an accessory fits a product: by family, closed length, model, and the components it replaces. */
export function fits(accessory: Product, product: Product): boolean {
  if (!accessory.compatibleWith?.includes(product.family)) return false;
  const { replaces, fitsModels, fitsUpTo = anyLength } = accessory;
  if (product.closedLength > fitsUpTo) return false;
  if (fitsModels && !fitsModels.includes(product.model)) return false;
  return replaces === undefined || replaces.some((name) => componentsOf(product).has(name));
}

/** The names of a product's components, with and without the number of rungs. */
function componentsOf(product: Product): ReadonlySet<string> {
  const known = componentsByProduct.get(product);
  if (known) return known;
  const names = planOf(product).components.map(({ name }) => name);
  const all = new Set([...names, ...names.map((name) => name.replace(/, \d+-rung$/, ''))]);
  componentsByProduct.set(product, all);
  return all;
}

/** The accessories that fit a product, most specific first, then by price. */
export function partsFor(product: Product, products: readonly Product[]): Product[] {
  return products
    .filter((accessory) => fits(accessory, product))
    .sort((a, b) => breadth(a) - breadth(b) || a.price - b.price);
}

/** The products an accessory fits, in catalogue order. */
export function productsFitting(accessory: Product, products: readonly Product[]): Product[] {
  return products.filter((product) => fits(accessory, product));
}

function breadth({ fitsModels, replaces, compatibleWith = [] }: Product): number {
  return fitsModels?.length ?? (replaces ? 10 : 100) * compatibleWith.length;
}
