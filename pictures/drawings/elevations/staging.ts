import { type StagingPlan, staging, trestleSize } from '../../plans/work-platforms.ts';
import type { Elevations } from './elevations.ts';
import { box, verticalLines } from './geometry.ts';
import { bars, discs, faces, fine, hairs, type Mark, type Point, run } from './mark.ts';
import { feet } from './shared-marks.ts';

/** A staging board between two adjustable trestles. */
export function stagingSet({ width, length, height, timberFaced }: StagingPlan): Elevations {
  const stands = [length * (0.5 - staging.stand), length * (0.5 + staging.stand)] as const;
  const top = height - 0.12;
  return {
    front: [...trestleFace(width / 2, top), ...board(width, height, timberFaced)],
    side: [...stands.flatMap((x) => trestleEdge(x, top)), ...board(length, height, timberFaced)],
    closeUp: { of: 'side', at: [stands[0], height - 0.3], span: 1.05 },
  };
}

function board(across: number, height: number, timberFaced: boolean): Mark[] {
  const { board: depth } = staging;
  const low = height - depth;
  const caps = [-0.01, across - 0.04].map((x) => box(x, low - 0.005, 0.05, depth + 0.01));
  return [
    faces([box(0, low, across, depth)]),
    ...(timberFaced ? [faces([box(0, height - 0.03, across, 0.03)], 'timber')] : []),
    hairs([run(0, low + 0.028, across, low + 0.028)]),
    faces(caps, 'dark'),
  ];
}

/** A trestle seen along the board's side: legs that spread from a clamp, and the pinned inner post. */
function trestleEdge(x: number, top: number): Mark[] {
  const { splay } = trestleSize;
  const collar = top * trestleSize.sleeve;
  const brace = collar * trestleSize.spread;
  const pins = [0.12, 0.22, 0.32].map((up): Point => [x, collar + up]);
  const legs = [run(x - splay, 0.04, x - 0.02, collar), run(x + splay, 0.04, x + 0.02, collar)];
  return [
    bars([run(x, collar - 0.35, x, top)], 0.04, 'steel'),
    ...fine(discs(pins, 0.009, 'dark')),
    bars(legs, 0.042, 'steel'),
    bars([run(x - 0.19, brace, x + 0.19, brace)], 0.026, 'steel'),
    faces([box(x - 0.05, collar - 0.05, 0.1, 0.1)], 'dark'),
    faces([box(x - 0.06, top - 0.03, 0.12, 0.03)], 'steel'),
    feet([x - 0.285, x + 0.285], 0.09, 0.045),
  ];
}

/** The same trestle seen from the front: two posts and the rail that carries the board. */
export function trestleFace(middle: number, top: number): Mark[] {
  const { half } = trestleSize;
  const collar = top * trestleSize.sleeve;
  const [left, right] = [middle - half, middle + half];
  const xs = [left, right];
  return [
    bars(verticalLines(xs, collar - 0.3, top - 0.03), 0.036, 'steel'),
    bars(verticalLines(xs, 0.04, collar), 0.046, 'steel'),
    bars(
      [run(left, 0.3, right, 0.3), run(left, collar - 0.1, right, collar - 0.1)],
      0.034,
      'steel',
    ),
    bars([run(left, 0.32, right, collar - 0.12)], 0.026, 'steel'),
    faces(
      xs.map((x) => box(x - 0.04, collar - 0.03, 0.08, 0.08)),
      'dark',
    ),
    faces([box(left - 0.03, top - 0.05, 2 * half + 0.06, 0.05)], 'steel'),
    feet(xs, 0.09, 0.045),
  ];
}
