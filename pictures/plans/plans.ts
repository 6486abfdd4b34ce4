import type { FamilyKey } from '../../catalogue/families.ts';
import type { Product } from '../../catalogue/product.ts';
import { accessoryPlan } from './accessories.ts';
import type { Plan } from './plan.ts';
import { combinationLadderPlan, extensionLadderPlan } from './rung-ladders.ts';
import { specialistLadderPlan } from './specialist-ladders.ts';
import { platformLadderPlan, stepLadderPlan } from './steps.ts';

const plans: Readonly<Partial<Record<FamilyKey, (product: Product) => Plan>>> = {
  'extension-ladders': extensionLadderPlan,
  'combination-ladders': combinationLadderPlan,
  'specialist-ladders': specialistLadderPlan,
  'step-ladders': stepLadderPlan,
  'platform-ladders': platformLadderPlan,
  accessories: accessoryPlan,
};

/** What a product consists of, from its own dimensions. */
export function planOf(product: Product): Plan | undefined {
  return plans[product.family]?.(product);
}
