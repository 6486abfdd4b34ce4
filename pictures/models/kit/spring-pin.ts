import type { Vector3 } from 'three';
import { collar } from './caps.ts';
import { placed, standing, turn } from './placement.ts';
import { off, X } from './points.ts';
import { roundedBox } from './rounded-box.ts';
import { Workpiece } from './workpiece.ts';

/** A spring pin through a tube, as locks frames together: a bent wire with its ring outside. */
export function springPin(at: Vector3, way: Readonly<Vector3> = X): Workpiece {
  const ring = collar(0.01, 0.004, 0.003);
  return new Workpiece()
    .add('zinc', roundedBox(0.007, 0.05, 0.007, 0.002), standing(at, way))
    .add('zinc', ring, placed(standing(off(at, way, 0.03), way), turn('x', Math.PI / 2)));
}
