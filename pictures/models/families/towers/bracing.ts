import { type TowerPlan, towerSizes } from '../../../plans/towers.ts';
import { collar } from '../../kit/fasteners.ts';
import {
  between,
  bothSides,
  direction,
  forward,
  outward,
  point,
  pointAlong,
  Z,
} from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import { claw } from './claw.ts';

/** Adds braces between the two ends: horizontal ones at the foot, a diagonal on each face of every bay. */
export function addBracing(piece: Workpiece, plan: TowerPlan): void {
  for (const bay of plan.bays) for (const side of bothSides) addDiagonal(piece, plan, side, bay);
  for (const side of bothSides) addLevelBrace(piece, plan, side, plan.low);
  if (plan.folding) for (const side of bothSides) addFoldingSide(piece, plan, side);
  else addPlanBrace(piece, plan, plan.low + 0.07);
}

type Bay = TowerPlan['bays'][number];

/** Adds a diagonal. The left face's rises towards the climbing end, and the right face's falls. */
function addDiagonal(piece: Workpiece, plan: TowerPlan, side: number, [from, to]: Bay): void {
  const { hx, hz, post, brace, metal } = plan;
  const foot = point(side * hx, from + 0.1, side * hz);
  const head = point(side * hx, to - 0.14, -side * hz);
  const inward = forward(-side);
  const ends = [
    pointAlong(foot, inward, post + 0.032),
    pointAlong(head, inward, -post - 0.032),
  ] as const;
  piece.tube(metal, ends[0], ends[1], brace, 12);
  piece.join(claw(foot, inward, post));
  piece.join(claw(head, forward(side), post));
  const way = direction(...ends);
  const out = outward(side);
  for (const [at, towards] of [
    [ends[0], 1],
    [ends[1], -1],
  ] as const) {
    const sleeve = [
      pointAlong(at, way, towards * -0.01),
      pointAlong(at, way, towards * 0.065),
    ] as const;
    piece.tube('plastic', sleeve[0], sleeve[1], brace + 0.004, 12);
    piece.bolts(out, 0.007, pointAlong(at, out, brace + 0.003));
  }
}

/** Adds a horizontal brace or guardrail: a tube inside two posts on one side, with a claw at each end. */
export function addLevelBrace(piece: Workpiece, plan: TowerPlan, side: number, y: number): void {
  const { hx, hz, post, brace, metal, railInset } = plan;
  const x = side * (hx - railInset);
  const end = hz + 0.016;
  piece.tube(metal, [x, y, -end], [x, y, end], brace, 12);
  for (const z of [-hz, hz]) {
    piece.join(claw(point(side * hx, y, z), outward(-side), post));
    const inward = -Math.sign(z);
    const sleeve = [point(x, y, z - inward * 0.02), point(x, y, z + inward * 0.055)] as const;
    piece.tube('plastic', sleeve[0], sleeve[1], brace + 0.0035, 12);
  }
}

/** Adds a horizontal diagonal from corner to corner, which keeps the base square. */
function addPlanBrace(piece: Workpiece, plan: TowerPlan, y: number): void {
  const { hx, hz, post, brace, metal } = plan;
  const [from, to] = [point(-hx, y, -hz), point(hx, y, hz)];
  const way = direction(from, to);
  const ends = [pointAlong(from, way, post + 0.03), pointAlong(to, way, -post - 0.03)] as const;
  piece.tube(metal, ends[0], ends[1], brace, 12);
  piece.join(claw(from, way, post)).join(claw(to, way.clone().negate(), post));
}

/** Adds one side of a folding base: a second rail, and the hinge post in the middle. */
function addFoldingSide(piece: Workpiece, plan: TowerPlan, side: number): void {
  const { hx, brace, metal, low, railInset } = plan;
  const x = side * (hx - railInset);
  const high = low + towerSizes.foldingSide;
  addLevelBrace(piece, plan, side, high);
  const [foot, head] = [point(x, low - 0.05, 0), point(x, high + 0.05, 0)];
  piece.tube(metal, foot, head, brace * 1.15, 12);
  for (const y of [low, high]) {
    piece.box('plastic', [0.058, 0.07, 0.085, 0.008], [x, y, 0]);
    const face = point(x + side * 0.029, y, 0);
    piece.bolts(outward(side), 0.007, pointAlong(face, Z, -0.025), pointAlong(face, Z, 0.025));
  }
  piece.add('plastic-red', collar(brace * 1.15, 0.07, 0.008), [x, between(foot, head, 0.5).y, 0]);
}
