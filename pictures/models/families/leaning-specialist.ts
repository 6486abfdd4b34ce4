import type { Product } from '../../../catalogue/product.ts';
import { specialistLadderPlan } from '../../plans/specialist-ladders.ts';
import type { Workpiece } from '../kit/workpiece.ts';
import { hookOnLadder } from './leaning/hook-on.ts';
import { surveyorLadder } from './leaning/surveyor.ts';
import { telescopicLadder } from './leaning/telescopic.ts';

/** Telescopic, hook-on shelf and surveyor ladders, each at the angle it is used at. */
export function specialistLadder(product: Product): Workpiece {
  const plan = specialistLadderPlan(product);
  switch (plan.kind) {
    case 'telescopic':
      return telescopicLadder(product, plan).centred();
    case 'surveyor':
      return surveyorLadder(product, plan).centred();
    case 'hook-on':
      return hookOnLadder(product, plan).centred();
  }
}
