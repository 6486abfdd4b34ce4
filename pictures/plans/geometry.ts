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

/** A place in an elevation or on a profile, in metres: x to the right, y up. */
export type Spot = readonly [x: number, y: number];

/** The point a part of the way from one to another: 0 is the first, 1 the second. */
export function between(from: Spot, to: Spot, part: number): Spot {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** The point at which the line through two points passes a height. */
export function atHeight(from: Spot, to: Spot, y: number): Spot {
  return between(from, to, (y - from[1]) / (to[1] - from[1]));
}

/** The places of an outline or a line, x and y by turns. */
export function spots(...xy: readonly number[]): Spot[] {
  return Array.from({ length: xy.length / 2 }, (_, at) => [xy[2 * at] ?? 0, xy[2 * at + 1] ?? 0]);
}
