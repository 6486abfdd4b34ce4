import type { FamilyKey } from '../../catalogue/families.ts';
import { podiumStairRun } from '../../catalogue/floor-space.ts';
import type { Product } from '../../catalogue/product.ts';
import type { Extent } from '../plans/plan.ts';
import { planOf } from '../plans/plans.ts';
import { towerPlan } from '../plans/towers.ts';
import { cageReach } from './proportions.ts';

/** The extent of a product's main picture, known without drawing it. Parts have none. */
export function extentOf(product: Product): Extent | undefined {
  const { family, length, height } = product;
  const plain = { left: 0, right: length, top: height + railsAbove(product), edge: 0 };
  switch (family) {
    case 'accessories':
      return undefined;
    case 'extension-ladders':
    case 'combination-ladders':
    case 'specialist-ladders':
    case 'step-ladders':
    case 'platform-ladders':
      return planOf(product)?.extent;
    case 'stair-pod-500':
      return { ...plain, right: length + podiumStairRun(product) };
    case 'mobile-access':
      return { ...plain, edge: product.name.includes('Double') ? length / 2 - 0.36 : 0.06 };
    case 'podium-steps':
      return plain;
    case 'lorry-access':
      return product.name.includes('Tanker') ? { ...plain, left: -cageReach } : plain;
    case 'work-platforms':
      return product.name.includes('Machine') ? { ...plain, left: -0.22 } : plain;
    case 'folding-tower':
    case 'stairwell-tower':
    case 'one-man-tower':
    case 'narrow-tower':
    case 'podium-tower':
    case 'industrial-deck':
    case '250-standard':
    case '500-standard':
    case '250-agr':
    case '500-agr':
      return towerPlan(product).extent;
  }
}

/** From the platform to the top of the rails. */
function railsAbove({ family, name }: Pick<Product, 'family' | 'name'>): number {
  if (family === 'work-platforms') {
    if (name.includes('Machine')) return 1.1;
    return name.includes('Adjustable') ? 0.5 : 0;
  }
  return railsByFamily[family] ?? 0;
}

const railsByFamily: Partial<Record<FamilyKey, number>> = {
  'mobile-access': 1.1,
  'lorry-access': 1.1,
  'podium-steps': 1,
  'stair-pod-500': 1,
};
