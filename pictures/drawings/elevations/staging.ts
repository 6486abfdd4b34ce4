import type { Product } from '../../../catalogue/product.ts';
import type { Elevations } from './elevations.ts';
import { box } from './geometry.ts';
import { bars, discs, faces, fine, hairs, type Mark, type Point, run } from './mark.ts';
import { feet } from './pen.ts';

/** A staging board between two adjustable trestles. */
export function stagingSet(product: Product): Elevations {
  const { width, length, height } = product;
  const stands = [length * 0.14, length * 0.86];
  const faced = width > 0.5;
  return {
    front: [...trestleFace(width / 2, height - 0.12), ...board(0, width, height, faced)],
    side: [
      ...stands.flatMap((x) => trestleEdge(x, height - 0.12)),
      ...board(0, length, height, faced),
    ],
    closeUp: { of: 'side', at: [stands[0] ?? 0, height - 0.3], span: 1.05 },
  };
}

function board(from: number, to: number, height: number, timberFaced: boolean): Mark[] {
  const depth = 0.11;
  return [
    faces([box(from, height - depth, to - from, depth)]),
    ...(timberFaced ? [faces([box(from, height - 0.03, to - from, 0.03)], 'timber')] : []),
    hairs([run(from, height - depth + 0.028, to, height - depth + 0.028)]),
    faces(
      [
        box(from - 0.01, height - depth - 0.005, 0.05, depth + 0.01),
        box(to - 0.04, height - depth - 0.005, 0.05, depth + 0.01),
      ],
      'dark',
    ),
  ];
}

/** A trestle in line with the board: legs that part from a clamp, the pinned inner post. */
function trestleEdge(x: number, top: number): Mark[] {
  const collar = top * 0.62;
  return [
    bars([run(x, collar - 0.35, x, top)], 0.04, 'steel'),
    ...fine(
      discs(
        [0.12, 0.22, 0.32].map((up): Point => [x, collar + up]),
        0.009,
        'dark',
      ),
    ),
    bars(
      [run(x - 0.28, 0.04, x - 0.02, collar), run(x + 0.28, 0.04, x + 0.02, collar)],
      0.042,
      'steel',
    ),
    bars([run(x - 0.19, collar * 0.38, x + 0.19, collar * 0.38)], 0.026, 'steel'),
    faces([box(x - 0.05, collar - 0.05, 0.1, 0.1)], 'dark'),
    faces([box(x - 0.06, top - 0.03, 0.12, 0.03)], 'steel'),
    feet([x - 0.285, x + 0.285], 0.09, 0.045),
  ];
}

/** The same trestle face on: two posts and the rail that the board lies on. */
export function trestleFace(middle: number, top: number): Mark[] {
  const half = 0.42;
  const collar = top * 0.62;
  const xs = [middle - half, middle + half];
  return [
    bars(
      xs.map((x) => run(x, collar - 0.3, x, top - 0.03)),
      0.036,
      'steel',
    ),
    bars(
      xs.map((x) => run(x, 0.04, x, collar)),
      0.046,
      'steel',
    ),
    bars(
      [
        run(xs[0] ?? 0, 0.3, xs[1] ?? 0, 0.3),
        run(xs[0] ?? 0, collar - 0.1, xs[1] ?? 0, collar - 0.1),
      ],
      0.034,
      'steel',
    ),
    bars([run(xs[0] ?? 0, 0.32, xs[1] ?? 0, collar - 0.12)], 0.026, 'steel'),
    faces(
      xs.map((x) => box(x - 0.04, collar - 0.03, 0.08, 0.08)),
      'dark',
    ),
    faces([box(middle - half - 0.03, top - 0.05, 2 * half + 0.06, 0.05)], 'steel'),
    feet(xs, 0.09, 0.045),
  ];
}
