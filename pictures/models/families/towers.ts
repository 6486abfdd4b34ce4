import type { Product } from '../../../catalogue/product.ts';
import { type TowerPlan, towerPlan, towerSizes } from '../../plans/towers.ts';
import { labelPlate, plate } from '../kit/plates.ts';
import { spots } from '../kit/profiles.ts';
import { bothSides, composePlacements, move, point, turn } from '../kit/space.ts';
import { stabiliser } from '../kit/stabiliser.ts';
import { Workpiece } from '../kit/workpiece.ts';
import { selfClosingGate } from './podiums/gate.ts';
import { addBracing, addLevelBrace } from './towers/bracing.ts';
import { addEndFrame } from './towers/end-frame.ts';
import { addLegs } from './towers/legs.ts';
import { plankedDeck } from './towers/planked-deck.ts';
import { platform } from './towers/platform.ts';

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

/** Rails above every deck, on both long sides. */
function addGuardrails(piece: Workpiece, plan: TowerPlan): void {
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
function addGatedEnds(piece: Workpiece, plan: TowerPlan): void {
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

/** Adds a deck at every level. The working deck has toeboards and an open trapdoor. */
function addDecks(piece: Workpiece, plan: TowerPlan): void {
  const { decks, working } = plan;
  for (const y of decks) piece.join(buildDeck(plan, y === working), [0, y, 0]);
  piece.join(toeboards(plan), [0, working, 0]);
}

function buildDeck(plan: TowerPlan, working: boolean): Workpiece {
  const { hz, metal, guard, planked, deckHalf: half, abreast } = plan;
  const length = 2 * hz;
  if (planked) return plankedDeck(2 * half, length, working ? 0.5 : 0);
  const open = guard === 'gate' ? undefined : working ? 1.35 : 0;
  const part = { length, metal, screwed: working };
  if (abreast === 1) return platform({ ...part, width: 2 * half, open });
  // Wide frames carry two platforms side by side, and the right-hand one has the trapdoor.
  const width = half - 0.006;
  return new Workpiece()
    .join(platform({ ...part, width }), [-half / 2 - 0.003, 0, 0])
    .join(platform({ ...part, width, open }), [half / 2 + 0.003, 0, 0]);
}

const [height, thick] = [towerSizes.toeboard, 0.02];

/** Toeboards round the deck in corner clips, with a label on both long ones. */
function toeboards({ hz, post, planked, deckHalf }: TowerPlan): Workpiece {
  const piece = new Workpiece();
  const [x, z] = [deckHalf - thick / 2 - 0.002, hz - post - thick / 2 - 0.004];
  const [material, clip] = planked
    ? (['toe-board', 'plastic'] as const)
    : (['timber', 'plastic-yellow'] as const);
  for (const side of bothSides) {
    piece.box(material, [thick, height, 2 * z - thick, 0.003], [side * x, height / 2 + 0.002, 0]);
    piece.box(material, [2 * x + thick, height, thick, 0.003], [0, height / 2 + 0.002, side * z]);
    for (const end of bothSides) {
      const corner = turn('y', Math.atan2(side, end) - Math.PI / 4);
      const place = composePlacements(move(side * x, height / 2 + 0.004, end * z), corner);
      piece.add(clip, cornerClip(), place);
    }
    const face = move(side * (x + thick / 2 + 0.0006), height / 2, 0);
    piece.add('label', labelPlate(0.24), composePlacements(face, turn('y', (side * Math.PI) / 2)));
  }
  return piece;
}

/** The clip where two boards meet, for the corner at +X and +Z. */
function cornerClip() {
  const [out, arm] = [thick / 2 + 0.005, 0.07];
  const outline = spots(out, out, -arm, out, -arm, -out, -out, -out, -out, -arm, out, -arm);
  return plate({ outline }, height + 0.006, 0.004).applyMatrix4(turn('x', Math.PI / 2));
}
