import type { Product } from '../../../catalogue/product.ts';
import { point, sides } from '../kit/space.ts';
import { stabiliser } from '../kit/stabiliser.ts';
import { Workpiece } from '../kit/workpiece.ts';
import { selfClosingGate } from './podiums/gate.ts';
import { addBracing } from './towers/bracing.ts';
import { addDecks } from './towers/decks.ts';
import { addEndFrame } from './towers/end-frame.ts';
import { addGuardrails } from './towers/guardrails.ts';
import { addLegs } from './towers/legs.ts';
import { footOf, type TowerPlan, towerPlan } from './towers/tower-plan.ts';

/** Mobile towers of every width, folding, stairwell and one-man towers, and podium towers. */
export function tower(product: Product): Workpiece {
  const plan = towerPlan(product);
  const piece = new Workpiece();
  for (const end of sides) addEndFrame(piece, plan, end);
  addLegs(piece, plan);
  addBracing(piece, plan);
  addGuardrails(piece, plan);
  addDecks(piece, plan);
  if (plan.guard === 'gate') addGatedEnds(piece, plan);
  if (plan.reach > 0) addStabilisers(piece, plan);
  return piece;
}

/** Out from each corner at 45°, clamped high and low. */
function addStabilisers(piece: Workpiece, plan: TowerPlan): void {
  const { hx, hz, reach, clamp, telescopic, brace, metal } = plan;
  const pad = 0.06;
  for (const side of sides) {
    for (const end of sides) {
      const [x, z] = [side * hx, end * hz];
      piece.join(
        stabiliser({
          high: point(x, clamp, z),
          low: point(x, footOf(plan, end) + 0.12, z),
          foot: point(x + side * (reach - pad), 0, z + end * (reach - pad)),
          radius: brace + 0.002,
          telescopic,
          metal,
        }),
      );
    }
  }
}

/** A podium tower is entered over its end: bars behind, a gate in front. */
function addGatedEnds(piece: Workpiece, plan: TowerPlan): void {
  const { hx, hz, working, brace, metal, post } = plan;
  for (const above of [0.5, 0.95]) {
    const y = working + above;
    piece.tube(metal, [-hx, y, -hz], [hx, y, -hz], brace, 12);
  }
  piece.join(
    selfClosingGate({
      hinge: point(-hx, 0, hz),
      width: 2 * hx,
      low: working + 0.5,
      high: working + 0.92,
      post,
      material: 'plastic-yellow',
    }),
  );
}
