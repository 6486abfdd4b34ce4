import { products } from '../../catalogue/catalogue.ts';
import { type Catalogue, indexProducts } from '../../catalogue/index-products.ts';

const current = indexProducts(products);

/** What is on sale now. Everything else on the server is given this function. */
export const currentCatalogue = (): Catalogue => current;
