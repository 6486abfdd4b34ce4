import type { Product } from '../../../catalogue/product.ts';
import { linspace } from '../../plans/geometry.ts';
import { type MobileLadderPlan, mobileLadderPlan, single } from '../../plans/welded-access.ts';
import { spots } from '../kit/profiles.ts';
import { bothSides, forward, point, turn, uprightPlacement } from '../kit/space.ts';
import { latheGeometry } from '../kit/sweep.ts';
import { Workpiece } from '../kit/workpiece.ts';
import {
  across,
  addBays,
  addBlockFeet,
  addBraces,
  addCastors,
  addFrame,
  addLever,
  addOutriggers,
  onBothSides,
  type SideBar,
} from './industrial/base-frame.ts';
import {
  addFlight,
  addFlightPosts,
  addFlightRails,
  beginSteps,
  type Onward,
  type Steps,
  stringerZ,
} from './industrial/flight.ts';
import { addDeck, addPost, addPosts } from './industrial/platform.ts';

/** Warehouse steps on castors, climbed from one end or both, with handrails to a guarded platform. */
export function mobileAccess(product: Product): Workpiece {
  const plan = mobileLadderPlan(product);
  return plan.double ? doubleLadder(plan) : singleLadder(plan);
}

/** The bend radius of the rails at the back. */
const bend = 0.09;

/** One flight up to a platform that is closed at the back. */
function singleLadder(plan: MobileLadderPlan): Workpiece {
  const end = plan.length / 2;
  const [rear, front] = [single.rear - end, end - single.front];
  const steps = beginSteps(plan, -end, end);
  const { piece, half, line, low, tube } = steps;
  const [head, height] = steps.head;
  addFlight(steps);
  addDeck(steps, rear - 0.04, head + 0.02, true);
  addPosts(steps, head - 0.02);
  for (const side of bothSides) addPost(steps, side * (line - bend - 0.01), rear, 0.03);
  // Rails run up one side, round the back of the platform and down the other.
  const round: Onward = (way) => {
    const right = [...way, point(line, way.at(-1)?.y ?? 0, rear)];
    return [...right, ...right.toReversed().map(({ x, y, z }) => point(-x, y, z))];
  };
  addFlightRails(steps, 1, round, bend);
  addFlightPosts(steps);
  addUnderframe(steps, rear, front);
  for (const z of [rear, front]) addCastors(steps, z);
  addBlockFeet(steps, [steps.foot[0] + 0.04], 0.15, 0.075);
  // The feet that carry the back once the lever has lowered it.
  const feet = rear + 0.36;
  addFrame(steps, tube, onBothSides(half, [[0.05, feet, low, feet]]));
  addBlockFeet(steps, [feet], 0.08, 0.07);
  addOutriggers(steps, [rear, front]);
  addLever(steps, rear);
  for (const y of [low, height - 0.03]) addBuffers(steps, y, rear - tube / 2, 0.078);
  return piece;
}

/** Legs under the platform, a base rail to the stringers, a short leg over the front castors. */
function addUnderframe(steps: Steps, rear: number, front: number): void {
  const { foot, head, half, low, tube } = steps;
  const [post, under] = [head[0] - 0.05, head[1] - 0.05];
  const slope = (head[1] - foot[1]) / (foot[0] - head[0]);
  const stringer = foot[1] + (foot[0] - front) * slope - 0.03;
  const legs = onBothSides(half, [
    [low - 0.04, rear, under, rear],
    [low, post, under, post],
    [low, rear, low, stringerZ(steps, low)],
    [low - 0.04, front, stringer, front],
  ]);
  addFrame(steps, tube, legs);
  addFrame(steps, tube * 0.8, [across(half, low, post), across(half, low, front)]);
  addBays(steps, rear, post, true);
}

/** Rubber buffers facing the back, one on either side. `from` is the face they are bolted to. */
function addBuffers({ piece, half }: Steps, y: number, from: number, reach: number): void {
  const radius = 0.03;
  const cone = latheGeometry(
    18,
    ...spots(radius, 0, radius, reach * 0.55, radius * 0.86, reach * 0.9, radius * 0.6, reach),
    ...spots(0, reach),
  );
  for (const side of bothSides) {
    piece.add('rubber', cone, uprightPlacement(point(side * half, y, from), forward(-1)));
  }
}

/** Two flights that meet at one platform. One end is the other, rotated. */
function doubleLadder(plan: MobileLadderPlan): Workpiece {
  const steps = beginSteps(plan, 0, plan.length / 2);
  const [head] = steps.head;
  addFlight(steps);
  addFlightPosts(steps);
  addCastors(steps, head - 0.04);
  addBlockFeet(steps, [steps.foot[0] + 0.04], 0.15, 0.075);
  addLever(steps, head - 0.04);
  addHalfFrame(steps, head - 0.04);
  addOutriggers(steps, [head - 0.04]);
  const piece = new Workpiece().join(steps.piece).join(steps.piece, turn('y', Math.PI));
  const both = { ...steps, piece };
  addDeck(both, -head - 0.02, head + 0.02, false);
  addPosts(both, -head + 0.02, head - 0.02);
  for (const side of bothSides) {
    addFlightRails(both, side, (way) => [
      ...way,
      ...way.toReversed().map(({ x, y, z }) => point(x, y, -z)),
    ]);
  }
  return piece;
}

/** Half of the frame under the platform: two posts, the base rail, and struts to the stringers. */
function addHalfFrame(steps: Steps, post: number): void {
  const { half, low, tube } = steps;
  const [, height] = steps.head;
  const foot = stringerZ(steps, low);
  const legs = onBothSides(half, [
    [low - 0.04, post, height - 0.05, post],
    [low, 0, low, foot],
  ]);
  addFrame(steps, tube, legs);
  const levels = linspace(low, height - 0.1, Math.max(2, Math.round((height - low) / 1.1) + 1));
  const rungs = levels.slice(0, -1).map((y) => across(half, y, post));
  addFrame(steps, tube * 0.8, [...rungs, across(half, low, foot - 0.12)]);
  const struts = levels.slice(1, -1).map((y): SideBar => [y, post, y, stringerZ(steps, y)]);
  const diagonals = levels
    .slice(1)
    .map((to, at) => [point(half, levels[at] ?? low, -post), point(half, to, post)] as const);
  addBraces(steps, 0.013, [...onBothSides(half, struts), ...diagonals]);
}
