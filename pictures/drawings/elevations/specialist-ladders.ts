import type { Product } from '../../../catalogue/product.ts';
import {
  type HookOnPlan,
  type SurveyorPlan,
  specialistLadderPlan,
  type TelescopicPlan,
} from '../../plans/specialist-ladders.ts';
import type { Elevations } from './elevations.ts';
import { atHeight, box, grid, horizontalLines, roundCorners, verticalLines } from './geometry.ts';
import { footBar, leaningSide } from './leaning-ladder.ts';
import { bars, discs, faces, fine, finest, hairs, type Point, quiet, run } from './mark.ts';
import { feet, flanges, rivets, treadEnds, treadFaces } from './shared-marks.ts';

/** Telescopic, surveyor and hook-on ladders, each at the angle it is used at. */
export function specialistLadder(product: Product): Elevations {
  const plan = specialistLadderPlan(product);
  switch (plan.kind) {
    case 'telescopic':
      return telescopicLadder(product, plan);
    case 'surveyor':
      return surveyorLadder(product, plan);
    case 'hook-on':
      return hookOnLadder(product, plan);
  }
}

function telescopicLadder({ width, height }: Product, plan: TelescopicPlan): Elevations {
  const { tubes, line } = plan;
  const [left, right] = [line, width - line];
  const xs = [left, right];
  const rungs = tubes.map(({ rung }) => rung);
  const ribs = rungs.flatMap((y) => [y - 0.007, y + 0.007]);
  const clamps = grid(xs, rungs).map(([x, y]) => box(x - 0.036, y - 0.028, 0.072, 0.056));
  return {
    front: [
      ...tubes.map(({ drawn: { from, to, thickness } }) =>
        bars(verticalLines(xs, from, to), thickness),
      ),
      faces(rungs.map((y) => box(left, y - 0.02, width - 2 * line, 0.04))),
      ...finest(hairs(horizontalLines(ribs, left, right))),
      faces(clamps, 'dark'),
      ...fine(discs(grid(xs, rungs), 0.012)),
      ...footBar(width, plan.base),
    ],
    side: leaningSide(
      tubes.map(({ drawn }) => ({ ...drawn, out: 0, rungs: [drawn.to - 0.05] })),
      height,
      'alloy',
    ),
    closeUp: { of: 'front', at: [width / 2, height - 0.35], span: 0.85 },
  };
}

function surveyorLadder({ width, height }: Product, plan: SurveyorPlan): Elevations {
  const { sections, base, onBar } = plan;
  const rungs = sections.flatMap((section) => section.rungs);
  const sockets = sections.slice(0, -1).map(({ to }) => to);
  const xs = [0.018, width - 0.018];
  return {
    front: [
      bars(horizontalLines(rungs, 0.036, width - 0.036), 0.03),
      bars(verticalLines(xs, 0.03, height - 0.05), 0.036),
      faces(grid(xs, sockets).map(([x, y]) => box(x - 0.026, y - 0.06, 0.052, 0.12))),
      ...fine(discs(grid(xs, sockets), 0.012, 'dark')),
      faces([box(-0.02, height - 0.06, width + 0.04, 0.06)], 'dark'),
      ...(onBar ? footBar(width, base) : [feet(xs, 0.06, 0.06)]),
    ],
    side: leaningSide(
      sections.map((section) => ({ ...section, out: 0, thickness: section.deep.drawn })),
      height,
      'alloy',
    ),
    closeUp: { of: 'front', at: [width / 2, sockets.at(-1) ?? height / 2], span: 0.7 },
  };
}

function hookOnLadder({ width }: Product, plan: HookOnPlan): Elevations {
  const { top, deep } = plan;
  const foot: Point = [plan.run + 0.06, 0.02];
  const head: Point = [0.1, top];
  const ends = plan.treads.map((y) => atHeight(foot, head, y));
  const xs = [0.02, width - 0.02];
  const [near, far] = [head[0] - 0.06, head[0] - 0.16];
  const hook = run(head[0] + 0.01, top - 0.22, near, top + 0.07, far, top + 0.07, far, top - 0.07);
  const bolts = run(head[0] - 0.006, top - 0.14, head[0] + 0.006, top - 0.19);
  const treads = plan.treads.map((y) => ({ from: 0.03, to: width - 0.03, y }));
  return {
    front: [
      quiet(horizontalLines([top + 0.03, top - 0.005], -0.3, width + 0.3)),
      ...treadFaces(treads, 'alloy', 0.036),
      bars(verticalLines(xs, 0.03, top), 0.04),
      bars(verticalLines(xs, top - 0.2, top + 0.07), 0.022, 'steel'),
      feet(xs, 0.06, 0.06),
    ],
    side: [
      discs([[head[0] - 0.11, top + 0.01]], 0.0175, 'dark'),
      bars([[foot, head]], deep),
      ...flanges(foot, head, deep),
      ...treadEnds(ends, 0.12),
      bars([roundCorners(hook, 0.06)], 0.022, 'steel'),
      ...fine(discs(bolts, 0.009, 'dark')),
      ...rivets(ends.map(([x, y]): Point => [x, y - 0.05])),
      feet([foot[0]], 0.11, 0.06),
    ],
    closeUp: { of: 'side', at: [0.14, top - 0.12], span: 0.7 },
  };
}
