import type { Product } from '../../../catalogue/product.ts';
import type { Workpiece } from '../kit/workpiece.ts';
import { hookOnLadder } from './leaning/hook-on.ts';
import { surveyorLadder } from './leaning/surveyor.ts';
import { telescopicLadder } from './leaning/telescopic.ts';

/** Telescopic, hook-on shelf and surveyor ladders, each at the angle it is used at. */
export function specialistLadder(product: Product): Workpiece {
  if (product.badges.includes('Hook-On')) return hookOnLadder(product).centred();
  return (
    product.sections === undefined ? telescopicLadder(product) : surveyorLadder(product)
  ).centred();
}
