import { lean } from '../proportions.ts';
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

interface LeaningSection {
  /** Along the ladder, from the foot. */
  readonly from: number;
  readonly to: number;
  /** Away from the wall, from the lowest section. */
  readonly out: number;
  readonly thickness: number;
  readonly rungs: readonly number[];
}

/** A ladder seen from the side as it stands in use: foot on the left, head against a wall. */
export function leaningSide(
  sections: readonly LeaningSection[],
  length: number,
  tone: Tone,
  sheave?: number,
): Mark[] {
  const wall = length * lean.along + 0.1;
  return [
    quiet([run(wall, 0, wall, length * lean.up + 0.12)]),
    ...(sheave === undefined ? [] : hangingRope(along(sheave, 0.08))),
    ...sections.flatMap(({ from, to, out, thickness, rungs }) => [
      bars([[along(from, out), along(to, out)]], thickness, tone),
      ...small(
        discs(
          rungs.map((at) => along(at, out)),
          0.013,
        ),
      ),
    ]),
    faces([slanted(-0.005, 0.07, 0.09)], 'dark'),
    ...fine(faces([slanted(length - 0.06, 0.06, 0.07)], 'dark')),
  ];
}

function along(at: number, out: number): Point {
  return [at * lean.along - out * lean.up + 0.06, at * lean.up + out * lean.along];
}

/** The line hangs free from the sheave to where a hand can reach it. */
function hangingRope([x, y]: Point): Mark[] {
  return [
    bars([run(x, y, x, 0.55)], 0.014, 'timber'),
    bars(
      [run(x - 0.05, 0.55, x - 0.05, 0.8, x + 0.05, 0.8, x + 0.05, 0.55, x - 0.05, 0.55)],
      0.014,
      'timber',
    ),
    discs([[x, y]], 0.05, 'dark'),
  ];
}

function slanted(at: number, height: number, width: number): Run {
  return [
    along(at, -width / 2),
    along(at, width / 2),
    along(at + height, width / 2),
    along(at + height, -width / 2),
  ];
}
