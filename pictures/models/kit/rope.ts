import { type BufferGeometry, Vector3 } from 'three';
import { bentTube } from './members.ts';
import { between, bothSides, turn } from './space.ts';
import { symmetricLathe } from './sweep.ts';
import { Workpiece } from './workpiece.ts';
/** A rope between two points that sags by `sag` metres in the middle. */
export function rope(from: Vector3, to: Vector3, sag = 0, radius = 0.006): BufferGeometry {
  const steps = sag > 0 ? 12 : 1;
  const way = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    return between(from, to, part).sub(new Vector3(0, 4 * sag * part * (1 - part), 0));
  });
  return bentTube(way, radius, 0.02, 8);
}

/** A sheave between steel cheeks, centred on the origin, with its axle along X. */
export function pulley(radius: number): Workpiece {
  const [wide, deep] = [0.009, radius * 0.72];
  const wheel = symmetricLathe(22, [0, wide], [radius, wide], [deep, 0.002]);
  const piece = new Workpiece().add('plastic', wheel, turn('z', Math.PI / 2));
  const pin = symmetricLathe(10, [0, 0.018], [0.007, 0.018]);
  piece.add('zinc', pin, turn('z', Math.PI / 2));
  for (const side of bothSides) {
    piece.box(
      'galvanised',
      [0.003, radius * 2.3, radius * 0.9, 0.001],
      [side * 0.0135, radius * 0.35, 0],
    );
  }
  return piece;
}
