import type { BufferGeometry } from 'three';
import { collar, tubeCap } from '../../kit/fasteners.ts';
import { tubeBetween } from '../../kit/members.ts';
import { point, sides, standing, X } from '../../kit/space.ts';
import { turned } from '../../kit/sweep.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import { footOf, jointHeights, rungHeights, type TowerPlan } from './tower-plan.ts';

const rungRadius = 0.018;

/** An end of the tower: frames stacked on spigots, rungs welded between two posts. */
export function addEndFrame(piece: Workpiece, plan: TowerPlan, end: number): void {
  const { hx, hz, top, metal, post } = plan;
  const z = end * hz;
  const foot = footOf(plan, end);
  const upright = tubeBetween(point(0, foot - 0.02, 0), point(0, top - 0.01, 0), post, 16);
  for (const side of sides) {
    piece.add(metal, upright, [side * hx, 0, z]);
    piece.add('plastic', tubeCap(post), [side * hx, top - 0.01, z]);
    for (const y of jointHeights(plan)) addJoint(piece, plan, side, end, y);
  }
  const rungs = rungHeights(plan, end);
  const rung = tubeBetween(point(-hx, 0, 0), point(hx, 0, 0), rungRadius, 12);
  const bead = beadOf(rungRadius);
  for (const y of rungs) {
    piece.add(metal, rung, [0, y, z]);
    for (const side of sides) {
      piece.add('aluminium-cast', bead, standing(point(side * (hx - post), y, z), X));
    }
  }
  // Frames with wide rungs carry a ladder of their own at the climbing end.
  if (plan.pitch > 0.3 && end > 0) addLadder(piece, plan, rungs);
}

/** A weld with few faces: a tower has two for each rung. */
function beadOf(radius: number): BufferGeometry {
  return turned(10, [radius, -0.003], [radius + 0.003, 0], [radius, 0.005]);
}

/** The upper frame sits on the lower one's spigot, held by a spring pin under a red band. */
function addJoint(piece: Workpiece, plan: TowerPlan, side: number, end: number, y: number): void {
  const { hx, hz, post } = plan;
  const [x, z] = [side * hx, end * hz];
  piece.add('aluminium-cast', collar(post, 0.05, 0.003), [x, y - 0.03, z]);
  piece.add('plastic-red', collar(post, 0.022, 0.0035), [x, y + 0.035, z]);
  // The pin's head stands out of the collar.
  piece.box('zinc', [0.01, 0.01, 0.02, 0.003], [x, y - 0.03, z + end * (post + 0.003)]);
}

/** Its uprights stand right of the middle, its short rungs between the wide ones. */
function addLadder(piece: Workpiece, plan: TowerPlan, wide: readonly number[]): void {
  const { hx, hz, post, metal, working } = plan;
  const width = 2 * (hx + post);
  const xs = [0.06 * width, 0.06 * width + 0.36] as const;
  const foot = footOf(plan, 1) + 0.08;
  const upright = tubeBetween(point(0, foot, 0), point(0, working - 0.075, 0), 0.018, 12);
  const bead = beadOf(0.0145);
  for (const x of xs) {
    piece.add(metal, upright, [x, 0, hz]);
    piece.add('plastic', tubeCap(0.018), [x, working - 0.075, hz]);
  }
  const rung = tubeBetween(point(xs[0], 0, 0), point(xs[1], 0, 0), 0.0145, 10);
  const between = wide.map((y) => y - 0.25).filter((y) => y > foot + 0.02 && y < working - 0.2);
  for (const y of between) {
    piece.add(metal, rung, [0, y, hz]);
    for (const x of [xs[0] + 0.018, xs[1] - 0.018]) {
      piece.add('aluminium-cast', bead, standing(point(x, y, hz), X));
    }
  }
}
