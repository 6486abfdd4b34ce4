import type { Product } from '../../../catalogue/product.ts';
import { railRadius } from '../../plans/flights.ts';
import { linspace } from '../../plans/geometry.ts';
import {
  cageReach,
  type LorryAccessPlan,
  lorryAccessPlan,
  platformDepth,
} from '../../plans/welded-access.ts';
import { castorHeight } from '../kit/castor.ts';
import { collar } from '../kit/fasteners.ts';
import { bentTube, strap } from '../kit/members.ts';
import {
  bothSides,
  composePlacements,
  move,
  outward,
  point,
  pointAlong,
  turn,
  uprightPlacement,
  Y,
  Z,
} from '../kit/space.ts';
import type { Workpiece } from '../kit/workpiece.ts';
import {
  across,
  addBays,
  addBlockFeet,
  addBraces,
  addCastors,
  addFrame,
  onBothSides,
} from './industrial/base-frame.ts';
import { beginSteps, type Steps, stringerZ } from './industrial/flight.ts';
import { jackscrew } from './industrial/jackscrew.ts';
import { addStairs } from './industrial/platform.ts';

const builds: Readonly<Record<LorryAccessPlan['shape'], (plan: LorryAccessPlan) => Workpiece>> = {
  'lorry-steps': lorrySteps,
  'tanker-ladder': tankerLadder,
};

/** Access to vehicles: steps rolled up to a load bed, or a caged ladder to the top of a tanker. */
export function lorryAccess(product: Product): Workpiece {
  const plan = lorryAccessPlan(product);
  return builds[plan.shape](plan);
}

/** Wide steps rolled up to a load bed: buffers towards the vehicle, a gate, feet under the stairs. */
function lorrySteps(plan: LorryAccessPlan): Workpiece {
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

/** A stair tower, levelled on jackscrews, with a cage that lowers round the tanker's manlid. */
function tankerLadder(plan: LorryAccessPlan): Workpiece {
  const end = plan.length / 2;
  const stairs = beginSteps(plan, -end, end);
  // The holes of long flights have fewer corners.
  const steps = { ...stairs, tread: { ...stairs.tread, corners: plan.height > 3.5 ? 6 : 8 } };
  const { piece, half, low, wheel } = steps;
  addStairs(steps, -end + 0.01, -end + 0.05, -end + 0.05);
  addTower(steps, -end);
  for (const z of [-end + 0.5, end - 0.75]) {
    addCastors(steps, z);
    addFrame(steps, 0.05, onBothSides(half, [[castorHeight(wheel) - 0.005, z, low, z]]));
  }
  addJackscrews(steps, plan.width / 2 - 0.06, [0.06 - end, end - 0.28]);
  addBlockFeet(steps, [end - 0.08], 0.15, 0.06);
  addGuardCage(steps, -end);
  return piece.centred();
}

/** Four posts braced in bays, and the base rail out to the stringers. */
function addTower(steps: Steps, back: number): void {
  const { foot, head, half, low, tube } = steps;
  const [rear, post] = [back + 0.06, back + platformDepth - 0.05];
  const under = head[1] - 0.05;
  const rail = stringerZ(steps, low);
  const legs = onBothSides(half, [
    [low - 0.03, rear, under, rear],
    [low - 0.03, post, under, post],
    [low, rear, low, Math.max(rail, foot[0] - 0.18)],
  ]);
  addFrame(steps, tube, legs);
  const rungs = [across(half, low, post), across(half, low, rail - 0.25)];
  addFrame(steps, tube * 0.75, rungs);
  addBays(steps, rear, post, false);
}

/** Adds a jackscrew at each corner of the base, on an arm that reaches outside the rail. */
function addJackscrews(steps: Steps, x: number, zs: readonly number[]): void {
  const { piece, half, low } = steps;
  const screw = jackscrew(low + 0.1, { nut: low, handle: low + 0.075 });
  for (const side of bothSides) {
    for (const z of zs) {
      piece.join(screw, composePlacements(move(side * x, 0, z), turn('y', Math.PI / 2)));
      const arm = [point(side * half, low, z), point(side * x, low, z)] as const;
      addFrame(steps, 0.05, [arm]);
    }
  }
}

/** Adds the lowered cage: a floor ring, rails and uprights, on two arms with gas struts. */
function addGuardCage(steps: Steps, back: number): void {
  const { piece, material, above, line } = steps;
  const [, height] = steps.head;
  const [far, near] = [back - cageReach + 0.02, back + 0.02];
  const [floor, top] = [height - 0.12, height + above - 0.02];
  const x = line - 0.06;
  const ring = (y: number, radius: number) => {
    const way = [point(x, y, near), point(x, y, far), point(-x, y, far), point(-x, y, near)];
    piece.add(material, bentTube(way, radius, 0.12));
  };
  ring(top, 0.02);
  ring(floor, 0.02);
  ring((floor + top) / 2, 0.012);
  const along = linspace(near, far, 6).slice(1, -1);
  const uprights = [
    ...bothSides.flatMap((side) => along.map((z) => [side * x, z] as const)),
    ...linspace(-x + 0.13, x - 0.13, 4).map((at) => [at, far] as const),
  ].map(([at, z]) => [point(at, floor, z), point(at, top, z)] as const);
  addBraces(steps, 0.012, uprights, false);
  for (const side of bothSides) {
    const post = [point(side * x, floor, near), point(side * x, top, near)];
    piece.add(material, bentTube(post, 0.02));
    // The arm the cage swings down on, and the gas strut that bears its weight.
    const out = outward(side);
    const from = point(side * (x + 0.03), height - 0.55, back + 0.08);
    const to = point(side * (x + 0.03), floor, far + 0.45);
    piece.add('steel', strap(from, to, 0.05, 0.012, out));
    piece.bolts(out, 0.012, ...[from, to].map((at) => pointAlong(at, out, 0.006)));
    const strut = [pointAlong(from, point(0, -1, 0), 0.16), from.clone().lerp(to, 0.62)] as const;
    const split = strut[0].clone().lerp(strut[1], 0.55);
    piece.tube('plastic', strut[0], split, 0.016);
    piece.tube('zinc', split, strut[1], 0.008, 10);
  }
}
