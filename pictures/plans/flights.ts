import { atHeight, between, type Spot, stepsUpTo } from './geometry.ts';

/** A flight of stairs in side elevation: it climbs from right to left, to the edge of a platform. */
export interface Flight {
  readonly foot: Spot;
  readonly head: Spot;
  /** Treads counted with the platform. */
  readonly treads: number;
  /** From the platform to the top of the rails. */
  readonly above: number;
}

/** A flight by its size: how far its foot stands in from its end, its head beyond the edge of a platform. */
export function flightBetween({ foot, head, ...size }: Flight, edge: number, end: number): Flight {
  return { ...size, foot: [end - foot[0], foot[1]], head: [edge + head[0], head[1]] };
}

/** Where the treads below the platform cross the stringers. */
export function treadsOf({ foot, head, treads }: Flight): Spot[] {
  return stepsUpTo(head[1], treads)
    .slice(0, -1)
    .map((y) => atHeight(foot, head, y));
}

export function treadDepth({ foot, head, treads }: Flight): number {
  return Math.min(0.24, Math.abs((foot[0] - head[0]) / treads) + 0.06);
}

export const railRadius = 0.018;

/** The handrail of a flight from where it starts to where it levels out, its knee rail and its post. */
export function railsOf({ foot, head, above }: Flight, from = 0.06, radius = railRadius) {
  const start = between(foot, head, from);
  const low: Spot = [start[0], start[1] + above - 0.12];
  const high: Spot = [head[0] + 0.02, head[1] + above - radius];
  const level: Spot = [high[0], head[1] + above * 0.5];
  return {
    start,
    low,
    high,
    knee: [between(start, low, 0.5), level],
    post: [between(start, head, 0.5), between(low, high, 0.5)],
  } as const;
}
