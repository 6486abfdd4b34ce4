import { type TowerPlan, towerSizes } from '../../../plans/towers.ts';
import { labelPlate, plate } from '../../kit/plates.ts';
import { spots } from '../../kit/profiles.ts';
import { bothSides, composePlacements, move, turn } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { plankedDeck } from './planked-deck.ts';
import { platform } from './platform.ts';

/** Adds a deck at every level. The working deck has toeboards and an open trapdoor. */
export function addDecks(piece: Workpiece, plan: TowerPlan): void {
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
