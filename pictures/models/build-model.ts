import type { Product } from '../../catalogue/product.ts';
import { builders } from './families/families.ts';
import type { Model } from './model.ts';

/** The shape of a product, built from its own dimensions. */
export function buildModel(product: Product): Model {
  const { parts, landmarks } = builders[product.family](product).model();
  const stand = product.standingHeight;
  // Left out for accessories, and where a ladder is modelled as steps and does not reach this height.
  const isVisible = stand > 0 && stand <= landmarks.top;
  return { parts, landmarks: isVisible ? { ...landmarks, stand } : landmarks };
}
