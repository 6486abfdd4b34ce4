import { addBolts } from './fasteners.ts';
import { member, tubeBetween } from './members.ts';
import { move, placed, standing, turn } from './placement.ts';
import { point, sides, X } from './points.ts';
import type { Profile } from './profiles.ts';
import { roundedBox } from './rounded-box.ts';
import { turned } from './turned.ts';
import { Workpiece } from './workpiece.ts';

interface Castor {
  /** The wheel's diameter. */
  readonly wheel?: number;
  readonly brake?: boolean;
  /** How far the stem goes up into the leg above the swivel. */
  readonly stem?: number;
}

/** Where the castor's swivel ends and the leg may begin. */
export function castorHeight(wheel = 0.125): number {
  return wheel + 0.04;
}

/** A swivel castor. Its stem is over the origin, its wheel trails towards +Z, the ground is at 0. */
export function castor({ wheel = 0.125, brake = true, stem = 0.08 }: Castor = {}): Workpiece {
  const piece = new Workpiece();
  const r = wheel / 2;
  const trail = wheel * 0.26;
  const thick = wheel * 0.3;
  const axle = placed(move(0, r, trail), turn('z', Math.PI / 2));
  piece.add('rubber', tyre(r, thick), axle).add('plastic-grey', hub(r, thick), axle);
  const out = thick / 2 + 0.006;
  for (const side of sides) {
    const plate = member(cheek(r, trail), point(-0.00175, 0, 0), point(0.00175, 0, 0));
    piece.add('zinc', plate, move(side * (out + 0.00175), 0, 0));
    addBolts(
      piece,
      [point(side * (out + 0.0035), r, trail)],
      X.clone().multiplyScalar(side),
      r * 0.13,
    );
  }
  const crown = wheel + 0.014;
  const yoke = roundedBox(2 * out + 0.007, 0.006, wheel * 0.62, 0.002);
  piece.add('zinc', yoke, move(0, crown, trail * 0.3));
  piece.add('zinc', swivel(wheel), move(0, crown, 0));
  const spigot = tubeBetween(point(0, crown, 0), point(0, castorHeight(wheel) + stem, 0), 0.0135);
  piece.add('zinc', spigot);
  return brake ? piece.join(pedal(r, thick), move(0, wheel, trail)) : piece;
}

/** The brake: a lever over the wheel, from its crown at the origin. */
function pedal(r: number, thick: number): Workpiece {
  const tread = placed(move(0, -r * 0.04, r * 0.82), turn('x', 0.42));
  return new Workpiece()
    .add('plastic-red', roundedBox(thick * 1.25, 0.01, r * 0.75, 0.004), tread)
    .add('zinc', roundedBox(thick * 0.6, 0.008, r * 0.7, 0.002), move(0, 0.006, r * 0.3));
}

function tyre(r: number, thick: number) {
  const half = thick / 2;
  return turned(
    [
      [r * 0.66, -half],
      [r * 0.9, -half],
      [r * 0.97, -half * 0.8],
      [r, -half * 0.4],
      [r, half * 0.4],
      [r * 0.97, half * 0.8],
      [r * 0.9, half],
      [r * 0.66, half],
    ],
    28,
  );
}

function hub(r: number, thick: number) {
  const half = thick / 2;
  return turned(
    [
      [0, -half - 0.002],
      [r * 0.3, -half - 0.002],
      [r * 0.34, -half * 0.7],
      [r * 0.58, -half * 0.6],
      [r * 0.67, -half],
      [r * 0.67, half],
      [r * 0.58, half * 0.6],
      [r * 0.34, half * 0.7],
      [r * 0.3, half + 0.002],
      [0, half + 0.002],
    ],
    24,
  );
}

/** The side of the fork: wide at the swivel, round about the axle. */
function cheek(r: number, trail: number): Profile {
  const lug = r * 0.26;
  const top = 2 * r + 0.014;
  // Drawn from the wheel's side: a member along X has its profile's x towards −Z.
  return {
    outline: [
      [-trail - lug, r],
      [-trail - lug * 0.7, r - lug * 0.7],
      [-trail, r - lug],
      [-trail + lug * 0.7, r - lug * 0.7],
      [-trail + lug, r],
      [r * 0.42, top],
      [-trail - r * 0.42, top],
    ],
  };
}

function swivel(wheel: number) {
  const r = wheel * 0.22;
  return turned(
    [
      [r, 0],
      [r * 1.06, 0.006],
      [r * 0.98, 0.014],
      [r * 0.7, 0.018],
      [0.017, 0.022],
      [0.017, 0.028],
      [0, 0.028],
    ],
    20,
  );
}

/** A castor without a swivel, as trolleys and lift-and-roll ladders have: an axle through the leg. */
export function fixedWheel(wheel = 0.125, thick = 0.034): Workpiece {
  const axle = standing(point(0, wheel / 2, 0), X);
  return new Workpiece()
    .add('rubber', tyre(wheel / 2, thick), axle)
    .add('plastic-grey', hub(wheel / 2, thick), axle);
}
