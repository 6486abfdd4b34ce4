import { stepsHandrailRun } from '../../../plans/accessories.ts';
import type { DrawPart } from '../elevations.ts';
import { between, box, roundCorners } from '../geometry.ts';
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

/** A tool tray that hangs on the knee rail by two hooks. */
export const toolTray: DrawPart = ({ length }) => {
  const hooks = [0.09, length - 0.09].map((x) =>
    roundCorners(run(x, 0.05, x, 0.2, x + 0.04, 0.2, x + 0.04, 0.13), 0.02),
  );
  return [
    quiet([run(-0.06, 0.185, length + 0.06, 0.185), run(-0.06, 0.155, length + 0.06, 0.155)]),
    faces([run(0, 0.12, length, 0.12, length - 0.025, 0, 0.025, 0)], 'dark'),
    bars([run(0, 0.125, length, 0.125)], 0.016, 'dark'),
    bars(hooks, 0.014, 'steel'),
    // Tools in the tray.
    bars([run(length * 0.46, 0.12, length * 0.44, 0.24)], 0.012, 'steel'),
    faces([box(length * 0.435 - 0.016, 0.225, 0.03, 0.07)], 'timber'),
    bars([run(length * 0.58, 0.12, length * 0.62, 0.2)], 0.02, 'grp'),
  ];
};

/** Left and right handrails: bent tube with brackets that bolt to the stiles. */
export const stepsHandrail: DrawPart = (part) => {
  const { length } = part;
  const { run: way, rise, strut } = stepsHandrailRun(part);
  const [x, y] = between(way[1], way[2], strut);
  const brackets = [
    box(length - 0.047, 0, 0.06, 0.05),
    box(0, rise - 0.035, 0.05, 0.07),
    box(x - 0.01, y - 0.43, 0.06, 0.06),
  ];
  const rail: Mark[] = [
    bars([run(x, y, x + 0.02, y - 0.4)], 0.022),
    bars([roundCorners(way, 0.12)], 0.034),
    faces(brackets, 'dark'),
  ];
  return [...translateMarks(rail, 0.26, 0.14), ...rail];
};

/** Two ribbed treads, one above the other, with their rivet tabs. */
export const treads: DrawPart = ({ length, width }) => {
  const [skew, deep] = [width * 0.55, width * 0.6];
  const front = length - skew;
  const ribs = [0.2, 0.4, 0.6, 0.8].map((part) =>
    run(skew * part, deep * part, front + skew * part, deep * part),
  );
  const tread: Mark[] = [
    faces([run(0, 0, front, 0, length, deep, skew, deep)]),
    hairs(ribs),
    faces([box(0, -0.03, front, 0.03)]),
    faces([run(front, 0, length, deep, length, deep - 0.03, front, -0.03)], 'steel'),
    discs(run(0.02, -0.015, front - 0.02, -0.015), 0.007, 'dark'),
  ];
  return [...translateMarks(tread, 0, 0.14), ...translateMarks(tread, 0, 0.03)];
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
