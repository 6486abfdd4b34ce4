import type { Product } from '../catalogue/product.ts';
import { builders } from './families/families.ts';
import type { Model } from './model.ts';

/** The shape of a product, built from its own dimensions. */
export function buildModel(product: Product): Model {
  const piece = builders[product.family](product);
  // Nobody stands on an accessory.
  return piece.model(product.standingHeight > 0 ? { stand: product.standingHeight } : {});
}
