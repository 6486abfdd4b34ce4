import { Matrix4, Vector3 } from 'three';

/** The directions: X to the right of one who faces the product, Y up, Z towards the climber. */
export const X: Readonly<Vector3> = new Vector3(1, 0, 0);
export const Y: Readonly<Vector3> = new Vector3(0, 1, 0);
export const Z: Readonly<Vector3> = new Vector3(0, 0, 1);

/** Left and right, or back and front, as a factor. */
export const sides = [-1, 1] as const;

/** A point, whole or as its three coordinates. */
export type At = Vector3 | readonly [x: number, y: number, z: number];

export function point(x: number, y: number, z: number): Vector3 {
  return new Vector3(x, y, z);
}

export function pointAt(at: At): Vector3 {
  return at instanceof Vector3 ? at : point(...at);
}

/** To the right, or with −1 to the left. */
export function outward(side: number): Vector3 {
  return X.clone().multiplyScalar(side);
}

/** Towards the climber, or with −1 away from them. */
export function forward(side: number): Vector3 {
  return Z.clone().multiplyScalar(side);
}

/** The point a part of the way from one to another: 0 is the first, 1 the second. */
export function between(from: Vector3, to: Vector3, part: number): Vector3 {
  return from.clone().lerp(to, part);
}

/** The point at which the line through two points passes a height. */
export function atHeight(from: Vector3, to: Vector3, y: number): Vector3 {
  return between(from, to, (y - from.y) / (to.y - from.y));
}

/** The direction from one point to another, one metre long. */
export function direction(from: Vector3, to: Vector3): Vector3 {
  return to.clone().sub(from).normalize();
}

/** A point some metres from another in a direction. */
export function off(from: Vector3, way: Readonly<Vector3>, metres: number): Vector3 {
  return from.clone().addScaledVector(way, metres);
}

export function move(x: number, y: number, z: number): Matrix4 {
  return new Matrix4().makeTranslation(x, y, z);
}

export function moveTo(at: At): Matrix4 {
  return move(...pointAt(at).toArray());
}

/** A turn about an axis through the origin, in radians. */
export function turn(axis: 'x' | 'y' | 'z', radians: number): Matrix4 {
  const matrix = new Matrix4();
  if (axis === 'x') return matrix.makeRotationX(radians);
  return axis === 'y' ? matrix.makeRotationY(radians) : matrix.makeRotationZ(radians);
}

/** What stood upright and looked to the climber lies down and looks up. */
export const laidFlat = turn('x', -Math.PI / 2);

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
export function standing(at: At, up: Readonly<Vector3> = Y): Matrix4 {
  return frame(pointAt(at), up, Z).multiply(turn('x', Math.PI / 2));
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
