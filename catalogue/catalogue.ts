import { applyChanges } from './apply-changes.ts';
import { buildChanges } from './build-changes.ts';
import { CatalogueError, checkCatalogue } from './check.ts';
import { indexProducts } from './index-products.ts';
import type { Product } from './product.ts';
import { buildProducts } from './range.ts';
import { lists } from './ranges.ts';

export { lists };

/** The lists in the repository, lowest first, without the owner's changes. */
export const listedProducts: readonly Product[] = Object.values(lists)
  .flatMap((list) => list.flatMap(buildProducts))
  .sort((a, b) => a.height - b.height);

// Runs on every import, so that no invalid record reaches a page. The build also checks that pictures exist.
checkCatalogue(listedProducts);

const { changes, revision } = buildChanges();
const { products: changedProducts, errors } = applyChanges(listedProducts, changes);
if (errors.length > 0) {
  const named = errors.map((error) => `${error.productId}, ${error.field}: ${error.message}`);
  throw new CatalogueError(`The changes to the catalogue are not right.\n${named.join('\n')}`);
}

/** Every product that has a page, lowest first, including those no longer sold. */
export const allProducts: readonly Product[] = changedProducts;

/** Everything we sell, lowest first. Not for browser code: importing it loads every product table. */
export const products: readonly Product[] = allProducts.filter(({ withdrawn }) => !withdrawn);

/** The revision of the owner's changes that the products include. */
export const catalogueRevision: string = revision;

/** Find a product by its id or by the payment provider's price reference. */
export const { byId: productById, byPriceId: productByPriceId } = indexProducts(allProducts);

/** The product that an unknown address falls back to. */
export const firstProduct: Product = present(products[0]);

function present(product: Product | undefined): Product {
  if (product === undefined) throw new Error('The catalogue is empty');
  return product;
}
