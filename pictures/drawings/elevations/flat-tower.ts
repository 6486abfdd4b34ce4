import type { Product } from '../../../catalogue/product.ts';
import { type TowerPlan as Plan, towerPlan } from '../../plans/towers.ts';
import type { Tone } from './mark.ts';

/** A tower's plan for flat drawing. Tube sizes are diameters, where the 3D model uses radii. */
export interface FlatTower extends Plan {
  readonly tone: Tone;
  readonly deckDepth: number;
}

export function flatTower(product: Product): FlatTower {
  const plan = towerPlan(product);
  return {
    ...plan,
    post: plan.post * 2,
    brace: plan.brace * 2,
    tone: plan.metal === 'galvanised' ? 'steel' : 'alloy',
    deckDepth: plan.planked ? 0.11 : 0.07,
  };
}
