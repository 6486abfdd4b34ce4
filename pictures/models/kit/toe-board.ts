import type { Vector3 } from 'three';
import type { MaterialName } from '../materials.ts';
import { along, move, placed } from './placement.ts';
import { Y } from './points.ts';
import { roundedBox } from './rounded-box.ts';
import { Workpiece } from './workpiece.ts';

/** A board on edge from one point to another, its lower edge on them, clips at its ends. */
export function toeBoard(
  from: Vector3,
  to: Vector3,
  height = 0.15,
  material: MaterialName = 'toe-board',
): Workpiece {
  const piece = new Workpiece();
  const length = from.distanceTo(to);
  const place = along(from, to, Y);
  piece.add(
    material,
    roundedBox(0.018, height, length, 0.003),
    placed(place, move(0, height / 2, length / 2)),
  );
  for (const at of [0.03, length - 0.03]) {
    const clip = roundedBox(0.028, height * 0.86, 0.06, 0.005);
    piece.add('plastic', clip, placed(place, move(0, height * 0.46, at)));
  }
  return piece;
}
