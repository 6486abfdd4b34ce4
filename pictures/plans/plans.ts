import type { FamilyKey } from '../../catalogue/families.ts';
import type { Product } from '../../catalogue/product.ts';
import { accessoryPlan } from './accessories.ts';
import type { Plan } from './plan.ts';
import { podiumPlan, stairPodiumPlan } from './podiums.ts';
import { combinationLadderPlan, extensionLadderPlan } from './rung-ladders.ts';
import { specialistLadderPlan } from './specialist-ladders.ts';
import { platformLadderPlan, stepLadderPlan } from './steps.ts';
import { towerPlan } from './towers.ts';
import { lorryAccessPlan, mobileLadderPlan } from './welded-access.ts';
import { workPlatformPlan } from './work-platforms.ts';

const plans: Readonly<Record<FamilyKey, (product: Product) => Plan>> = {
  'extension-ladders': extensionLadderPlan,
  'combination-ladders': combinationLadderPlan,
  'step-ladders': stepLadderPlan,
  'platform-ladders': platformLadderPlan,
  'specialist-ladders': specialistLadderPlan,
  'folding-tower': towerPlan,
  'stairwell-tower': towerPlan,
  'one-man-tower': towerPlan,
  'narrow-tower': towerPlan,
  'podium-tower': towerPlan,
  'lorry-access': lorryAccessPlan,
  'stair-pod-500': stairPodiumPlan,
  'industrial-deck': towerPlan,
  'mobile-access': mobileLadderPlan,
  'work-platforms': workPlatformPlan,
  'podium-steps': podiumPlan,
  '250-standard': towerPlan,
  '500-standard': towerPlan,
  '250-agr': towerPlan,
  '500-agr': towerPlan,
  accessories: accessoryPlan,
};

/** A product's plan, derived from its dimensions: the drawing's extent and the packing list. */
export function getPlan(product: Product): Plan {
  return plans[product.family](product);
}
