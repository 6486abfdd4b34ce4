import { barBoltOffset, levellerClamps } from '../../../plans/accessories.ts';
import type { DrawPart } from '../elevations.ts';
import { box, scaleOutline } from '../geometry.ts';
import {
  bars,
  discs,
  faces,
  hairs,
  type Mark,
  type Point,
  quiet,
  type Run,
  run,
  translateMarks,
} from '../mark.ts';

/** Two shoes for the ends of box stiles, ribbed underneath. */
export const rungLadderFeet: DrawPart = ({ length, width }) => {
  const [head, heel] = [
    scaleOutline(length, [0.12, 0.72, 0.88, 0.72, 0.88, 0.34, 1, 0.16]),
    scaleOutline(length, [0, 0.16, 0.12, 0.34]),
  ];
  const ribs = [0, 1, 2, 3, 4, 5].map((at) =>
    box(length * (0.03 + at * 0.165), 0, length * 0.115, 0.012),
  );
  const shoe: Mark[] = [
    quiet([0.22, 0.78].map((x) => scaleOutline(length, [x, 0.5, x, 1.15]))),
    faces([[...head, ...run(length, 0.012, 0, 0.012), ...heel]], 'dark'),
    faces(ribs, 'dark'),
    discs(scaleOutline(length, [0.5, 0.52]), length * 0.07),
  ];
  return [...shoe, ...translateMarks(shoe, length + width)];
};

/** Four caps for the feet of steps: angled, so that they stand flat. */
export const stepLadderFeet: DrawPart = ({ length, width }) => {
  const cap: Mark[] = [
    faces([scaleOutline(length, [0.1, 0, 1, 0, 0.78, 1, 0, 1])], 'dark'),
    hairs([0.12, 0.24].map((up) => scaleOutline(length, [0.1, up, 0.97, up]))),
    discs(scaleOutline(length, [0.45, 0.62]), length * 0.08),
    bars([run(length * 0.1, 0.006, length, 0.006)], 0.008),
  ];
  return [0, 1, 2, 3].flatMap((at) => translateMarks(cap, at * (length + width * 0.7)));
};

/** The bar that widens a ladder's foot, with the ladder's stiles in faint lines. */
export const stabiliserBar: DrawPart = ({ length, width }) => {
  const [left, right] = [length / 2 - barBoltOffset, length / 2 + barBoltOffset];
  const edges = [left, right].flatMap((x) => [x - 0.02, x + 0.02]);
  const bolts: Point[] = [left, right].map((x) => [x, 0.04]);
  return [
    quiet(edges.map((x) => run(x, width, x, 0.34))),
    quiet([0.17, 0.17 + 0.025, 0.29, 0.29 + 0.025].map((y) => run(left, y, right, y))),
    faces([box(0, 0.012, length, width - 0.012)]),
    hairs([run(0, 0.026, length, 0.026)]),
    discs(bolts, 0.013, 'dark'),
    faces([box(0, 0, 0.06, width), box(length - 0.06, 0, 0.06, width)], 'dark'),
  ];
};

/** A leg that clamps to the stile and slides down to reach lower ground. */
export const leveller: DrawPart = ({ length, width }) => {
  const x = width * 0.72;
  const clamps = levellerClamps.map((part) => length * part);
  const teeth = Array.from({ length: 9 }, (_, at) => length * 0.2 + at * 0.045);
  const foot = run(width * 0.4, 0, width * 1.05, 0, width * 0.92, 0.045, width * 0.52, 0.045);
  return [
    quiet([0.15, 0.55].map((at) => run(width * at, length * 0.4, width * at, length * 1.2))),
    bars([run(x, 0.03, x, length)], 0.036),
    hairs(teeth.map((y) => run(x - 0.01, y, x + 0.01, y))),
    faces(
      clamps.map((y) => box(0, y, width, 0.05)),
      'dark',
    ),
    discs(
      clamps.map((y): Point => [width * 0.35, y + 0.025]),
      0.013,
    ),
    faces([foot], 'dark'),
  ];
};

/** A mat seen from above, one corner turned up. */
export const mat: DrawPart = ({ length, width }) => {
  const rib = (_: unknown, at: number): Run => {
    const y = 0.05 + (at * (width - 0.1)) / 10;
    const cut = length - 0.05 - Math.max(0, y - (width - 0.15));
    return run(0.04, y, Math.min(length - 0.04, cut), y);
  };
  return [
    faces([run(0, 0, length, 0, length, width - 0.13, length - 0.13, width, 0, width)], 'dark'),
    bars(Array.from({ length: 11 }, rib), 0.006, 'steel'),
    faces([run(length - 0.13, width, length, width - 0.13, length - 0.11, width - 0.11)], 'steel'),
  ];
};

/** Four round feet for upright tubes, each on its peg. */
export const tubeFeet: DrawPart = ({ length }) => {
  const foot: Mark[] = [
    bars([run(length / 2, 0.05, length / 2, length + 0.02)], 0.024, 'steel'),
    faces([scaleOutline(length, [0, 0, 1, 0, 0.86, 0.3, 0.8, 0.78, 0.2, 0.78, 0.14, 0.3])], 'dark'),
  ];
  return [0, 1, 2, 3].flatMap((at) => translateMarks(foot, at * length * 1.6));
};

/** Four rubber blocks, each in a steel shoe with its bolt. */
export const blockFeet: DrawPart = ({ length, width }) => {
  const foot: Mark[] = [
    faces([box(0, 0, length, width)], 'dark'),
    faces([box(length * 0.03, width, length * 0.94, 0.008)], 'steel'),
    discs([[length / 2, width + 0.012]], 0.01, 'steel'),
  ];
  return [0, 1, 2, 3].flatMap((at) => translateMarks(foot, at * length * 1.25));
};
