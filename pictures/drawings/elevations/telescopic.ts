import type { Product } from '../../../catalogue/product.ts';
import { hasShortBase, shortBase } from '../proportions.ts';
import type { Elevations } from './elevations.ts';
import { footBar } from './foot-bar.ts';
import { box, crossbars, grid, uprights } from './geometry.ts';
import { leaningSide } from './leaning.ts';
import { bars, discs, faces, fine, finest, hairs } from './mark.ts';
import { feet } from './pen.ts';

/** Tubes that slide into each other, a rung at each joint. */
export function telescopicLadder({ width, height }: Product): Elevations {
  const count = Math.round(height / 0.29);
  const each = height / count;
  const xs = [0.036, width - 0.036];
  const rungs = Array.from({ length: count }, (_, at) => (at + 1) * each - 0.05);
  const tubes = rungs.map((_, at) => ({
    from: at === 0 ? 0.03 : at * each - 0.05,
    to: (at + 1) * each,
    thickness: 0.06 - (0.03 * at) / count,
  }));
  return {
    front: [
      ...tubes.map(({ from, to, thickness }) => bars(uprights(xs, from, to), thickness)),
      faces(rungs.map((y) => box(0.036, y - 0.02, width - 0.072, 0.04))),
      ...finest(
        hairs(
          crossbars(
            rungs.flatMap((y) => [y - 0.007, y + 0.007]),
            0.036,
            width - 0.036,
          ),
        ),
      ),
      faces(
        grid(xs, rungs).map(([x, y]) => box(x - 0.036, y - 0.028, 0.072, 0.056)),
        'dark',
      ),
      ...fine(discs(grid(xs, rungs), 0.012)),
      ...footBar(width, shortBase),
    ],
    side: leaningSide(
      tubes.map(({ from, to, thickness }) => ({ from, to, out: 0, thickness, rungs: [to - 0.05] })),
      height,
      'alloy',
    ),
    closeUp: { of: 'front', at: [width / 2, height - 0.35], span: 0.85 },
  };
}

/** Metre-long sections, each socketed into the one below. */
export function surveyorLadder(product: Product): Elevations {
  const { width, height, sections = 1 } = product;
  const each = height / sections;
  const count = Math.round(height / 0.25);
  const rungs = Array.from({ length: count }, (_, at) => ((at + 0.6) * height) / count);
  const sockets = Array.from({ length: sections - 1 }, (_, at) => (at + 1) * each);
  const xs = [0.018, width - 0.018];
  const leaning = Array.from({ length: sections }, (_, at) => ({
    from: at * each,
    to: (at + 1) * each,
    out: 0,
    thickness: at % 2 === 0 ? 0.062 : 0.05,
    rungs: rungs.filter((y) => y > at * each && y <= (at + 1) * each),
  }));
  return {
    front: [
      bars(crossbars(rungs, 0.036, width - 0.036), 0.03),
      bars(uprights(xs, 0.03, height - 0.05), 0.036),
      faces(grid(xs, sockets).map(([x, y]) => box(x - 0.026, y - 0.06, 0.052, 0.12))),
      ...fine(discs(grid(xs, sockets), 0.012, 'dark')),
      faces([box(-0.02, height - 0.06, width + 0.04, 0.06)], 'dark'),
      ...(hasShortBase(product) ? footBar(width, shortBase) : [feet(xs, 0.06, 0.06)]),
    ],
    side: leaningSide(leaning, height, 'alloy'),
    closeUp: { of: 'front', at: [width / 2, sockets.at(-1) ?? height / 2], span: 0.7 },
  };
}
