import { railRadius } from '../../../plans/flights.ts';
import { type LorryAccessPlan, platformDepth } from '../../../plans/welded-access.ts';
import { collar } from '../../kit/fasteners.ts';
import { bentTube } from '../../kit/members.ts';
import { bothSides, point, uprightPlacement, Y, Z } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import {
  across,
  addBlockFeet,
  addBraces,
  addCastors,
  addFrame,
  onBothSides,
} from './base-frame.ts';
import { beginSteps, type Steps, stringerZ } from './flight.ts';
import { addStairs } from './platform.ts';

/** Wide steps rolled up to a load bed: buffers towards the vehicle, a gate, feet under the stairs. */
export function lorrySteps(plan: LorryAccessPlan): Workpiece {
  const end = plan.length / 2;
  const steps = beginSteps(plan, -end, end);
  addStairs(steps, -end + 0.04, -end + 0.08, -end + 0.08 - railRadius);
  addUnderframe(steps, -end);
  addCastors(steps, -end + 0.1);
  addBlockFeet(steps, [end - 0.08, end - 0.4], 0.15, 0.07);
  addBuffers(steps, -end);
  addGate(steps, -end + 0.08);
  return steps.piece;
}

/** Rubber fenders at the platform and lower down, so that neither vehicle nor frame is marked. */
function addBuffers({ piece, head, half }: Steps, back: number): void {
  for (const [y, high] of [
    [head[1] - 0.12, 0.2],
    [head[1] * 0.45 + 0.08, 0.16],
  ] as const) {
    for (const side of bothSides) {
      piece.box('rubber', [0.07, high, 0.05, 0.014], [side * half, y, back + 0.026]);
    }
  }
}

function addUnderframe(steps: Steps, back: number): void {
  const { foot, head, half, low, tube } = steps;
  const [rear, post, front] = [back + 0.08, back + platformDepth - 0.05, foot[0] - 0.3];
  const under = head[1] - 0.05;
  const legs = onBothSides(half, [
    [0.235, rear, under, rear],
    [low, post, under, post],
    [low, rear, low, stringerZ(steps, low)],
    [0.05, front, low, front],
  ]);
  addFrame(steps, tube, legs);
  const mid = head[1] * 0.45 + 0.08;
  const rungs = [rear, post, front].map((z) => across(half, low, z));
  addFrame(steps, tube * 0.8, [...rungs, across(half, mid, rear)]);
  addBraces(steps, steps.brace, [
    ...onBothSides(half, [[low, rear + 0.04, under - 0.05, post - 0.01]]),
    [point(-half, mid, rear), point(half, under - 0.03, rear)],
    [point(half, mid, rear - 0.018), point(-half, under - 0.03, rear - 0.018)],
  ]);
}

/** A gate on two hinges that swings in over the platform, with a sprung catch at its free edge. */
function addGate({ piece, head, above, line, material }: Steps, z: number): void {
  const [bottom, top] = [head[1] + 0.2, head[1] + above - 0.1];
  const [hinge, free] = [line - 0.05, -line + 0.06];
  const corner = (x: number, y: number) => point(x, y, z);
  const loop = [corner(hinge, top), corner(free, top), corner(free, bottom), corner(hinge, bottom)];
  piece.add(material, bentTube(loop, 0.015, 0.07));
  const middle = (bottom + top) / 2;
  piece.tube(material, corner(hinge, bottom), corner(hinge, top), 0.015);
  piece.tube(material, corner(hinge, middle), corner(free, middle), 0.012);
  for (const y of [bottom + 0.04, top - 0.04]) {
    piece.add('zinc', collar(railRadius, 0.05, 0.004), uprightPlacement(corner(line, y), Y));
    piece.box('zinc', [0.05, 0.03, 0.006, 0.002], [(line + hinge) / 2, y, z]);
  }
  piece.box('plastic-red', [0.09, 0.04, 0.03, 0.006], [free - 0.015, middle + 0.1, z]);
  piece.bolts(Z, 0.006, [free - 0.02, middle + 0.1, z + 0.015]);
}
