import { Vector3 } from 'three';

/** The directions: X to the right of one who faces the product, Y up, Z towards the climber. */
export const X: Readonly<Vector3> = new Vector3(1, 0, 0);
export const Y: Readonly<Vector3> = new Vector3(0, 1, 0);
export const Z: Readonly<Vector3> = new Vector3(0, 0, 1);

/** Left and right, or back and front, as a factor. */
export const sides = [-1, 1] as const;

export function point(x: number, y: number, z: number): Vector3 {
  return new Vector3(x, y, z);
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

/** Numbers that divide a stretch evenly, both ends included. */
export function evenly(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) =>
    count === 1 ? (from + to) / 2 : from + ((to - from) * at) / (count - 1),
  );
}

/** Heights that divide a rise into equal steps, the lowest first, the last at the top. */
export function stepsUpTo(top: number, count: number): number[] {
  return Array.from({ length: count }, (_, step) => (top * (step + 1)) / count);
}
