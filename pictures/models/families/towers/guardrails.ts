import { type TowerPlan, towerSizes } from '../../../plans/towers.ts';
import { bothSides, point } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import { selfClosingGate } from '../podiums/gate.ts';
import { addLevelBrace } from './bracing.ts';

/** Rails above every deck, on both long sides. */
export function addGuardrails(piece: Workpiece, plan: TowerPlan): void {
  for (const deck of plan.decks) {
    for (const side of bothSides) {
      for (const above of plan.rails) addLevelBrace(piece, plan, side, deck + above);
      if (plan.guard === 'advance') addAdvanceFrame(piece, plan, side, deck);
    }
  }
}

/** Adds an advance guardrail's legs, which extend below the deck so that it can be fitted from there. */
function addAdvanceFrame(piece: Workpiece, plan: TowerPlan, side: number, deck: number): void {
  const { hx, hz, post, brace, metal, railInset } = plan;
  const { below, above, brace: strut } = towerSizes.advance;
  const x = side * (hx - railInset);
  for (const end of bothSides) {
    const z = end * (hz - post) * 0.6;
    const tube = (fromY: number, toY: number, toZ: number) =>
      piece.tube(metal, [x, deck + fromY, z], [x, deck + toY, toZ], brace * 0.9, 12);
    tube(-below, above, z);
    tube(strut[0], strut[1], end * (hz - post - 0.05));
    piece.box('plastic-yellow', [0.046, 0.12, 0.046, 0.01], [x, deck - 0.1, z]);
    piece.box('plastic-yellow', [0.042, 0.05, 0.09, 0.012], [x, deck + above, z]);
  }
}

/** Adds the ends of a podium tower: bars at the back, and a gate at the climbing end. */
export function addGatedEnds(piece: Workpiece, plan: TowerPlan): void {
  const { hx, hz, working, brace, metal, post, rails } = plan;
  for (const above of rails) {
    piece.tube(metal, [-hx, working + above, -hz], [hx, working + above, -hz], brace, 12);
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
