import { evenly } from '../../../plans/geometry.ts';
import { parts, type TowerPlan } from '../../../plans/towers.ts';
import { labelPlate, plate } from '../../kit/plates.ts';
import { bar, type Profile, type Spot } from '../../kit/profiles.ts';
import { move, placed, point, sides, turn, Y } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';

/** A deck at every level, with toeboards round the working one and its trapdoor open. */
export function addDecks(piece: Workpiece, plan: TowerPlan): void {
  const { decks, working } = plan;
  for (const y of decks) piece.join(deckOf(plan, y === working), [0, y, 0]);
  piece.join(toeboards(plan), [0, working, 0]);
}

function deckOf(plan: TowerPlan, working: boolean): Workpiece {
  const { hz, metal, guard, planked, deckHalf: half, abreast } = plan;
  const length = 2 * hz;
  if (planked) return plankedDeck(2 * half, length, working ? 0.5 : 0);
  const open = guard === 'gate' ? undefined : working ? 1.35 : 0;
  const part = { length, metal, screwed: working };
  if (abreast === 1) return platform({ ...part, width: 2 * half, open });
  // Wide frames carry two platforms side by side; one climbs through the right-hand one.
  const width = half - 0.006;
  return new Workpiece()
    .join(platform({ ...part, width }), [-half / 2 - 0.003, 0, 0])
    .join(platform({ ...part, width, open }), [half / 2 + 0.003, 0, 0]);
}

interface Platform {
  readonly width: number;
  /** From rung to rung, the axes of those it hangs on. */
  readonly length: number;
  readonly metal: MaterialName;
  /** How far its trapdoor stands open in radians; without one it is a plain platform. */
  readonly open?: number;
  /** Seen from close by: with the screws of its boards. */
  readonly screwed: boolean;
}

const [board, depth, edge] = [0.012, 0.07, 0.026];

/** A plywood platform about the origin, its top at 0, with hooks over the rung at either end. */
export function platform({ width, length, metal, open, screwed }: Platform): Workpiece {
  const piece = new Workpiece();
  const [x, end] = [(width - edge) / 2, length / 2 - 0.026];
  const rail = bar(edge, depth, 0.004);
  for (const side of sides) {
    const low = -depth / 2;
    piece.member(metal, rail, [side * x, low, -end], [side * x, low, end]);
    addHooks(piece, side * x, end);
  }
  const opening = open === undefined ? { from: end, to: end } : openingOf(length);
  const bearer = bar(0.03, depth - board - 0.012, 0.003);
  const bearers = Math.ceil((opening.from + end) / 0.7) + 1;
  for (const z of new Set([...evenly(-end + 0.015, opening.from - 0.02, bearers), end - 0.015])) {
    const y = -(depth + board) / 2;
    piece.member(metal, bearer, [-x, y, z], [x, y, z]);
  }
  const inner = width - 2 * edge - 0.004;
  const boards = [[-end, opening.from - 0.003] as const];
  if (open !== undefined) boards.push([opening.to + 0.003, end]);
  for (const [from, to] of boards) {
    piece.box('plywood', [inner, board, to - from, 0.0015], [0, -board / 2, (from + to) / 2]);
  }
  if (screwed) {
    for (const side of sides) {
      const screws = evenly(-end + 0.05, opening.from - 0.05, 5);
      piece.rivets(Y, 0.006, ...screws.map((z) => point(side * (inner / 2 - 0.018), 0, z)));
    }
  }
  if (open === undefined) return piece;
  const leaf = hatchLeaf(inner - 0.008, opening.to - opening.from, board, 'plywood');
  return piece.join(leaf, placed(move(0, 0, opening.from), turn('x', -open)));
}

/** Cast hooks at both ends of a rail that bend over the rung, each with its wind lock. */
function addHooks(piece: Workpiece, x: number, end: number): void {
  const hook = new Workpiece()
    .box('aluminium-cast', [0.032, 0.014, 0.074, 0.005], [0, -0.008, 0.018])
    .box('aluminium-cast', [0.032, 0.05, 0.012, 0.004], [0, -0.028, 0.05])
    .box('aluminium-cast', [0.034, 0.066, 0.04, 0.005], [0, -0.036, -0.016])
    .box('plastic-red', [0.022, 0.012, 0.062, 0.003], [0, -0.062, 0.02]);
  for (const at of sides) {
    piece.join(hook, placed(move(x, 0, at * end), turn('y', at > 0 ? 0 : Math.PI)));
  }
}

/** Where a deck is climbed through: two thirds along, towards the climbing end; on a short one sooner. */
function openingOf(length: number): { readonly from: number; readonly to: number } {
  const last = length / 2 - 0.085;
  const from = Math.min(length * 0.16, last - 0.5);
  return { from, to: Math.min(from + 0.6, last) };
}

/** A trapdoor's leaf, lying flat: hinged along X at the origin, towards +Z, its top at 0. */
function hatchLeaf(width: number, length: number, thick: number, of: MaterialName): Workpiece {
  const piece = new Workpiece().box(of, [width, thick, length, 0.002], [0, -thick / 2, length / 2]);
  const [x, z] = [width / 2 - 0.03, length - 0.03];
  const frame = bar(0.02, 0.022, 0.003);
  const under = -thick - 0.011;
  for (const side of sides) {
    piece.member('aluminium', frame, [side * x, under, 0.03], [side * x, under, z]);
    piece.box('zinc', [0.07, 0.004, 0.06, 0.001], [side * width * 0.3, 0.002, 0.012]);
    piece.rivets(Y, 0.005, [side * width * 0.3, 0.004, 0.028]);
  }
  for (const at of [0.04, z]) piece.member('aluminium', frame, [-x, under, at], [x, under, at]);
  // A hand finds the latch from above and from below.
  for (const y of [0.006, -thick - 0.007]) {
    piece.box('plastic-red', [0.12, 0.014, 0.032, 0.004], [0, y, length - 0.06]);
  }
  return piece;
}

const planks = { across: 5, gap: 0.004, depth: 0.06 } as const;

/** A deck of aluminium planks, no gap at its sides, with a sprung hatch at the right of the climbing end. */
function plankedDeck(width: number, length: number, open: number): Workpiece {
  const piece = new Workpiece();
  const { across } = planks;
  const [each, end] = [width / across, length / 2 - 0.026];
  const opening = openingOf(length);
  const profile = plankProfile(each - planks.gap);
  const plank = (x: number, from: number, to: number) =>
    piece.member('aluminium-deck', profile, [x, 0, from], [x, 0, to]);
  for (let at = 0; at < across; at += 1) {
    const x = (at - (across - 1) / 2) * each;
    addHooks(piece, x, end);
    if (at < across - 2) {
      plank(x, -end, end);
      continue;
    }
    plank(x, -end, opening.from - 0.003);
    plank(x, opening.to + 0.003, end);
  }
  const bearer = bar(0.04, 0.05, 0.004);
  for (const z of [-end + 0.1, 0, opening.from - 0.03, opening.to + 0.03]) {
    const y = -planks.depth - 0.025;
    piece.member('aluminium', bearer, [-width / 2, y, z], [width / 2, y, z]);
  }
  const leaf = hatchLeaf(2 * each - 0.012, opening.to - opening.from, 0.02, 'aluminium-deck');
  return piece.join(leaf, placed(move(1.5 * each, 0, opening.from), turn('x', -open)));
}

/** One plank of such a deck about the origin, with hooks over the rung at either end. */
export function deckPlank(width: number, length: number): Workpiece {
  const piece = new Workpiece();
  const end = length / 2 - 0.026;
  for (const side of sides) addHooks(piece, side * width * 0.3, end);
  return piece.member('aluminium-deck', plankProfile(width), [0, 0, -end], [0, 0, end]);
}

/** Ribbed on top, its two edges turned down. */
function plankProfile(width: number): Profile {
  const [w, wall, rib, low] = [width / 2, 0.004, 0.003, -planks.depth];
  const ribs = 7;
  const pitch = (width - 0.02) / ribs;
  return {
    outline: [
      [-w, low],
      [-w + wall, low],
      [-w + wall, -wall - rib],
      [w - wall, -wall - rib],
      [w - wall, low],
      [w, low],
      [w, -0.002],
      [w - 0.002, 0],
      ...Array.from({ length: ribs }, (_, at) => w - 0.01 - at * pitch).flatMap((x): Spot[] => [
        [x - pitch * 0.3, 0],
        [x - pitch * 0.38, -rib],
        [x - pitch * 0.62, -rib],
        [x - pitch * 0.7, 0],
      ]),
      [-w + 0.002, 0],
      [-w, -0.002],
    ],
  };
}

const [height, thick] = [parts.toeboard, 0.02];

/** Boards on edge round the deck in corner clips, a label on either long one. */
function toeboards({ hz, post, planked, deckHalf }: TowerPlan): Workpiece {
  const piece = new Workpiece();
  const [x, z] = [deckHalf - thick / 2 - 0.002, hz - post - thick / 2 - 0.004];
  const [material, clip] = planked
    ? (['toe-board', 'plastic'] as const)
    : (['timber', 'plastic-yellow'] as const);
  for (const side of sides) {
    piece.box(material, [thick, height, 2 * z - thick, 0.003], [side * x, height / 2 + 0.002, 0]);
    piece.box(material, [2 * x + thick, height, thick, 0.003], [0, height / 2 + 0.002, side * z]);
    for (const end of sides) {
      const corner = turn('y', Math.atan2(side, end) - Math.PI / 4);
      const place = placed(move(side * x, height / 2 + 0.004, end * z), corner);
      piece.add(clip, cornerClip(), place);
    }
    const face = move(side * (x + thick / 2 + 0.0006), height / 2, 0);
    piece.add('label', labelPlate(0.24), placed(face, turn('y', (side * Math.PI) / 2)));
  }
  return piece;
}

/** Where two boards meet, seen from above: round the corner that looks to +X and +Z. */
function cornerClip() {
  const [out, arm] = [thick / 2 + 0.005, 0.07];
  const outline: Spot[] = [
    [out, out],
    [-arm, out],
    [-arm, -out],
    [-out, -out],
    [-out, -arm],
    [out, -arm],
  ];
  return plate({ outline }, height + 0.006, 0.004).applyMatrix4(turn('x', Math.PI / 2));
}
