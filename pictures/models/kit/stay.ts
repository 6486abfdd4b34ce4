import type { Vector3 } from 'three';
import type { MaterialName } from '../materials.ts';
import { addBolts } from './fasteners.ts';
import { strap } from './members.ts';
import { along } from './placement.ts';
import { between, off, Y } from './points.ts';
import { roundedBox } from './rounded-box.ts';
import { Workpiece } from './workpiece.ts';

interface Stay {
  readonly from: Vector3;
  readonly to: Vector3;
  /** The way its flat side looks, towards the hand that locks it. */
  readonly facing: Readonly<Vector3>;
  readonly material?: MaterialName;
  readonly width?: number;
}

/** A locking stay: two flat bars on a knuckle that drops just under the line, a red lock over it. */
export function lockingStay({
  from,
  to,
  facing,
  material = 'aluminium',
  width = 0.024,
}: Stay): Workpiece {
  const piece = new Workpiece();
  const knuckle = off(between(from, to, 0.5), Y, -0.012);
  const back = off(knuckle, facing, -0.005);
  piece.add(material, strap(from, knuckle, width, 0.004, facing));
  piece.add(material, strap(back, off(to, facing, -0.005), width, 0.004, facing));
  addBolts(
    piece,
    [from, knuckle, to].map((at) => off(at, facing, 0.002)),
    facing,
    0.007,
  );
  const lock = along(off(knuckle, Y, width * 0.35), off(to, Y, 0.02), facing);
  piece.add('plastic-red', roundedBox(width * 1.25, 0.015, 0.06, 0.004), lock);
  return piece;
}
