import {
  jackscrewPlate,
  machineHandrailRun,
  pinLength,
  stagingRailHeights,
} from '../../../plans/accessories.ts';
import type { DrawPart } from '../elevations.ts';
import {
  between,
  box,
  evenHeights,
  horizontalLines,
  roundCorners,
  verticalLines,
} from '../geometry.ts';
import {
  bars,
  discs,
  faces,
  fine,
  hairs,
  type Mark,
  type Point,
  quiet,
  run,
  translateMarks,
} from '../mark.ts';
import { trestleFace } from '../staging.ts';

/** One rail of a machine's steps, welded posts with foot plates. */
export const machineHandrail: DrawPart = (part) => {
  const { length } = part;
  const { foot, head, low, high, end, rise, knee } = machineHandrailRun(part);
  const posts = [
    [between(foot, head, 0.5), between(low, high, 0.5)],
    [head, high],
  ];
  const plates = [
    box(foot[0] - 0.06, 0, 0.12, 0.03),
    box(head[0] - 0.06, rise - 0.02, 0.12, 0.03),
    box(-0.04, rise - 0.02, 0.12, 0.03),
  ];
  return [
    quiet([run(length + 0.1, -0.08, length * 0.2, rise - 0.02, -0.05, rise - 0.02)]),
    bars([[between(foot, low, 0.5), between(head, high, 0.5), [0.03, knee]]], 0.026),
    bars(posts, 0.032),
    bars([roundCorners([foot, low, high, ...end], 0.12)], 0.042),
    faces(plates, 'dark'),
  ];
};

export const trestle: DrawPart = ({ length, width }) => trestleFace(width / 2, length);

/** Two posts with their clamps and the two rails that hook between them. */
export const stagingRails: DrawPart = (part) => {
  const { length, width } = part;
  const xs = [width * 0.2, width * 3.4];
  const [left = 0, right = 0] = xs;
  const rails = stagingRailHeights(part);
  const grips = xs.flatMap((x) => rails.map((y) => box(x - 0.04, y - 0.04, 0.08, 0.08)));
  return [
    bars(horizontalLines(rails, left - 0.12, right + 0.12), 0.032, 'steel'),
    bars(verticalLines(xs, 0, length), 0.042, 'steel'),
    faces(grips, 'dark'),
    ...xs.flatMap((x): Mark[] => [
      bars(
        [roundCorners(run(x - 0.04, 0.18, x + 0.14, 0.18, x + 0.14, 0.02, x + 0.02, 0.02), 0.03)],
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
export const jackscrewSet: DrawPart = (part) => {
  const { length } = part;
  const plate = jackscrewPlate(part);
  const x = plate / 2;
  const thread = evenHeights(0.07, length * 0.62, 0.02);
  const screw: Mark[] = [
    bars([run(x, 0.02, x, length)], 0.036, 'steel'),
    hairs(thread.map((y) => run(x - 0.018, y, x + 0.018, y + 0.01))),
    bars([run(x, length * 0.66, x, length * 0.9)], 0.056),
    faces([box(x - 0.045, length * 0.63, 0.09, 0.035)], 'dark'),
    bars([run(x - 0.07, length - 0.025, x + 0.07, length - 0.025)], 0.02, 'dark'),
    faces([box(x - 0.03, 0.02, 0.06, 0.03)], 'dark'),
    faces([box(0, 0, plate, 0.022)], 'steel'),
    ...fine(discs(run(0.02, 0.011, plate - 0.02, 0.011), 0.006, 'dark')),
  ];
  return [0, 1, 2, 3].flatMap((at) => translateMarks(screw, at * plate * 1.35));
};

/** Four pins with their rings, and four ties as they go round a board. */
export const pinsAndTies: DrawPart = ({ length }) => {
  const xs = [0, 1, 2, 3].map((at) => length * (0.125 + at * 0.25));
  return [
    bars(
      xs.map((x) =>
        roundCorners(run(x - 0.05, 0.06, x - 0.05, 0, x + 0.05, 0, x + 0.05, 0.06), 0.02),
      ),
      0.012,
      'steel',
    ),
    bars(verticalLines(xs, 0.1, 0.1 + pinLength), 0.014, 'steel'),
    discs(
      xs.map((x): Point => [x, 0.1 + pinLength]),
      0.016,
    ),
  ];
};
