declare module 'virtual:listed-products' {
  import type { ListedProduct } from './listed-product.ts';

  /** Every product in catalogue order: ascending by height. */
  export const listedProducts: readonly ListedProduct[];
  /** The revision of the owner's changes that they include. */
  export const catalogueRevision: string;
}

declare module 'virtual:products-in-page' {
  import type { ListedProduct } from './listed-product.ts';

  /** The same products by name, read from the page itself. Only for pages with a ProductsInPage. */
  export const listedProducts: readonly ListedProduct[];
}
