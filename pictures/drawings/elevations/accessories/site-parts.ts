import { bent, box, levels } from '../geometry.ts';
import {
  bars,
  discs,
  faces,
  fine,
  hairs,
  type Mark,
  moved,
  type Point,
  type Run,
  run,
} from '../mark.ts';
import { trestleFace } from '../staging.ts';
import type { DrawPart } from './part.ts';

export const trestle: DrawPart = ({ length, width }) => trestleFace(width / 2, length);

/** Two posts with their clamps and the two rails that hook between them. */
export const stagingRails: DrawPart = ({ length, width }) => {
  const xs = [width * 0.2, width * 3.4];
  const [left = 0, right = 0] = xs;
  return [
    bars(
      [length * 0.55, length - 0.03].map((y) => run(left - 0.12, y, right + 0.12, y)),
      0.032,
      'steel',
    ),
    bars(
      xs.map((x) => run(x, 0, x, length)),
      0.042,
      'steel',
    ),
    faces(
      xs.flatMap((x) => [
        box(x - 0.04, length * 0.55 - 0.04, 0.08, 0.08),
        box(x - 0.04, length - 0.07, 0.08, 0.08),
      ]),
      'dark',
    ),
    ...xs.flatMap((x): Mark[] => [
      bars(
        [bent(run(x - 0.04, 0.18, x + 0.14, 0.18, x + 0.14, 0.02, x + 0.02, 0.02), 0.03)],
        0.03,
        'steel',
      ),
      bars([run(x + 0.09, 0.02, x + 0.09, 0.11)], 0.016, 'dark'),
      faces([box(x + 0.06, 0.1, 0.06, 0.018)], 'dark'),
    ]),
    faces([box(left - 0.1, -0.001, right - left + 0.26, 0.001)], 'steel'),
  ];
};

/** Four screws on their plates, turning handles at the head. */
export const jackscrewSet: DrawPart = ({ length, width }) => {
  const plate = width * 0.5;
  const screw: Mark[] = [
    bars([run(plate / 2, 0.02, plate / 2, length)], 0.036, 'steel'),
    hairs(
      levels(0.07, length * 0.62, 0.02).map((y) =>
        run(plate / 2 - 0.018, y, plate / 2 + 0.018, y + 0.01),
      ),
    ),
    bars([run(plate / 2, length * 0.66, plate / 2, length * 0.9)], 0.056),
    faces([box(plate / 2 - 0.045, length * 0.63, 0.09, 0.035)], 'dark'),
    bars([run(plate / 2 - 0.07, length - 0.025, plate / 2 + 0.07, length - 0.025)], 0.02, 'dark'),
    faces([box(plate / 2 - 0.03, 0.02, 0.06, 0.03)], 'dark'),
    faces([box(0, 0, plate, 0.022)], 'steel'),
    ...fine(discs(run(0.02, 0.011, plate - 0.02, 0.011), 0.006, 'dark')),
  ];
  return [0, 1, 2, 3].flatMap((at) => moved(screw, at * plate * 1.35));
};

/** A holder with its insert, and a spare insert half behind it. */
export const tagKit: DrawPart = ({ length, width }) => {
  const outline = (x: number): Run =>
    run(
      x + width * 0.18,
      length,
      x,
      length - width * 0.2,
      x,
      0,
      x + width,
      0,
      x + width,
      length - width * 0.2,
      x + width * 0.82,
      length,
    );
  const lines = (x: number): Run[] =>
    [0.5, 0.4, 0.3, 0.2, 0.1].map((up) =>
      run(x + width * 0.14, length * up, x + width * (up === 0.1 ? 0.55 : 0.86), length * up),
    );
  const hole = (x: number): Point => [x + width / 2, length - width * 0.24];
  return [
    faces([outline(width * 0.75)]),
    hairs(lines(width * 0.75)),
    faces([outline(0)], 'grp'),
    faces([box(width * 0.08, length * 0.05, width * 0.84, length * 0.68)]),
    hairs([...lines(0), run(width * 0.14, length * 0.66, width * 0.62, length * 0.66)]),
    faces([box(width * 0.14, length * 0.58, width * 0.72, length * 0.04)], 'dark'),
    discs([hole(0)], width * 0.11),
    bars(
      [
        bent(
          [
            hole(0),
            [width * 0.4, length + 0.02],
            [width * 0.9, length + 0.035],
            [width * 1.5, length + 0.01],
          ],
          0.03,
        ),
      ],
      0.005,
      'dark',
    ),
  ];
};

/** A printed card and nothing else. */
export const card: DrawPart = ({ length, width }) => [
  faces([box(0, 0, length, width)]),
  hairs([
    run(0.012, width - 0.02, length * 0.6, width - 0.02),
    ...[0.25, 0.4, 0.55].map((up) => run(0.012, width * up, length - 0.012, width * up)),
  ]),
];
