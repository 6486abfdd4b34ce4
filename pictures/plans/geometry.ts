/** Evenly spaced numbers, including both ends. */
export function linspace(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) =>
    count === 1 ? (from + to) / 2 : from + ((to - from) * at) / (count - 1),
  );
}

/** The heights of equal steps, from the lowest to the top. */
export function stepHeights(top: number, count: number): number[] {
  return Array.from({ length: count }, (_, step) => (top * (step + 1)) / count);
}

/** A point in an elevation or on a profile, in metres: x to the right, y up. */
export type Spot = readonly [x: number, y: number];

/** The point at a fraction of the way between two points: 0 is the first, 1 the second. */
export function between(from: Spot, to: Spot, part: number): Spot {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** The point at height `y` on the line through two points. */
export function atHeight(from: Spot, to: Spot, y: number): Spot {
  return between(from, to, (y - from[1]) / (to[1] - from[1]));
}

/** The points of an outline or a line, given as alternating x and y. */
export function spots(...xy: readonly number[]): Spot[] {
  return Array.from({ length: xy.length / 2 }, (_, at) => [xy[2 * at] ?? 0, xy[2 * at + 1] ?? 0]);
}
