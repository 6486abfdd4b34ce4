import { allProducts, catalogueRevision, listedProducts } from '../../catalogue/catalogue.ts';
import { type Catalogue, indexProducts } from '../../catalogue/index-products.ts';

import { contentChanges } from '../../content/owner-changes.ts';

/** The lists in the repository, which the owner's changes apply to. */
export { listedProducts };

const built = indexProducts(allProducts, catalogueRevision, contentChanges());

/** The catalogue that the pages were built with; a running shop has its own, which follows the owner's changes. */
export const currentCatalogue = (): Catalogue => built;
