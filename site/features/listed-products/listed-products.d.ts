declare module 'virtual:listed-products' {
  import type { ListedProduct } from './listed-product.ts';

  /** Every product in catalogue order: ascending by height. */
  export const listedProducts: readonly ListedProduct[];
  /** Which of the owner's changes they have. */
  export const catalogueRevision: string;
}

declare module 'virtual:products-in-page' {
  import type { ListedProduct } from './listed-product.ts';

  /** The same by name, out of the page itself: only where it has a ProductsInPage. */
  export const listedProducts: readonly ListedProduct[];
}
