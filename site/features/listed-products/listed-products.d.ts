declare module 'virtual:listed-products' {
  import type { ListedProduct } from './listed-product.ts';

  /** Every product in catalogue order: ascending by height. */
  export const listedProducts: readonly ListedProduct[];
}
