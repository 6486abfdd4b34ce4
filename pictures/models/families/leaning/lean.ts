import type { Matrix4, Vector3 } from 'three';
import { point, turn } from '../../kit/space.ts';

/**
 * Ladders are built upright in a frame of their own: Y along the stiles from the foot, Z out to the
 * climber. A lean tips that frame back, about the line on which the ladder stands.
 */
export interface Lean {
  readonly place: Matrix4;
  /** The way that is up, told in the ladder's own frame. */
  readonly up: Readonly<Vector3>;
  /** How high a place on the ladder is, and how far it is towards the climber from the foot's line. */
  readonly height: (along: number, out: number) => number;
  readonly depth: (along: number, out: number) => number;
  /** The place along the ladder that is so high. */
  readonly along: (height: number, out: number) => number;
}

/** A lean of so many radians from upright. */
export function leanOf(angle: number): Lean {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return {
    place: turn('x', -angle),
    up: point(0, cos, sin),
    height: (along, out) => along * cos + out * sin,
    depth: (along, out) => out * cos - along * sin,
    along: (height, out) => (height - out * sin) / cos,
  };
}

/** Against a wall a ladder leans one out for four up. */
export const inUse = leanOf(Math.atan(1 / 4));
