import { lean, type Section } from '../../plans/rung-ladders.ts';
import { box } from './geometry.ts';
import {
  bars,
  discs,
  faces,
  fine,
  type Mark,
  type Point,
  quiet,
  type Run,
  run,
  small,
  type Tone,
} from './mark.ts';

/** A bar across the foot of a short ladder, wider than the ladder. */
export function footBar(width: number, across: number): Mark[] {
  const from = (width - across) / 2;
  return [
    faces([box(from, 0.025, across, 0.06)]),
    faces([box(from, 0, 0.06, 0.095), box(from + across - 0.06, 0, 0.06, 0.095)], 'dark'),
  ];
}

interface LeaningSection extends Pick<Section, 'from' | 'to' | 'out' | 'rungs'> {
  readonly thickness: number;
}

/** A ladder seen from the side as it stands in use: foot on the left, head against a wall. */
export function leaningSide(
  sections: readonly LeaningSection[],
  length: number,
  tone: Tone,
  sheave?: number,
): Mark[] {
  const wall = length * lean.along + 0.1;
  const ends = (marks: readonly number[], out: number) => marks.map((at) => along(at, out));
  return [
    quiet([run(wall, 0, wall, length * lean.up + 0.12)]),
    ...(sheave === undefined ? [] : hangingRope(along(sheave, 0.08))),
    ...sections.flatMap(({ from, to, out, thickness, rungs }) => [
      bars([ends([from, to], out)], thickness, tone),
      ...small(discs(ends(rungs, out), 0.013)),
    ]),
    faces([slanted(-0.005, 0.07, 0.09)], 'dark'),
    ...fine(faces([slanted(length - 0.06, 0.06, 0.07)], 'dark')),
  ];
}

function along(at: number, out: number): Point {
  return [at * lean.along - out * lean.up + 0.06, at * lean.up + out * lean.along];
}

/** The rope hangs free from the sheave, down to within reach. */
function hangingRope([x, y]: Point): Mark[] {
  const hank = run(x - 0.05, 0.55, x - 0.05, 0.8, x + 0.05, 0.8, x + 0.05, 0.55, x - 0.05, 0.55);
  return [
    bars([run(x, y, x, 0.55)], 0.014, 'timber'),
    bars([hank], 0.014, 'timber'),
    discs([[x, y]], 0.05, 'dark'),
  ];
}

function slanted(at: number, height: number, width: number): Run {
  const half = width / 2;
  return [along(at, -half), along(at, half), along(at + height, half), along(at + height, -half)];
}
