import type { Product } from '../../../catalogue/product.ts';
import { type TowerPlan as Plan, towerPlan } from '../../plans/towers.ts';
import type { Tone } from './mark.ts';

/** A tower's plan seen flat: its tubes are drawn by their diameter, which the model halves. */
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
