import type { FamilyKey } from '../../catalogue/families.ts';
import type { Product } from '../../catalogue/product.ts';
import { podiumStages, stairPodiumStages } from './podium-stages.ts';
import { podiumPlan, stairPodiumPlan } from './podiums.ts';
import type { Stage } from './stage.ts';
import { towerStages } from './tower-stages.ts';
import { towerPlan } from './towers.ts';

const tower = (product: Product) => towerStages(towerPlan(product));

const builders: Partial<Record<FamilyKey, (product: Product) => Stage[]>> = {
  'folding-tower': tower,
  'stairwell-tower': tower,
  'one-man-tower': tower,
  'narrow-tower': tower,
  'podium-tower': tower,
  'industrial-deck': tower,
  '250-standard': tower,
  '500-standard': tower,
  '250-agr': tower,
  '500-agr': tower,
  'podium-steps': (product) => podiumStages(podiumPlan(product)),
  'stair-pod-500': (product) => stairPodiumStages(stairPodiumPlan(product)),
};

/** The assembly steps of a tower or podium. Empty for products that come in one piece. */
export function getAssemblyStages(product: Product): readonly Stage[] {
  return builders[product.family]?.(product) ?? [];
}
