import type { Product } from '../../../catalogue/product.ts';
import { centred } from '../kit/centred.ts';
import type { Workpiece } from '../kit/workpiece.ts';
import { hookOnLadder } from './leaning/hook-on.ts';
import { surveyorLadder } from './leaning/surveyor.ts';
import { telescopicLadder } from './leaning/telescopic.ts';

/** Telescopic, hook-on shelf and surveyor ladders, each at the angle it is used at. */
export function specialistLadder(product: Product): Workpiece {
  if (product.badges.includes('Hook-On')) return centred(hookOnLadder(product));
  return centred(
    product.sections === undefined ? telescopicLadder(product) : surveyorLadder(product),
  );
}
