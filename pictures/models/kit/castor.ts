import type { BufferGeometry } from 'three';
import { member } from './members.ts';
import { type Profile, spots } from './profiles.ts';
import {
  bothSides,
  composePlacements,
  move,
  outward,
  point,
  turn,
  uprightPlacement,
  X,
} from './space.ts';
import { latheGeometry, symmetricLathe } from './sweep.ts';
import { Workpiece } from './workpiece.ts';

interface CastorSize {
  /** The wheel's diameter. */
  readonly wheel?: number;
  /** How far the stem goes up into the leg above the swivel. */
  readonly stem?: number;
}

/** The height of the castor's swivel, above which the leg can begin. */
export function castorHeight(wheel: number): number {
  return wheel + 0.04;
}

/** A braked swivel castor on the ground, with its stem above the origin and its wheel trailing towards +Z. */
export function castor({ wheel = 0.125, stem = 0.08 }: CastorSize = {}): Workpiece {
  const piece = new Workpiece();
  const r = wheel / 2;
  const trail = wheel * 0.26;
  const thick = wheel * 0.3;
  const axle = composePlacements(move(0, r, trail), turn('z', Math.PI / 2));
  piece.add('rubber', tyre(r, thick), axle).add('plastic-grey', hub(r, thick), axle);
  const out = thick / 2 + 0.006;
  for (const side of bothSides) {
    const plate = member(cheek(r, trail), point(-0.00175, 0, 0), point(0.00175, 0, 0));
    piece.add('zinc', plate, [side * (out + 0.00175), 0, 0]);
    piece.bolts(outward(side), r * 0.13, [side * (out + 0.0035), r, trail]);
  }
  const crown = wheel + 0.014;
  piece.box('zinc', [2 * out + 0.007, 0.006, wheel * 0.62, 0.002], [0, crown, trail * 0.3]);
  piece.add('zinc', swivel(wheel), [0, crown, 0]);
  piece.tube('zinc', [0, crown, 0], [0, castorHeight(wheel) + stem, 0], 0.0135);
  return piece.join(pedal(r, thick), [0, wheel, trail]);
}

/** The brake: a lever above the wheel, with the wheel's top at the origin. */
function pedal(r: number, thick: number): Workpiece {
  return new Workpiece()
    .box(
      'plastic-red',
      [thick * 1.25, 0.01, r * 0.75, 0.004],
      composePlacements(move(0, -r * 0.04, r * 0.82), turn('x', 0.42)),
    )
    .box('zinc', [thick * 0.6, 0.008, r * 0.7, 0.002], [0, 0.006, r * 0.3]);
}

function tyre(r: number, thick: number): BufferGeometry {
  const half = thick / 2;
  return symmetricLathe(
    28,
    [r * 0.66, half],
    [r * 0.9, half],
    [r * 0.97, half * 0.8],
    [r, half * 0.4],
  );
}

function hub(r: number, thick: number): BufferGeometry {
  const [half, out] = [thick / 2, thick / 2 + 0.002];
  const dish = [[r * 0.34, half * 0.7] as const, [r * 0.58, half * 0.6] as const];
  return symmetricLathe(24, [0, out], [r * 0.3, out], ...dish, [r * 0.67, half]);
}

/** The side of the fork: wide at the swivel, rounded at the axle. */
function cheek(r: number, trail: number): Profile {
  const lug = r * 0.26;
  const top = 2 * r + 0.014;
  // The x of a profile points towards −Z in a member along X.
  const lower = spots(-trail - lug, r, -trail - lug * 0.7, r - lug * 0.7, -trail, r - lug);
  const upper = spots(-trail + lug * 0.7, r - lug * 0.7, -trail + lug, r);
  return { outline: [...lower, ...upper, [r * 0.42, top], [-trail - r * 0.42, top]] };
}

function swivel(wheel: number): BufferGeometry {
  const r = wheel * 0.22;
  const cap = [[0.017, 0.022] as const, [0.017, 0.028] as const, [0, 0.028] as const];
  return latheGeometry(20, [r, 0], [r * 1.06, 0.006], [r * 0.98, 0.014], [r * 0.7, 0.018], ...cap);
}

/** A fixed wheel, as on trolleys and lift-and-roll ladders, with its axle through the leg. */
export function fixedWheel(wheel: number, thick: number): Workpiece {
  const axle = uprightPlacement(point(0, wheel / 2, 0), X);
  return new Workpiece()
    .add('rubber', tyre(wheel / 2, thick), axle)
    .add('plastic-grey', hub(wheel / 2, thick), axle);
}
