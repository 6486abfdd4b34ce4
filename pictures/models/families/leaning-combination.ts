import type { Product } from '../../../catalogue/product.ts';
import { combinationLadderPlan } from '../../plans/rung-ladders.ts';
import type { Workpiece } from '../kit/workpiece.ts';
import { aFrame } from './leaning/a-frame.ts';
import { hingedLadder } from './leaning/hinged.ts';

/** Free-standing combination ladders: an A-frame with a ladder above, or hinged limbs set up as steps. */
export function combinationLadder(product: Product): Workpiece {
  const plan = combinationLadderPlan(product);
  switch (plan.kind) {
    case 'a-frame':
      return aFrame(plan).centred();
    case 'hinged':
      return hingedLadder(product, plan).centred();
  }
}
