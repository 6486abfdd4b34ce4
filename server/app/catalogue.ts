import { allProducts, catalogueRevision, listedProducts } from '../../catalogue/catalogue.ts';
import { type Catalogue, indexProducts } from '../../catalogue/index-products.ts';

import { contentChanges } from '../../content/owner-changes.ts';

/** The product list in the repository; changes made in the office are applied on top of it. */
export { listedProducts };

const built = indexProducts(allProducts, catalogueRevision, contentChanges());

/** The catalogue of the built pages. A running shop has its own, updated with changes from the office. */
export const getBuiltCatalogue = (): Catalogue => built;
