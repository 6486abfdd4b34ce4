import type { Point } from './camera.ts';

/** Vertex positions: x, y and z in turn. */
export type VertexPositions = ArrayLike<number>;

/** The product's bounding box in metres. */
export interface Box3 {
  readonly low: Point;
  readonly high: Point;
}

export function boundingBox(corners: readonly VertexPositions[]): Box3 {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  const axes = [0, 1, 2] as const;
  for (const numbers of corners) {
    for (let at = 0; at < numbers.length; at += 3) {
      for (const axis of axes) {
        const value = numbers[at + axis] ?? 0;
        if (value < low[axis]) low[axis] = value;
        if (value > high[axis]) high[axis] = value;
      }
    }
  }
  return { low, high };
}

export function boxCentre({ low, high }: Box3): Point {
  return [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
}

/** The distance from the middle to the farthest corner. */
export function boundingRadius(corners: readonly VertexPositions[], [mx, my, mz]: Point): number {
  let farthest = 0;
  for (const numbers of corners) {
    for (let at = 0; at < numbers.length; at += 3) {
      const [x = 0, y = 0, z = 0] = [numbers[at], numbers[at + 1], numbers[at + 2]];
      farthest = Math.max(farthest, (x - mx) ** 2 + (y - my) ** 2 + (z - mz) ** 2);
    }
  }
  return Math.sqrt(farthest);
}
