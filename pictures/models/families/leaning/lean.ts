import { wallAngle } from '../../../plans/rung-ladders.ts';
import { point, turn } from '../../kit/space.ts';

/**
 * Ladders are built upright in their own coordinates: Y along the stiles from the foot, Z towards the
 * climber. A lean rotates those coordinates back about the line the ladder stands on.
 */
export type Lean = ReturnType<typeof leanOf>;

/** A lean by an angle from vertical, in radians. */
export function leanOf(angle: number) {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return {
    place: turn('x', -angle),
    /** The vertical direction in the ladder's own coordinates. */
    up: point(0, cos, sin),
    /** A point's height, and its distance from the foot line towards the climber. */
    height: (along: number, out: number) => along * cos + out * sin,
    depth: (along: number, out: number) => out * cos - along * sin,
    /** The position along the ladder at a given height. */
    along: (height: number, out: number) => (height - out * sin) / cos,
  } as const;
}

/** The lean of a ladder against a wall. */
export const inUse = leanOf(wallAngle);
