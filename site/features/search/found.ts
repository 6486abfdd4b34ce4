import type { ListedProduct } from '../listed-products/listed-product.ts';

/** A product that the index has found. */
export type Found = {
  readonly product: ListedProduct;
  readonly score: number;
  /** Its place in the catalogue. */
  readonly place: number;
  /** Words of the product that were matched, as stems. */
  readonly words: readonly string[];
};
