import { Matrix4, Vector3 } from 'three';

/** The axes: X to the right as the climber faces the product, Y up, Z towards the climber. */
export const X: Readonly<Vector3> = new Vector3(1, 0, 0);
export const Y: Readonly<Vector3> = new Vector3(0, 1, 0);
export const Z: Readonly<Vector3> = new Vector3(0, 0, 1);

/** Left and right, or back and front, as a factor. */
export const bothSides = [-1, 1] as const;

/** A point, as a vector or as three coordinates. */
export type At = Vector3 | readonly [x: number, y: number, z: number];

export function point(x: number, y: number, z: number): Vector3 {
  return new Vector3(x, y, z);
}

export function pointAt(at: At): Vector3 {
  return at instanceof Vector3 ? at : point(...at);
}

/** The direction to the right, or with −1 to the left. */
export function outward(side: number): Vector3 {
  return X.clone().multiplyScalar(side);
}

/** The direction towards the climber, or with −1 away from them. */
export function forward(side: number): Vector3 {
  return Z.clone().multiplyScalar(side);
}

/** The point at a fraction of the way between two points: 0 is the first, 1 the second. */
export function between(from: Vector3, to: Vector3, part: number): Vector3 {
  return from.clone().lerp(to, part);
}

/** The point at height `y` on the line through two points. */
export function atHeight(from: Vector3, to: Vector3, y: number): Vector3 {
  return between(from, to, (y - from.y) / (to.y - from.y));
}

/** The unit vector from one point to another. */
export function direction(from: Vector3, to: Vector3): Vector3 {
  return to.clone().sub(from).normalize();
}

/** The point at a distance from another, in a direction. */
export function pointAlong(from: Vector3, way: Readonly<Vector3>, metres: number): Vector3 {
  return from.clone().addScaledVector(way, metres);
}

export function move(x: number, y: number, z: number): Matrix4 {
  return new Matrix4().makeTranslation(x, y, z);
}

export function moveTo(at: At): Matrix4 {
  return move(...pointAt(at).toArray());
}

/** A rotation about an axis through the origin, in radians. */
export function turn(axis: 'x' | 'y' | 'z', radians: number): Matrix4 {
  const matrix = new Matrix4();
  if (axis === 'x') return matrix.makeRotationX(radians);
  return axis === 'y' ? matrix.makeRotationY(radians) : matrix.makeRotationZ(radians);
}

/** Lays down an upright part that faces the climber, so that it faces up. */
export const facingUp = turn('x', -Math.PI / 2);

/** Mirrors left and right. */
export function mirror(): Matrix4 {
  return new Matrix4().makeScale(-1, 1, 1);
}

/** Combines placements. The last one is applied first, as in `composePlacements(move(…), turn(…))`. */
export function composePlacements(...steps: readonly Matrix4[]): Matrix4 {
  return steps.reduce((all, step) => all.multiply(step), new Matrix4());
}

/** Places a part with its Z from one point towards another, and its Y as close to `facing` as possible. */
export function alignedPlacement(
  from: Vector3,
  to: Vector3,
  facing: Readonly<Vector3> = Y,
): Matrix4 {
  return frame(from, direction(from, to), facing);
}

/** Places an upright part on a point, with its Y along `up`. */
export function uprightPlacement(at: At, up: Readonly<Vector3> = Y): Matrix4 {
  return frame(pointAt(at), up, Z).multiply(turn('x', Math.PI / 2));
}

/** A matrix at a point, with Z along `way` and Y as close to `facing` as possible. */
export function frame(at: Vector3, way: Readonly<Vector3>, facing: Readonly<Vector3>): Matrix4 {
  const z = way.clone().normalize();
  const x = new Vector3().crossVectors(facing, z);
  // A member parallel to `facing` has no defined side, so another axis is used instead.
  if (x.lengthSq() < 1e-6) x.crossVectors(Math.abs(z.z) > 0.9 ? Y : Z, z);
  x.normalize();
  return new Matrix4().makeBasis(x, new Vector3().crossVectors(z, x), z).setPosition(at);
}
