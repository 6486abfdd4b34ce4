import { type TowerPlan, towerSizes } from '../../../plans/towers.ts';
import { collar, tubeCap } from '../../kit/fasteners.ts';
import { tubeBetween } from '../../kit/members.ts';
import { bothSides, point, uprightPlacement, X } from '../../kit/space.ts';
import { latheGeometry } from '../../kit/sweep.ts';
import type { Workpiece } from '../../kit/workpiece.ts';

type End = TowerPlan['ends'][number];

/** An end of the tower: frames stacked on spigots, rungs welded between two posts. */
export function addEndFrame(piece: Workpiece, plan: TowerPlan, end: End): void {
  const { hx, top, metal, post } = plan;
  const z = end.side * plan.hz;
  const upright = tubeBetween(point(0, end.foot - 0.02, 0), point(0, top - 0.01, 0), post, 16);
  for (const side of bothSides) {
    const x = side * hx;
    piece.add(metal, upright, [x, 0, z]);
    piece.add('plastic', tubeCap(post), [x, top - 0.01, z]);
    // The upper frame sits on the lower one's spigot, held by a spring pin under a red band.
    for (const y of plan.joints) {
      piece.add('aluminium-cast', collar(post, 0.05, 0.003), [x, y - 0.03, z]);
      piece.add('plastic-red', collar(post, 0.022, 0.0035), [x, y + 0.035, z]);
      // The pin's head projects from the collar.
      piece.box('zinc', [0.01, 0.01, 0.02, 0.003], [x, y - 0.03, z + end.side * (post + 0.003)]);
    }
  }
  addRungs(piece, plan, end.rungs, [-hx, hx, z], [towerSizes.rung, 12, post]);
  // Frames with widely spaced rungs have a separate ladder at the climbing end.
  if (plan.pitch === 0.5 && end.side > 0) addLadder(piece, plan, end);
}

/** Adds rungs between two uprights, with a low-polygon weld at each end, `inside` from the uprights' axes. */
function addRungs(
  piece: Workpiece,
  { metal }: TowerPlan,
  ys: readonly number[],
  [from, to, z]: readonly [from: number, to: number, z: number],
  [radius, corners, inside]: readonly [radius: number, corners: number, inside: number],
): void {
  const rung = tubeBetween(point(from, 0, 0), point(to, 0, 0), radius, corners);
  const bead = latheGeometry(10, [radius, -0.003], [radius + 0.003, 0], [radius, 0.005]);
  for (const y of ys) {
    piece.add(metal, rung, [0, y, z]);
    for (const x of [from + inside, to - inside]) {
      piece.add('aluminium-cast', bead, uprightPlacement(point(x, y, z), X));
    }
  }
}

/** Adds the climbing ladder: uprights right of the middle, with short rungs between the frame's rungs. */
function addLadder(piece: Workpiece, plan: TowerPlan, end: End): void {
  const { hz, metal, working, width } = plan;
  const { from, wide, apart } = towerSizes.ladder;
  const xs = [from * width, from * width + wide] as const;
  const [foot, head] = [end.foot + 0.08, working - 0.075];
  const upright = tubeBetween(point(0, foot, 0), point(0, head, 0), 0.018, 12);
  for (const x of xs) {
    piece.add(metal, upright, [x, 0, hz]);
    piece.add('plastic', tubeCap(0.018), [x, head, hz]);
  }
  const between = end.rungs
    .map((y) => y - apart)
    .filter((y) => y > foot + 0.02 && y < working - 0.2);
  addRungs(piece, plan, between, [...xs, hz], [0.0145, 10, 0.018]);
}
