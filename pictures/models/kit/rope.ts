import { type BufferGeometry, Vector3 } from 'three';
import { bentTube } from './members.ts';
import { move, turn } from './placement.ts';
import { between, sides } from './points.ts';
import { roundedBox } from './rounded-box.ts';
import { turned } from './turned.ts';
import { Workpiece } from './workpiece.ts';

/** A rope between two points that hangs through by so many metres. */
export function rope(from: Vector3, to: Vector3, sag = 0, radius = 0.006): BufferGeometry {
  const steps = sag > 0 ? 12 : 1;
  const way = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    return between(from, to, part).sub(new Vector3(0, 4 * sag * part * (1 - part), 0));
  });
  return bentTube(way, radius, 0.02, 8);
}

/** A sheave in its steel cheeks about the origin, its axle along X. */
export function pulley(radius = 0.035): Workpiece {
  const [wide, deep] = [0.009, radius * 0.72];
  const wheel = turned(
    [
      [0, -wide],
      [radius, -wide],
      [deep, -0.002],
      [deep, 0.002],
      [radius, wide],
      [0, wide],
    ],
    22,
  );
  const piece = new Workpiece().add('plastic', wheel, turn('z', Math.PI / 2));
  const pin = turned(
    [
      [0, -0.018],
      [0.007, -0.018],
      [0.007, 0.018],
      [0, 0.018],
    ],
    10,
  );
  piece.add('zinc', pin, turn('z', Math.PI / 2));
  for (const side of sides) {
    const cheek = roundedBox(0.003, radius * 2.3, radius * 0.9, 0.001);
    piece.add('galvanised', cheek, move(side * 0.0135, radius * 0.35, 0));
  }
  return piece;
}
