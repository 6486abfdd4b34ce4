import { bent, between, box } from '../geometry.ts';
import {
  bars,
  discs,
  faces,
  fine,
  hairs,
  type Mark,
  moved,
  type Point,
  quiet,
  run,
} from '../mark.ts';
import type { DrawPart } from './part.ts';

/** Hung over the knee rail by two hooks. */
export const toolTray: DrawPart = ({ length }) => [
  quiet([run(-0.06, 0.185, length + 0.06, 0.185), run(-0.06, 0.155, length + 0.06, 0.155)]),
  faces([run(0, 0.12, length, 0.12, length - 0.025, 0, 0.025, 0)], 'dark'),
  bars([run(0, 0.125, length, 0.125)], 0.016, 'dark'),
  bars(
    [0.09, length - 0.09].map((x) =>
      bent(run(x, 0.05, x, 0.2, x + 0.04, 0.2, x + 0.04, 0.13), 0.02),
    ),
    0.014,
    'steel',
  ),
  // What a day's work leaves in it.
  bars([run(length * 0.46, 0.12, length * 0.44, 0.24)], 0.012, 'steel'),
  faces([box(length * 0.435 - 0.016, 0.225, 0.03, 0.07)], 'timber'),
  bars([run(length * 0.58, 0.12, length * 0.62, 0.2)], 0.02, 'grp'),
];

/** Left and right hand rails: bent tube with the brackets that bolt to the stiles. */
export const stepsHandrail: DrawPart = ({ length }) => {
  const rise = length * 0.82;
  const low: Point = [length * 0.93, 0.34];
  const high: Point = [length * 0.16, rise];
  const middle = between(low, high, 0.45);
  const rail: Mark[] = [
    bars([run(middle[0], middle[1], middle[0] + 0.02, middle[1] - 0.4)], 0.022),
    bars([bent([[length - 0.017, 0], low, high, [0, rise]], 0.12)], 0.034),
    faces(
      [
        box(length - 0.047, 0, 0.06, 0.05),
        box(0, rise - 0.035, 0.05, 0.07),
        box(middle[0] - 0.01, middle[1] - 0.43, 0.06, 0.06),
      ],
      'dark',
    ),
  ];
  return [...moved(rail, 0.26, 0.14), ...rail];
};

/** One rail of a machine's steps, welded posts with foot plates. */
export const machineHandrail: DrawPart = ({ length }) => {
  const rise = length * 0.62;
  const foot: Point = [length - 0.03, 0.02];
  const head: Point = [length * 0.2, rise];
  const low: Point = [foot[0], 0.9];
  const high: Point = [head[0], rise + 0.9];
  return [
    quiet([run(length + 0.1, -0.08, length * 0.2, rise - 0.02, -0.05, rise - 0.02)]),
    bars([[between(foot, low, 0.5), between(head, high, 0.5), [0.03, rise + 0.45]]], 0.026),
    bars(
      [
        [between(foot, head, 0.5), between(low, high, 0.5)],
        [head, high],
      ],
      0.032,
    ),
    bars([bent([foot, low, high, [0.02, rise + 0.9], [0.02, rise]], 0.12)], 0.042),
    faces(
      [
        box(foot[0] - 0.06, 0, 0.12, 0.03),
        box(head[0] - 0.06, rise - 0.02, 0.12, 0.03),
        box(-0.04, rise - 0.02, 0.12, 0.03),
      ],
      'dark',
    ),
  ];
};

/** Two ribbed treads, one above the other, with their rivet tabs. */
export const treads: DrawPart = ({ length, width }) => {
  const skew = width * 0.55;
  const tread: Mark[] = [
    faces([run(0, 0, length - skew, 0, length, width * 0.6, skew, width * 0.6)]),
    hairs(
      [0.2, 0.4, 0.6, 0.8].map((part) =>
        run(skew * part, width * 0.6 * part, length - skew + skew * part, width * 0.6 * part),
      ),
    ),
    faces([box(0, -0.03, length - skew, 0.03)]),
    faces(
      [
        run(
          length - skew,
          0,
          length,
          width * 0.6,
          length,
          width * 0.6 - 0.03,
          length - skew,
          -0.03,
        ),
      ],
      'steel',
    ),
    discs(run(0.02, -0.015, length - skew - 0.02, -0.015), 0.007, 'dark'),
  ];
  return [...moved(tread, 0, 0.14), ...moved(tread, 0, 0.03)];
};

/** Two folding stays, one straight and locked, one half closed. */
export const stays: DrawPart = ({ length, width }) => {
  const stay = (lift: number, y: number): Mark[] => {
    const [from, middle, to]: [Point, Point, Point] = [
      [0.015, y],
      [length / 2, y + lift],
      [length - 0.015, y],
    ];
    return [
      bars([[from, middle]], width * 0.8),
      bars([[middle, to]], width * 0.8),
      discs([middle], width * 0.85, 'dark'),
      discs([middle], width * 0.3),
      discs([from, to], width * 0.3, 'dark'),
      ...fine(hairs([run(length * 0.1, y + 0.004, length * 0.4, y + lift * 0.8)])),
    ];
  };
  return [...stay(0.06, 0.1), ...stay(0, 0.02)];
};
