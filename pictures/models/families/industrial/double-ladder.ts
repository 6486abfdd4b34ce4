import { linspace } from '../../../plans/geometry.ts';
import type { MobileLadderPlan } from '../../../plans/welded-access.ts';
import { bothSides, point, turn } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import {
  across,
  addBlockFeet,
  addBraces,
  addCastors,
  addFrame,
  addLever,
  addOutriggers,
  onBothSides,
  type SideBar,
} from './base-frame.ts';
import {
  addFlight,
  addFlightPosts,
  addFlightRails,
  beginSteps,
  type Steps,
  stringerZ,
} from './flight.ts';
import { addDeck, addPosts } from './platform.ts';

/** Two flights that meet at one platform. One end is the other, rotated. */
export function doubleLadder(plan: MobileLadderPlan): Workpiece {
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
