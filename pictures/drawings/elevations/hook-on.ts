import type { Product } from '../../../catalogue/product.ts';
import { hookOnSize } from '../proportions.ts';
import type { Elevations } from './elevations.ts';
import { atHeight, bent, crossbars, stepsUpTo, uprights } from './geometry.ts';
import { bars, discs, fine, type Point, quiet, run } from './mark.ts';
import { feet, flanges, rivets, treadEnds, treadFaces } from './pen.ts';

/** Leans at its working angle, its treads level, its hooks over a rail. */
export function hookOnLadder(product: Product): Elevations {
  const { width, height, treads = 0 } = product;
  const { top, run: out } = hookOnSize(product);
  const foot: Point = [out + 0.06, 0.02];
  const head: Point = [0.1, top];
  const ys = stepsUpTo(height, treads);
  const ends = ys.map((y) => atHeight(foot, head, y));
  const xs = [0.02, width - 0.02];
  const [near, far] = [head[0] - 0.06, head[0] - 0.16];
  const hook = run(head[0] + 0.01, top - 0.22, near, top + 0.07, far, top + 0.07, far, top - 0.07);
  return {
    front: [
      quiet(crossbars([top + 0.03, top - 0.005], -0.3, width + 0.3)),
      ...treadFaces(
        ys.map((y) => ({ from: 0.03, to: width - 0.03, y })),
        'alloy',
        0.036,
      ),
      bars(uprights(xs, 0.03, top), 0.04),
      bars(uprights(xs, top - 0.2, top + 0.07), 0.022, 'steel'),
      feet(xs, 0.06, 0.06),
    ],
    side: [
      discs([[head[0] - 0.11, top + 0.01]], 0.0175, 'dark'),
      bars([[foot, head]], 0.07),
      ...flanges(foot, head, 0.07),
      ...treadEnds(ends, 0.12),
      bars([bent(hook, 0.06)], 0.022, 'steel'),
      ...fine(
        discs(
          [
            [head[0] - 0.006, top - 0.14],
            [head[0] + 0.006, top - 0.19],
          ],
          0.009,
          'dark',
        ),
      ),
      ...rivets(ends.map(([x, y]): Point => [x, y - 0.05])),
      feet([foot[0]], 0.11, 0.06),
    ],
    closeUp: { of: 'side', at: [0.14, top - 0.12], span: 0.7 },
  };
}
