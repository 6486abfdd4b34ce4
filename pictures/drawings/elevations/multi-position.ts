import type { Product } from '../../../catalogue/product.ts';
import { hingedBase, hingedSpread } from '../proportions.ts';
import type { Elevations } from './elevations.ts';
import { footBar } from './foot-bar.ts';
import { box, crossbars, grid, uprights } from './geometry.ts';
import { bars, discs, faces, fine, type Mark, type Point, small } from './mark.ts';
import { feet } from './pen.ts';
import { rungsBySection } from './rung-ladders.ts';

/** Four short sections on locking hinges: straight up, and set as steps. */
export function multiPositionLadder(product: Product): Elevations {
  const { width, height } = product;
  const { sections, rungs } = rungsBySection(product);
  const each = height / sections;
  const ys = Array.from(
    { length: sections * rungs },
    (_, at) => Math.floor(at / rungs) * each + ((at % rungs) + 0.5) * (each / rungs),
  );
  const xs = [0.018, width - 0.018];
  const hinges = grid(
    xs,
    Array.from({ length: sections - 1 }, (_, at) => (at + 1) * each),
  );
  return {
    front: [
      bars(crossbars(ys, 0.036, width - 0.036), 0.032),
      bars(uprights(xs, 0.04, height), 0.036),
      ...hinge(hinges, 0.06),
      ...footBar(width, hingedBase),
      faces(
        xs.map((x) => box(x - 0.022, height - 0.06, 0.044, 0.06)),
        'dark',
      ),
    ],
    side: asSteps(
      height / 2,
      each,
      ys.filter((y) => y < height / 2),
    ),
    positions: { front: 'extended', side: 'as steps' },
    closeUp: { of: 'side', at: [(height / 2) * hingedSpread + 0.05, height * 0.46], span: 0.7 },
  };
}

function asSteps(limb: number, each: number, ys: readonly number[]): Mark[] {
  const rise = Math.sqrt(1 - hingedSpread ** 2);
  const left = (at: number): Point => [0.05 + at * hingedSpread, at * rise];
  const right = (at: number): Point => [0.05 + (2 * limb - at) * hingedSpread, at * rise];
  return [
    bars(
      [
        [left(0.02), left(limb)],
        [right(0.02), right(limb)],
      ],
      0.06,
    ),
    ...small(
      discs(
        ys.flatMap((y) => [left(y), right(y)]),
        0.014,
      ),
    ),
    ...hinge([left(each), right(each), left(limb)], 0.075),
    feet([0.055, 0.045 + 2 * limb * hingedSpread], 0.1, 0.06),
  ];
}

/** A locking hinge: its plate, the pin, and the mark that shows whether it is shut. */
function hinge(points: readonly Point[], radius: number): Mark[] {
  return [
    discs(points, radius, 'dark'),
    discs(points, radius * 0.38),
    ...fine(
      discs(
        points.map(([x, y]): Point => [x, y + radius * 0.68]),
        radius * 0.14,
        'grp',
      ),
    ),
  ];
}
