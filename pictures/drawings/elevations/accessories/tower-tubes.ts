import type { Product } from '../../../../catalogue/product.ts';
import { bent, between, box, crossbars, grid, levels, uprights } from '../geometry.ts';
import { bars, discs, faces, fine, type Mark, type Point, run } from '../mark.ts';
import type { DrawPart } from './part.ts';

/** A tube with a snap hook at each end; the bands of colour tell a diagonal from a ledger. */
export const brace: DrawPart = ({ length, name }) => {
  const y = 0.06;
  const bands = name.includes('Diagonal') ? [0.44, 0.56] : [0.5];
  const hook = (x: number, out: number): Mark[] => [
    bars(
      [
        bent(
          run(
            x - out * 0.1,
            y,
            x - out * 0.013,
            y + 0.02,
            x - out * 0.013,
            y - 0.05,
            x - out * 0.06,
            y - 0.06,
          ),
          0.03,
        ),
      ],
      0.026,
      'dark',
    ),
    faces([box(x - out * 0.13 - 0.03, y - 0.035, 0.06, 0.07)], 'steel'),
  ];
  return [
    bars([run(0.08, y, length - 0.08, y)], 0.042),
    faces(
      bands.map((part) => box(length * part - 0.06, y - 0.018, 0.12, 0.036)),
      'grp',
    ),
    ...hook(0, -1),
    ...hook(length, 1),
  ];
};

/** The long tube, the short one that triangulates it, swivel clamps and a rubber foot. */
export const stabiliser: DrawPart = ({ length, name }) => {
  const telescopic = name.includes('Telescopic');
  const out = length * 0.5;
  const foot: Point = [0.05, 0.06];
  const head: Point = [out, length - 0.04];
  const hold = between(foot, head, 0.45);
  const post: Point = [out, length * 0.2];
  return [
    bars([run(out + 0.075, -0.02, out + 0.075, length + 0.12)], 0.03, 'steel'),
    bars([[hold, post]], 0.036),
    ...(telescopic ? [bars([[foot, between(foot, head, 0.5)]], 0.034, 'steel')] : []),
    bars([[telescopic ? between(foot, head, 0.32) : foot, head]], 0.046),
    ...(telescopic
      ? [
          discs([between(foot, head, 0.33)], 0.034, 'dark'),
          ...fine(
            discs(
              [0.1, 0.16, 0.22].map((part) => between(foot, head, part)),
              0.009,
              'dark',
            ),
          ),
        ]
      : []),
    discs([hold], 0.03, 'dark'),
    faces(
      [box(out - 0.03, length - 0.1, 0.13, 0.1), box(out - 0.03, length * 0.2 - 0.05, 0.13, 0.1)],
      'dark',
    ),
    discs(run(out + 0.035, length - 0.05, out + 0.035, length * 0.2), 0.02),
    faces([run(-0.02, 0, 0.12, 0, 0.08, 0.06, 0.02, 0.06)], 'dark'),
  ];
};

/** An end frame: posts with spigots, rungs as far apart as its range says. */
export const frame: DrawPart = (product) => {
  const { length, width } = product;
  const rung = rungOf(product);
  const xs = [0.025, width - 0.025];
  const ys = levels(0.2, length - 0.2, rung);
  const inner = [width * 0.56, width * 0.56 + 0.36];
  const ladder = product.name.includes('Ladder');
  return [
    bars(crossbars(ys, 0.05, width - 0.05), 0.036),
    ...(ladder ? [bars(uprights(inner, 0.2, length - 0.2), 0.036)] : []),
    bars(uprights(xs, length - 0.04, length + 0.12), 0.034, 'steel'),
    bars(uprights(xs, 0, length), 0.05),
    faces(
      xs.map((x) => box(x - 0.034, 0.05, 0.068, 0.05)),
      'dark',
    ),
    ...fine(discs(grid(xs, [length + 0.06]), 0.01, 'dark')),
  ];
};

/** Frames of the 500 range have a rung every 500 mm. */
function rungOf({ range }: Product): number {
  return range.endsWith('500') ? 0.5 : 0.25;
}
