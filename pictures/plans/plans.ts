import type { FamilyKey } from '../../catalogue/families.ts';
import type { Product } from '../../catalogue/product.ts';
import { accessoryPlan } from './accessories.ts';
import type { Plan } from './plan.ts';
import { podiumPlan, stairPodiumPlan } from './podiums.ts';
import { combinationLadderPlan, extensionLadderPlan } from './rung-ladders.ts';
import { specialistLadderPlan } from './specialist-ladders.ts';
import { platformLadderPlan, stepLadderPlan } from './steps.ts';
import { forTowers, towerPlan } from './towers.ts';
import { lorryAccessPlan, mobileLadderPlan } from './welded-access.ts';
import { workPlatformPlan } from './work-platforms.ts';

const plans: Readonly<Record<FamilyKey, (product: Product) => Plan>> = {
  'extension-ladders': extensionLadderPlan,
  'combination-ladders': combinationLadderPlan,
  'step-ladders': stepLadderPlan,
  'platform-ladders': platformLadderPlan,
  'specialist-ladders': specialistLadderPlan,
  'lorry-access': lorryAccessPlan,
  'stair-pod-500': stairPodiumPlan,
  'mobile-access': mobileLadderPlan,
  'work-platforms': workPlatformPlan,
  'podium-steps': podiumPlan,
  ...forTowers(towerPlan),
  accessories: accessoryPlan,
};

/** A product's plan, derived from its dimensions: the drawing's extent and the packing list. */
export function getPlan(product: Product): Plan {
  return plans[product.family](product);
}
