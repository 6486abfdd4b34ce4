import type { BufferGeometry, Vector3 } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { standing } from './placement.ts';
import { turned } from './turned.ts';
import type { Workpiece } from './workpiece.ts';

/** A domed head that stands upright on the origin. */
export function rivet(radius = 0.005): BufferGeometry {
  return turned(
    [
      [radius, 0],
      [radius * 0.86, radius * 0.36],
      [radius * 0.5, radius * 0.54],
      [0, radius * 0.6],
    ],
    10,
  );
}

/** Rivets on a face that looks one way. */
export function addRivets(
  piece: Workpiece,
  points: readonly Vector3[],
  way: Readonly<Vector3>,
  radius = 0.005,
): void {
  const head = rivet(radius);
  for (const point of points) piece.add('zinc', head, standing(point, way));
}

/** A hexagon head on its washer, upright on the origin. */
export function bolt(radius = 0.008): BufferGeometry {
  const washer = turned(
    [
      [radius * 1.5, 0],
      [radius * 1.5, 0.0016],
      [radius * 0.9, 0.0016],
    ],
    14,
  );
  const head = turned(
    [
      [radius, 0.0016],
      [radius, radius * 0.75],
      [radius * 0.82, radius * 0.85],
      [0, radius * 0.85],
    ],
    6,
  );
  return mergeGeometries([washer, head]);
}

/** Bolt heads on a face that looks one way. */
export function addBolts(
  piece: Workpiece,
  points: readonly Vector3[],
  way: Readonly<Vector3>,
  radius = 0.008,
): void {
  const head = bolt(radius);
  for (const point of points) piece.add('zinc', head, standing(point, way));
}

/** The bead of a weld round a tube of a radius, about Y. */
export function weld(radius: number): BufferGeometry {
  return turned(
    [
      [radius, -0.0025],
      [radius + 0.0028, -0.001],
      [radius + 0.0022, 0.0018],
      [radius, 0.003],
    ],
    14,
  );
}
