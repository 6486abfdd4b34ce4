import { wallAngle } from '../../../plans/rung-ladders.ts';
import { point, turn } from '../../kit/space.ts';

/**
 * Ladders are built upright in a frame of their own: Y along the stiles from the foot, Z out to the
 * climber. A lean tips that frame back, about the line on which the ladder stands.
 */
export type Lean = ReturnType<typeof leanOf>;

/** A lean of so many radians from upright. */
export function leanOf(angle: number) {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return {
    place: turn('x', -angle),
    /** The way that is up, told in the ladder's own frame. */
    up: point(0, cos, sin),
    /** How high a place on the ladder is, and how far it is towards the climber from the foot's line. */
    height: (along: number, out: number) => along * cos + out * sin,
    depth: (along: number, out: number) => out * cos - along * sin,
    /** The place along the ladder that is so high. */
    along: (height: number, out: number) => (height - out * sin) / cos,
  } as const;
}

/** Against a wall. */
export const inUse = leanOf(wallAngle);
