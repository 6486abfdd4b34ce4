import { sides } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import { addLevelBrace } from './bracing.ts';
import { railInset, type TowerPlan } from './tower-plan.ts';

/** Rails half a metre and a metre above every deck, on both long sides. */
export function addGuardrails(piece: Workpiece, plan: TowerPlan): void {
  for (const deck of plan.decks) {
    for (const side of sides) {
      for (const above of [0.5, plan.guard === 'gate' ? 0.95 : 1]) {
        addLevelBrace(piece, plan, side, deck + above);
      }
      if (plan.guard === 'advance') addAdvanceFrame(piece, plan, side, deck);
    }
  }
}

/** What makes two rails an advance guardrail: legs past the deck to be lifted in by from below. */
function addAdvanceFrame(piece: Workpiece, plan: TowerPlan, side: number, deck: number): void {
  const { hx, hz, post, brace, metal } = plan;
  const x = side * (hx - railInset(plan));
  const leg = (hz - post) * 0.6;
  for (const end of sides) {
    const z = end * leg;
    const tube = (fromY: number, fromZ: number, toY: number, toZ: number) =>
      piece.tube(metal, [x, deck + fromY, fromZ], [x, deck + toY, toZ], brace * 0.9, 12);
    tube(-0.12, z, 1, z);
    tube(0.02, z, 0.5, end * (hz - post - 0.05));
    piece.box('plastic-yellow', [0.046, 0.12, 0.046, 0.01], [x, deck - 0.1, z]);
    piece.box('plastic-yellow', [0.042, 0.05, 0.09, 0.012], [x, deck + 1, z]);
  }
}
