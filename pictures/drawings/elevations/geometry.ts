import { between } from '../../plans/geometry.ts';
import { type Point, type Run, run } from './mark.ts';

export { atHeight, between } from '../../plans/geometry.ts';

/** A box, given its lower left corner. */
export function box(x: number, y: number, width: number, height: number): Run {
  return run(x, y, x + width, y, x + width, y + height, x, y + height);
}

/** A vertical line at each x. */
export function verticalLines(xs: readonly number[], from: number, to: number): Run[] {
  return xs.map((x) => run(x, from, x, to));
}

/** A horizontal line at each height. */
export function horizontalLines(ys: readonly number[], from: number, to: number): Run[] {
  return ys.map((y) => run(from, y, to, y));
}

/** A point for every x at every height. */
export function grid(xs: readonly number[], ys: readonly number[]): Point[] {
  return ys.flatMap((y) => xs.map((x): Point => [x, y]));
}

/** Evenly spaced heights from `from` to `to`, about `apart` from each other. */
export function evenHeights(from: number, to: number, apart: number): number[] {
  const count = Math.max(1, Math.round((to - from) / apart));
  return Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / count);
}

/** The run with its corners rounded, as a bent tube. */
export function roundCorners(run: Run, radius: number): Run {
  return run.flatMap((corner, at): Run => {
    const before = run[at - 1];
    const after = run[at + 1];
    if (!before || !after) return [corner];
    const start = between(corner, before, reach(corner, before, radius));
    const end = between(corner, after, reach(corner, after, radius));
    return [0, 0.25, 0.5, 0.75, 1].map((t) => curve(start, corner, end, t));
  });
}

function reach(from: Point, to: Point, radius: number): number {
  return Math.min(0.5, radius / Math.hypot(to[0] - from[0], to[1] - from[1]));
}

function curve(start: Point, corner: Point, end: Point, t: number): Point {
  return between(between(start, corner, t), between(corner, end, t), t);
}

/** Scales a line, given as alternating x and y for a size of 1, and shifts it right by `from`. */
export function scaleOutline(size: number, xy: readonly number[], from = 0): Run {
  return run(...xy).map(([x, y]): Point => [from + size * x, size * y]);
}
