import { Matrix4, Vector3 } from 'three';
import { direction, Y, Z } from './points.ts';

export function move(x: number, y: number, z: number): Matrix4 {
  return new Matrix4().makeTranslation(x, y, z);
}

export function moveTo({ x, y, z }: Readonly<Vector3>): Matrix4 {
  return move(x, y, z);
}

/** A turn about an axis through the origin, in radians. */
export function turn(axis: 'x' | 'y' | 'z', radians: number): Matrix4 {
  const matrix = new Matrix4();
  if (axis === 'x') return matrix.makeRotationX(radians);
  return axis === 'y' ? matrix.makeRotationY(radians) : matrix.makeRotationZ(radians);
}

/** The same on the other side: left for right. */
export function mirror(): Matrix4 {
  return new Matrix4().makeScale(-1, 1, 1);
}

/** Several placements as one; the last is done first, as in `placed(move(…), turn(…))`. */
export function placed(...steps: readonly Matrix4[]): Matrix4 {
  return steps.reduce((all, step) => all.multiply(step), new Matrix4());
}

/** Lays a part's Z from one point towards another, its Y as near `facing` as can be. */
export function along(from: Vector3, to: Vector3, facing: Readonly<Vector3> = Y): Matrix4 {
  return frame(from, direction(from, to), facing);
}

/** Stands an upright part on a point: its Y goes along `up`. */
export function standing(at: Vector3, up: Readonly<Vector3> = Y): Matrix4 {
  return frame(at, up, Z).multiply(turn('x', Math.PI / 2));
}

/** A place whose Z points one way and whose Y comes as near another as it can. */
export function frame(at: Vector3, way: Readonly<Vector3>, facing: Readonly<Vector3>): Matrix4 {
  const z = way.clone().normalize();
  const x = new Vector3().crossVectors(facing, z);
  // A member in line with what it should face has no side of its own: turn that to the climber.
  if (x.lengthSq() < 1e-6) x.crossVectors(Math.abs(z.z) > 0.9 ? Y : Z, z);
  x.normalize();
  return new Matrix4().makeBasis(x, new Vector3().crossVectors(z, x), z).setPosition(at);
}
