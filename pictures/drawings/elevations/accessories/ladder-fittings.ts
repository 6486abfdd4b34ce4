import { standOffArms } from '../../../plans/accessories.ts';
import type { DrawPart } from '../elevations.ts';
import { box, roundCorners, scaleOutline } from '../geometry.ts';
import { bars, discs, faces, fine, hairs, type Mark, quiet, run, translateMarks } from '../mark.ts';

/** From above: arms reach from the ladder's top rung to a bar with rubber ends against the wall. */
export const standOff: DrawPart = (part) => {
  const { length, width } = part;
  const { half, bend, end } = standOffArms(part);
  const middle = length / 2;
  const [left, right] = [middle - half, middle + half];
  const arms = [-1, 1].map((side) =>
    roundCorners(
      run(
        ...[middle + side * half, 0, middle + side * half, bend],
        ...[middle + side * end, width - 0.02],
      ),
      0.08,
    ),
  );
  return [
    quiet([run(left - 0.1, 0, right + 0.1, 0), run(left - 0.1, 0.03, right + 0.1, 0.03)]),
    bars(arms, 0.032),
    bars([run(left, bend, right, bend)], 0.024),
    bars([run(0, width - 0.016, length, width - 0.016)], 0.032),
    faces([box(0, width - 0.05, 0.1, 0.05), box(length - 0.1, width - 0.05, 0.1, 0.05)], 'dark'),
    faces([box(left - 0.035, -0.012, 0.07, 0.06), box(right - 0.035, -0.012, 0.07, 0.06)], 'dark'),
  ];
};

/** A hook for the roof ridge, with a wheel to push it up the tiles. */
export const roofHook: DrawPart = ({ length, width }) => {
  const [tip, axle] = [length - 0.02, [length * 0.62, 0.14] as const];
  const hook = run(0, 0.06, length * 0.74, 0.06, tip, width * 0.55, tip, -width * 0.32);
  return [
    quiet([run(0, -0.02, length * 0.8, -0.02), run(0, 0.04, length * 0.8, 0.04)]),
    quiet([0.12, 0.4].map((x) => run(x - 0.014, 0.01, x + 0.014, 0.01))),
    bars([roundCorners(hook, 0.12)], 0.032),
    bars([run(length * 0.45, 0.06, length * 0.86, width * 0.36)], 0.022),
    faces([box(length - 0.05, -width * 0.45, 0.06, 0.12)], 'dark'),
    faces([box(0.1, 0.02, 0.05, 0.075), box(0.38, 0.02, 0.05, 0.075)], 'dark'),
    discs([axle], 0.075, 'dark'),
    discs([axle], 0.028),
  ];
};

/** Two clamps, each a hooked strap over the rung and a screw down to the rack. */
export const rackClamps: DrawPart = ({ length, width }) => {
  const thread = Array.from({ length: 12 }, (_, at) => 0.06 + at * 0.012);
  const top = length - 0.008;
  const hook = run(0.06, length - 0.075, 0.06, top, -0.03, top, -0.03, length - 0.1);
  const clamp: Mark[] = [
    quiet([run(-0.05, 0.035, 0.13, 0.035), run(-0.05, 0.005, 0.13, 0.005)]),
    bars([run(0.06, 0.02, 0.06, length - 0.06)], 0.014, 'steel'),
    hairs(thread.map((y) => run(0.052, y, 0.068, y + 0.006))),
    bars([roundCorners(hook, 0.03)], 0.018, 'steel'),
    faces([box(0.035, 0, 0.05, 0.04)], 'steel'),
    faces([run(0.02, 0.25, 0.1, 0.25, 0.09, 0.225, 0.03, 0.225)], 'dark'),
    faces([box(-0.042, length - 0.13, 0.024, 0.05)], 'dark'),
  ];
  return [...translateMarks(clamp, 0.05), ...translateMarks(clamp, 0.05 + width * 3)];
};

/** A coil of rope and the sheave it runs over. */
export const ropeAndSheave: DrawPart = ({ length, width }) => {
  const radius = length / 2;
  const sheave = [length + 0.12, width * 0.55] as const;
  const ties = [
    [0.62, 1.5, 0.8, 0.5],
    [1.32, 1.56, 1.24, 0.5],
  ].map((tie) => scaleOutline(radius, tie));
  const tail = run(length, radius * 0.8, length + 0.04, 0.02, length + 0.12, 0.015);
  return [
    ...[1, 0.86, 0.72, 0.58].map((part, at) =>
      discs([[radius, radius]], radius * part, at % 2 === 0 ? 'timber' : 'alloy'),
    ),
    discs([[radius, radius]], radius * 0.42),
    bars(ties, 0.016, 'dark'),
    bars([roundCorners(tail, 0.04)], 0.012, 'timber'),
    discs([sheave], width * 0.3, 'dark'),
    discs([sheave], width * 0.22),
    discs([sheave], width * 0.07, 'dark'),
    ...fine(hairs([run(length + 0.12, width * 0.35, length + 0.12, width * 0.75)])),
  ];
};
