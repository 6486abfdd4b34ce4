import type { Product } from '../../../catalogue/product.ts';
import {
  type TowerPlan as BuiltPlan,
  towerPlan as builtPlan,
} from '../../models/families/towers/tower-plan.ts';
import type { Tone } from './mark.ts';

/** What both elevations of a tower are drawn from: the plan of its model, seen flat. */
export interface TowerPlan extends Omit<BuiltPlan, 'hx' | 'hz' | 'metal'> {
  readonly width: number;
  readonly length: number;
  /** Tubes are drawn by their diameter, which the model halves. */
  readonly post: number;
  readonly brace: number;
  readonly tone: Tone;
}

export function towerPlan(product: Product): TowerPlan {
  const plan = builtPlan(product);
  return {
    ...plan,
    width: product.width,
    length: product.length,
    post: plan.post * 2,
    brace: plan.brace * 2,
    tone: plan.metal === 'galvanised' ? 'steel' : 'alloy',
  };
}
