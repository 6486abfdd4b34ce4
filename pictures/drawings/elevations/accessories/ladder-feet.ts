import { box } from '../geometry.ts';
import {
  bars,
  discs,
  faces,
  hairs,
  type Mark,
  moved,
  type Point,
  quiet,
  type Run,
  run,
} from '../mark.ts';
import type { DrawPart } from './part.ts';

/** Two shoes for the ends of box stiles, ribbed underneath. */
export const rungLadderFeet: DrawPart = ({ length, width }) => {
  const shoe: Mark[] = [
    quiet([
      run(length * 0.22, length * 0.5, length * 0.22, length * 1.15),
      run(length * 0.78, length * 0.5, length * 0.78, length * 1.15),
    ]),
    faces(
      [
        run(
          length * 0.12,
          length * 0.72,
          length * 0.88,
          length * 0.72,
          length * 0.88,
          length * 0.34,
          length,
          length * 0.16,
          length,
          0.012,
          0,
          0.012,
          0,
          length * 0.16,
          length * 0.12,
          length * 0.34,
        ),
      ],
      'dark',
    ),
    faces(
      Array.from({ length: 6 }, (_, at) =>
        box(length * (0.03 + at * 0.165), 0, length * 0.115, 0.012),
      ),
      'dark',
    ),
    discs([[length * 0.5, length * 0.52]], length * 0.07),
  ];
  return [...shoe, ...moved(shoe, length + width)];
};

/** Four caps for the feet of steps: angled, so that they stand flat. */
export const stepLadderFeet: DrawPart = ({ length, width }) => {
  const cap: Mark[] = [
    faces([run(length * 0.1, 0, length, 0, length * 0.78, length, 0, length)], 'dark'),
    hairs([0.12, 0.24].map((up) => run(length * 0.1, length * up, length * 0.97, length * up))),
    discs([[length * 0.45, length * 0.62]], length * 0.08),
    bars([run(length * 0.1, 0.006, length, 0.006)], 0.008),
  ];
  return [0, 1, 2, 3].flatMap((at) => moved(cap, at * (length + width * 0.7)));
};

/** The bar that widens a ladder's foot, the ladder's own stiles shown lightly. */
export const stabiliserBar: DrawPart = ({ length, width }) => {
  const middle = length / 2;
  const stiles = [middle - 0.2, middle + 0.2];
  return [
    quiet(
      stiles.flatMap((x): Run[] => [
        run(x - 0.02, width, x - 0.02, 0.34),
        run(x + 0.02, width, x + 0.02, 0.34),
      ]),
    ),
    quiet(
      [0.17, 0.29].flatMap((y): Run[] => [
        run(stiles[0] ?? 0, y, stiles[1] ?? 0, y),
        run(stiles[0] ?? 0, y + 0.025, stiles[1] ?? 0, y + 0.025),
      ]),
    ),
    faces([box(0, 0.012, length, width - 0.012)]),
    hairs([run(0, 0.026, length, 0.026)]),
    discs(
      stiles.map((x): Point => [x, 0.04]),
      0.013,
      'dark',
    ),
    faces([box(0, 0, 0.06, width), box(length - 0.06, 0, 0.06, width)], 'dark'),
  ];
};

/** A leg that clamps to the stile and slides down to reach lower ground. */
export const leveller: DrawPart = ({ length, width }) => [
  quiet([
    run(width * 0.15, length * 0.4, width * 0.15, length * 1.2),
    run(width * 0.55, length * 0.4, width * 0.55, length * 1.2),
  ]),
  bars([run(width * 0.72, 0.03, width * 0.72, length)], 0.036),
  hairs(
    Array.from(
      { length: 9 },
      (_, at): Run =>
        run(
          width * 0.72 - 0.01,
          length * 0.2 + at * 0.045,
          width * 0.72 + 0.01,
          length * 0.2 + at * 0.045,
        ),
    ),
  ),
  faces([box(0, length * 0.52, width, 0.05), box(0, length * 0.82, width, 0.05)], 'dark'),
  discs(run(width * 0.35, length * 0.52 + 0.025, width * 0.35, length * 0.82 + 0.025), 0.013),
  faces([run(width * 0.4, 0, width * 1.05, 0, width * 0.92, 0.045, width * 0.52, 0.045)], 'dark'),
];

/** Seen from above, one corner turned up. */
export const mat: DrawPart = ({ length, width }) => [
  faces([run(0, 0, length, 0, length, width - 0.13, length - 0.13, width, 0, width)], 'dark'),
  bars(
    Array.from({ length: 11 }, (_, at): Run => {
      const y = 0.05 + (at * (width - 0.1)) / 10;
      return run(
        0.04,
        y,
        Math.min(length - 0.04, length - 0.05 - Math.max(0, y - (width - 0.15))),
        y,
      );
    }),
    0.006,
    'steel',
  ),
  faces([run(length - 0.13, width, length, width - 0.13, length - 0.11, width - 0.11)], 'steel'),
];
