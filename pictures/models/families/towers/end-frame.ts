import type { BufferGeometry } from 'three';
import { parts, type TowerPlan } from '../../../plans/towers.ts';
import { castor, castorHeight } from '../../kit/castor.ts';
import { collar, tubeCap } from '../../kit/fasteners.ts';
import { springPin } from '../../kit/joints.ts';
import { tubeBetween } from '../../kit/members.ts';
import type { Spot } from '../../kit/profiles.ts';
import { forward, move, placed, point, sides, standing, turn, X, Z } from '../../kit/space.ts';
import { turned } from '../../kit/sweep.ts';
import { Workpiece } from '../../kit/workpiece.ts';

type End = TowerPlan['ends'][number];

/** An end of the tower: frames stacked on spigots, rungs welded between two posts. */
export function addEndFrame(piece: Workpiece, plan: TowerPlan, end: End): void {
  const { hx, top, metal, post } = plan;
  const z = end.side * plan.hz;
  const upright = tubeBetween(point(0, end.foot - 0.02, 0), point(0, top - 0.01, 0), post, 16);
  for (const side of sides) {
    const x = side * hx;
    piece.add(metal, upright, [x, 0, z]);
    piece.add('plastic', tubeCap(post), [x, top - 0.01, z]);
    // The upper frame sits on the lower one's spigot, held by a spring pin under a red band.
    for (const y of plan.joints) {
      piece.add('aluminium-cast', collar(post, 0.05, 0.003), [x, y - 0.03, z]);
      piece.add('plastic-red', collar(post, 0.022, 0.0035), [x, y + 0.035, z]);
      // The pin's head stands out of the collar.
      piece.box('zinc', [0.01, 0.01, 0.02, 0.003], [x, y - 0.03, z + end.side * (post + 0.003)]);
    }
  }
  addRungs(piece, plan, end.rungs, [-hx, hx, z], [parts.rung, 12, post]);
  // Frames with wide rungs carry a ladder of their own at the climbing end.
  if (plan.pitch === 0.5 && end.side > 0) addLadder(piece, plan, end);
}

/** Rungs between two uprights, a weld with few faces at either end, `inside` their axes. */
function addRungs(
  piece: Workpiece,
  { metal }: TowerPlan,
  ys: readonly number[],
  [from, to, z]: readonly [from: number, to: number, z: number],
  [radius, corners, inside]: readonly [radius: number, corners: number, inside: number],
): void {
  const rung = tubeBetween(point(from, 0, 0), point(to, 0, 0), radius, corners);
  const bead = turned(10, [radius, -0.003], [radius + 0.003, 0], [radius, 0.005]);
  for (const y of ys) {
    piece.add(metal, rung, [0, y, z]);
    for (const x of [from + inside, to - inside]) {
      piece.add('aluminium-cast', bead, standing(point(x, y, z), X));
    }
  }
}

/** Its uprights stand right of the middle, its short rungs between the wide ones. */
function addLadder(piece: Workpiece, plan: TowerPlan, end: End): void {
  const { hz, metal, working, width } = plan;
  const { from, wide, apart } = parts.ladder;
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

/** Castors as they come to rest: each has turned its own way, wheels under the tower. */
const trails = [0.25, 0.45, 0.35, 0.1] as const;

/** A braked castor on an adjustable leg under each post. */
export function addLegs(piece: Workpiece, plan: TowerPlan): void {
  const { hx, hz, wheel, ends } = plan;
  const wheels = castor({ wheel });
  for (const [at, trail] of trails.entries()) {
    const side = at % 2 === 0 ? -1 : 1;
    const end = ends[at < 2 ? 0 : 1];
    const place = move(side * hx, 0, end.side * hz);
    piece.join(wheels, placed(place, turn('y', Math.atan2(-side * trail, -end.side))));
    piece.join(legOf(plan, end.foot), place);
  }
}

/** From the castor's stem up into the post, which begins at `foot`. */
function legOf(plan: TowerPlan, foot: number): Workpiece {
  const { post, wheel } = plan;
  const low = castorHeight(wheel) - 0.006;
  const piece = new Workpiece();
  piece.add('zinc', collar(0.0135, 0.03, 0.008), [0, low + 0.012, 0]);
  if (foot - low > 0.4) return piece.join(pinnedLeg(plan, low, foot));
  piece.add('zinc', threaded(low + 0.02, foot + 0.01));
  piece.add('plastic-grey', collar(post, 0.012, 0.004), [0, foot - 0.014, 0]);
  return piece.join(wingNut(post), [0, foot - 0.034, 0]);
}

/** The nut that raises or lowers the post, with four wings for the hand. */
function wingNut(post: number): Workpiece {
  const piece = new Workpiece().add('zinc', collar(0.016, 0.026, post - 0.01));
  for (const quarter of [0, 1, 2, 3]) {
    const wing = placed(turn('y', 0.5 + (quarter * Math.PI) / 2), move(0, 0, post + 0.004));
    piece.box('zinc', [0.011, 0.02, 0.03, 0.003], wing);
  }
  return piece;
}

function threaded(low: number, high: number): BufferGeometry {
  const pitch = 0.011;
  const turns = Array.from({ length: Math.floor((high - low) / pitch) }, (_, at) => at);
  const outline = turns.flatMap((at): Spot[] => [
    [0.0155, low + at * pitch],
    [0.0185, low + at * pitch + pitch * 0.4],
    [0.0185, low + at * pitch + pitch * 0.6],
  ]);
  return turned(12, ...outline);
}

/** A long leg in a post, run out for a stair: holes for its pin all the way up. */
function pinnedLeg({ post }: TowerPlan, low: number, foot: number): Workpiece {
  const piece = new Workpiece();
  const radius = post - 0.004;
  piece.tube('galvanised', [0, low + 0.02, 0], [0, foot + 0.02, 0], radius);
  const hole = turned(10, [0.0065, 0], [0, 0.0001]);
  const holes = Math.floor((foot - low - 0.12) / 0.06);
  for (let at = 0; at < holes; at += 1) {
    for (const side of sides) {
      const face = point(0, low + 0.06 + at * 0.06, side * (radius + 0.0003));
      piece.add('plastic', hole, standing(face, forward(side)));
    }
  }
  piece.add('plastic-red', collar(post, 0.05, 0.006), [0, foot + 0.005, 0]);
  return piece.join(springPin(point(0, foot - 0.06, radius - 0.01), Z));
}
