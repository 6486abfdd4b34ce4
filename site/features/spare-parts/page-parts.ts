import { partsFor } from '../../../catalogue/parts.ts';
import type { Product } from '../../../catalogue/product.ts';
import { companionParts } from './what-it-fits.ts';

/** So that a page does not grow with the catalogue: the spare parts page has them all. */
const mostParts = 12;

interface PageParts {
  readonly parts: readonly Product[];
  /** How many more there are. */
  readonly further: number;
}

/** The parts that a product's page shows: what fits it or, for a part, what goes with it. */
export function partsOnPage(product: Product, products: readonly Product[]): PageParts {
  const isPart = product.category === 'Accessories';
  const all = isPart ? companionParts(product, products) : partsFor(product, products);
  const parts = all.slice(0, mostParts);
  return { parts, further: all.length - parts.length };
}
