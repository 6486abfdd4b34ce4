import type { Product } from '../../../catalogue/product.ts';
import type { Elevations } from './elevations.ts';
import { towerEnd } from './tower-end.ts';
import { towerPlan } from './tower-plan.ts';
import { towerSide } from './tower-side.ts';

/** Mobile towers of every width, folding, stairwell and one-man towers, and podium towers. */
export function tower(product: Product): Elevations {
  const plan = towerPlan(product);
  return {
    front: towerEnd(plan),
    side: towerSide(plan),
    closeUp: { of: 'side', at: [product.length - 0.42, product.height + 0.3], span: 1.3 },
  };
}
