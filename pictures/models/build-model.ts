import type { Product } from '../../catalogue/product.ts';
import { builders } from './families/families.ts';
import type { Model } from './model.ts';

/** The shape of a product, built from its own dimensions. */
export function buildModel(product: Product): Model {
  const { parts, landmarks } = builders[product.family](product).model();
  const stand = product.standingHeight;
  // Nobody stands on an accessory, and a ladder shown as steps hides how high it reaches.
  const inSight = stand > 0 && stand <= landmarks.top;
  return { parts, landmarks: inSight ? { ...landmarks, stand } : landmarks };
}
