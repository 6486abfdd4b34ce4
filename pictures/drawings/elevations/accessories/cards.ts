import type { DrawPart } from '../elevations.ts';
import { box, roundCorners } from '../geometry.ts';
import { bars, discs, faces, hairs, type Point, run } from '../mark.ts';

/** A holder with its insert, and a spare insert half behind it. */
export const tagKit: DrawPart = ({ length, width }) => {
  const corner = length - width * 0.2;
  const outline = (x: number) => [
    ...run(x + width * 0.18, length, x, corner, x, 0, x + width, 0),
    ...run(x + width, corner, x + width * 0.82, length),
  ];
  const lines = (x: number) =>
    [0.5, 0.4, 0.3, 0.2, 0.1].map((up) =>
      run(x + width * 0.14, length * up, x + width * (up === 0.1 ? 0.55 : 0.86), length * up),
    );
  const hole: Point = [width / 2, length - width * 0.24];
  const tie = run(
    width * 0.4,
    length + 0.02,
    width * 0.9,
    length + 0.035,
    width * 1.5,
    length + 0.01,
  );
  return [
    faces([outline(width * 0.75)]),
    hairs(lines(width * 0.75)),
    faces([outline(0)], 'grp'),
    faces([box(width * 0.08, length * 0.05, width * 0.84, length * 0.68)]),
    hairs([...lines(0), run(width * 0.14, length * 0.66, width * 0.62, length * 0.66)]),
    faces([box(width * 0.14, length * 0.58, width * 0.72, length * 0.04)], 'dark'),
    discs([hole], width * 0.11),
    bars([roundCorners([hole, ...tie], 0.03)], 0.005, 'dark'),
  ];
};

/** A printed card on its own. */
export const card: DrawPart = ({ length, width }) => [
  faces([box(0, 0, length, width)]),
  hairs([
    run(0.012, width - 0.02, length * 0.6, width - 0.02),
    ...[0.25, 0.4, 0.55].map((up) => run(0.012, width * up, length - 0.012, width * up)),
  ]),
];
