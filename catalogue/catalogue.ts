import { checkCatalogue } from './check.ts';
import { indexProducts } from './index-products.ts';
import { accessories } from './lists/accessories.ts';
import { industrialAccess } from './lists/industrial-access.ts';
import { leaningLadders } from './lists/leaning-ladders.ts';
import { podiums } from './lists/podiums.ts';
import { fixedLadders, loftLadders, roofAccess, trestles } from './lists/ranges-to-come.ts';
import { steps } from './lists/steps.ts';
import { towers } from './lists/towers.ts';
import type { Product } from './product.ts';
import { productsOf } from './range.ts';

/** Six lists of what we sell and four that stand empty. Of equal height, what is listed first goes first. */
export const lists = {
  leaningLadders,
  steps,
  towers,
  podiums,
  industrialAccess,
  accessories,
  loftLadders,
  fixedLadders,
  roofAccess,
  trestles,
} as const;

/** Everything we sell, lowest first. Importing it brings every table along: not for code in the browser. */
export const products: readonly Product[] = Object.values(lists)
  .flatMap((list) => list.flatMap(productsOf))
  .sort((a, b) => a.height - b.height);

// Runs wherever the catalogue is used, so that no bad record reaches a page. The build looks for the pictures as well.
checkCatalogue(products);

/** The product of an id or of a payment provider's price reference, if there is one. */
export const { byId: productById, byPriceId: productByPriceId } = indexProducts(products);

/** The product that an unknown address falls back to. */
export const firstProduct: Product = present(products[0]);

function present(product: Product | undefined): Product {
  if (product === undefined) throw new Error('The catalogue is empty');
  return product;
}
