import { atHeight, between, type Spot, stepHeights } from './geometry.ts';

/** The size of a flight of stairs. Its foot is measured from its end, its head from the platform's edge. */
export interface Flight {
  readonly foot: Spot;
  readonly head: Spot;
  /** The number of treads, including the platform. */
  readonly treads: number;
  /** From the platform to the top of the rails. */
  readonly above: number;
}

/** A positioned flight. It climbs from right to left, to the edge of a platform. */
export interface PlacedFlight extends Flight {
  /** The points where the treads below the platform cross the stringers, and the depth of the treads. */
  readonly points: readonly Spot[];
  readonly depth: number;
}

/** A flight between the edge of a platform and its own end. */
export function placeFlight(size: Flight, edge: number, end: number): PlacedFlight {
  const { treads, above } = size;
  const foot: Spot = [end - size.foot[0], size.foot[1]];
  const head: Spot = [edge + size.head[0], size.head[1]];
  const ys = stepHeights(head[1], treads).slice(0, -1);
  const depth = Math.min(0.24, Math.abs((foot[0] - head[0]) / treads) + 0.06);
  return { foot, head, treads, above, points: ys.map((y) => atHeight(foot, head, y)), depth };
}

export const railRadius = 0.018;

/** The handrail of a flight, from its start to where it levels out, with its knee rail and post. */
export function flightRails({ foot, head, above }: Flight, from = 0.06, radius = railRadius) {
  const start = between(foot, head, from);
  const low: Spot = [start[0], start[1] + above - 0.12];
  const high: Spot = [head[0] + 0.02, head[1] + above - radius];
  return {
    start,
    low,
    high,
    knee: [between(start, low, 0.5), [high[0], head[1] + above * 0.5]],
    post: [between(start, head, 0.5), between(low, high, 0.5)],
  } as const;
}
