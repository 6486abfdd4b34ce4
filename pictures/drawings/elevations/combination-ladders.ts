import type { Product } from '../../../catalogue/product.ts';
import {
  type AFramePlan,
  combinationLadderPlan,
  type HingedPlan,
} from '../../plans/rung-ladders.ts';
import type { Elevations } from './elevations.ts';
import { extendedFront } from './extension-ladders.ts';
import { box, grid, horizontalLines, verticalLines } from './geometry.ts';
import { footBar } from './leaning-ladder.ts';
import { bars, discs, faces, fine, type Mark, type Point, run, small } from './mark.ts';
import { feet, flanges, rivets } from './shared-marks.ts';

/** Three sections that also stand as an A-frame with a ladder above it, or four on locking hinges. */
export function combinationLadder(product: Product): Elevations {
  const plan = combinationLadderPlan(product);
  switch (plan.kind) {
    case 'a-frame':
      return {
        front: extendedFront(product, plan),
        side: aFrame(product, plan),
        positions: { front: 'extended', side: 'as A-frame' },
        closeUp: { of: 'side', at: [plan.half + 0.06, plan.apex - 0.02], span: 0.9 },
      };
    case 'hinged':
      return multiPosition(product, plan);
  }
}

function aFrame({ length }: Product, { apex, half, raised, sections }: AFramePlan): Mark[] {
  const rungs = sections[0]?.rungs ?? [];
  const left = (at: number): Point => [0.05 + (at / length) * half, (at / length) * apex];
  const right = (at: number): Point => [
    0.05 + 2 * half - (at / length) * half,
    (at / length) * apex,
  ];
  const upper = (at: number): Point => [right(at)[0] + 0.07, right(at)[1]];
  const [foot, head] = [upper(raised.from), upper(raised.to)];
  const limb = (from: Point, to: Point, thickness: number) => [
    bars([[from, to]], thickness),
    ...flanges(from, to, thickness),
  ];
  const ends = rungs.flatMap((at) => [left(at), right(at), upper(raised.from + at)]);
  const pins = run(0.05 + half - 0.04, apex - 0.035, 0.05 + half + 0.08, apex - 0.035);
  return [
    bars([[left(length * 0.3), right(length * 0.3)]], 0.02, 'dark'),
    ...limb(left(0.02), left(length), 0.055),
    ...limb(right(0.02), right(length), 0.06),
    ...limb(foot, head, 0.055),
    ...small(discs(ends, 0.014)),
    // The hinge, and the brackets that hold the raised section to the frame.
    faces([box(0.05 + half - 0.08, apex - 0.1, 0.2, 0.13)], 'dark'),
    ...rivets(pins, 0.014),
    faces([box(0, 0, 0.1, 0.06), box(2 * half, 0, 0.11, 0.09)], 'dark'),
    ...fine(faces([box(head[0] - 0.035, head[1] - 0.05, 0.07, 0.05)], 'dark')),
  ];
}

/** Four short sections on locking hinges: straight up, and set as steps. */
function multiPosition({ width, height }: Product, plan: HingedPlan): Elevations {
  const { sections, spread } = plan;
  const xs = [0.018, width - 0.018];
  const rungs = sections.flatMap((section) => section.rungs);
  const joints = sections.slice(0, -1).map(({ to }) => to);
  const caps = xs.map((x) => box(x - 0.022, height - 0.06, 0.044, 0.06));
  return {
    front: [
      bars(horizontalLines(rungs, 0.036, width - 0.036), 0.032),
      bars(verticalLines(xs, 0.04, height), 0.036),
      ...hinge(grid(xs, joints), 0.06),
      ...footBar(width, plan.base),
      faces(caps, 'dark'),
    ],
    side: asSteps(plan, height / 2),
    positions: { front: 'extended', side: 'as steps' },
    closeUp: { of: 'side', at: [(height / 2) * spread + 0.05, height * 0.46], span: 0.7 },
  };
}

function asSteps({ spread, each, sections }: HingedPlan, limb: number): Mark[] {
  const rise = Math.sqrt(1 - spread ** 2);
  const left = (at: number): Point => [0.05 + at * spread, at * rise];
  const right = (at: number): Point => [0.05 + (2 * limb - at) * spread, at * rise];
  const rungs = sections.flatMap((section) => section.rungs).filter((y) => y < limb);
  const limbs = [left, right].map((at) => [at(0.02), at(limb)]);
  return [
    bars(limbs, 0.06),
    ...small(
      discs(
        rungs.flatMap((y) => [left(y), right(y)]),
        0.014,
      ),
    ),
    ...hinge([left(each), right(each), left(limb)], 0.075),
    feet([0.055, 0.045 + 2 * limb * spread], 0.1, 0.06),
  ];
}

/** Locking hinges: plate, pin, and the mark that shows whether the hinge is locked. */
function hinge(points: readonly Point[], radius: number): Mark[] {
  const marks = points.map(([x, y]): Point => [x, y + radius * 0.68]);
  return [
    discs(points, radius, 'dark'),
    discs(points, radius * 0.38),
    ...fine(discs(marks, radius * 0.14, 'grp')),
  ];
}
