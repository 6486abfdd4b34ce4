import type { Product } from '../../../catalogue/product.ts';
import { type LorryAccessPlan, lorryAccessPlan } from '../../plans/welded-access.ts';
import type { Workpiece } from '../kit/workpiece.ts';
import { lorrySteps } from './industrial/lorry-steps.ts';
import { tankerLadder } from './industrial/tanker-ladder.ts';

const builds: Readonly<Record<LorryAccessPlan['shape'], (plan: LorryAccessPlan) => Workpiece>> = {
  'lorry-steps': lorrySteps,
  'tanker-ladder': tankerLadder,
};

/** Access to vehicles: steps rolled up to a load bed, or a caged ladder to the top of a tanker. */
export function lorryAccess(product: Product): Workpiece {
  const plan = lorryAccessPlan(product);
  return builds[plan.shape](plan);
}
