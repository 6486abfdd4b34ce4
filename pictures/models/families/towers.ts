import type { Product } from '../../../catalogue/product.ts';
import { type TowerPlan, towerPlan, towerSizes } from '../../plans/towers.ts';
import { bothSides, point } from '../kit/space.ts';
import { stabiliser } from '../kit/stabiliser.ts';
import { Workpiece } from '../kit/workpiece.ts';
import { addBracing } from './towers/bracing.ts';
import { addDecks } from './towers/decks.ts';
import { addEndFrame } from './towers/end-frame.ts';
import { addGatedEnds, addGuardrails } from './towers/guardrails.ts';
import { addLegs } from './towers/legs.ts';

/** Mobile towers of every width, folding, stairwell and one-man towers, and podium towers. */
export function tower(product: Product): Workpiece {
  const plan = towerPlan(product);
  const piece = new Workpiece();
  for (const end of plan.ends) addEndFrame(piece, plan, end);
  addLegs(piece, plan);
  addBracing(piece, plan);
  addGuardrails(piece, plan);
  addDecks(piece, plan);
  if (plan.guard === 'gate') addGatedEnds(piece, plan);
  if (plan.reach > 0) addStabilisers(piece, plan);
  return piece;
}

/** Adds a stabiliser at each corner, at 45° to the sides, clamped high and low. */
function addStabilisers(piece: Workpiece, plan: TowerPlan): void {
  const { hx, hz, reach, clamp, telescopic, brace, metal } = plan;
  const out = reach - 0.06;
  for (const side of bothSides) {
    for (const { side: end, foot } of plan.ends) {
      const [x, z] = [side * hx, end * hz];
      piece.join(
        stabiliser({
          high: point(x, clamp, z),
          low: point(x, foot + towerSizes.lowClamp, z),
          foot: point(x + side * out, 0, z + end * out),
          radius: brace + 0.002,
          telescopic,
          metal,
        }),
      );
    }
  }
}
