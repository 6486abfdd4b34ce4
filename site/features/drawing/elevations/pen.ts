import {
  bars,
  discs,
  faces,
  fine,
  finest,
  hairs,
  type Mark,
  type Point,
  type Run,
  run,
  type Tone,
} from './mark.ts';

/** A box from its lower left corner. */
export function box(x: number, y: number, width: number, height: number): Run {
  return run(x, y, x + width, y, x + width, y + height, x, y + height);
}

/** Upright lines at each x. */
export function uprights(xs: readonly number[], from: number, to: number): Run[] {
  return xs.map((x) => run(x, from, x, to));
}

/** Level lines at each height. */
export function crossbars(ys: readonly number[], from: number, to: number): Run[] {
  return ys.map((y) => run(from, y, to, y));
}

/** Every x at every height. */
export function grid(xs: readonly number[], ys: readonly number[]): Point[] {
  return ys.flatMap((y) => xs.map((x): Point => [x, y]));
}

/** The point a part of the way from one to another: 0 is the first, 1 the second. */
export function between(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** The point at which the line through two points passes a height. */
export function atHeight(from: Point, to: Point, y: number): Point {
  return between(from, to, (y - from[1]) / (to[1] - from[1]));
}

/** Heights that divide a rise into equal steps, the lowest first, the last at the top. */
export function stepsUpTo(top: number, count: number): number[] {
  return Array.from({ length: count }, (_, step) => (top * (step + 1)) / count);
}

/** Heights from one to another, no further apart than asked. */
export function levels(from: number, to: number, apart: number): number[] {
  const count = Math.max(1, Math.round((to - from) / apart));
  return Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / count);
}

/** A tube bent round its corners. */
export function bent(run: Run, radius: number): Run {
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

/** Rubber feet, standing at each x. */
export function feet(xs: readonly number[], width = 0.09, height = 0.06): Mark {
  return faces(
    xs.map((x) =>
      run(x - width / 2, 0, x + width / 2, 0, x + width * 0.36, height, x - width * 0.36, height),
    ),
    'dark',
  );
}

/** Braked castors: a wheel in its fork, the stem up to where the leg begins. */
export function castors(xs: readonly number[], radius: number, top: number, stem = 0.04): Mark[] {
  return [
    bars(
      xs.map((x) => run(x, radius, x, top)),
      stem,
      'steel',
    ),
    discs(
      xs.map((x): Point => [x, radius]),
      radius,
      'dark',
    ),
    discs(
      xs.map((x): Point => [x, radius]),
      radius * 0.42,
    ),
    ...fine(
      bars(
        xs.map((x) => run(x + radius * 0.3, radius * 1.9, x + radius * 1.3, radius * 1.55)),
        0.02,
        'dark',
      ),
    ),
  ];
}

/** Treads seen from the side: boxes whose top faces stand at the points, the nose to the right. */
export function treadEnds(points: readonly Point[], depth: number, tone: Tone = 'alloy'): Mark[] {
  const place = ([x]: Point) => x - depth * 0.7;
  return [
    faces(
      points.map((point) => box(place(point), point[1] - 0.03, depth, 0.03)),
      tone,
    ),
    ...ribs(
      tone,
      hairs(points.map((point) => ribbed(place(point), point[1], depth))),
      hairs(
        points.map((point) =>
          run(
            place(point) + 0.006,
            point[1] - 0.024,
            place(point) + depth - 0.006,
            point[1] - 0.024,
          ),
        ),
      ),
    ),
  ];
}

/** Metal treads are ribbed, timber is plain. */
function ribs(tone: Tone, ...marks: readonly Mark[]): Mark[] {
  return tone === 'timber' ? [] : finest(...marks);
}

/** A ribbed tread's edge. */
function ribbed(x: number, y: number, width: number): Run {
  const ribs = 8;
  return Array.from(
    { length: 2 * ribs + 1 },
    (_, at): Point => [x + (width * at) / (2 * ribs), y - (at % 2 === 0 ? 0 : 0.006)],
  );
}

/** Lines along a stile, a part of its thickness from either edge: the flanges of a channel or box. */
export function flanges(from: Point, to: Point, thickness: number): Mark[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const across: Point = [
    (-(to[1] - from[1]) / length) * thickness,
    ((to[0] - from[0]) / length) * thickness,
  ];
  return finest(
    hairs(
      [-0.34, 0.34].map((part) =>
        run(
          from[0] + across[0] * part,
          from[1] + across[1] * part,
          to[0] + across[0] * part,
          to[1] + across[1] * part,
        ),
      ),
    ),
  );
}

/** Treads seen from the front, each between two xs. */
export function treadFaces(
  treads: readonly { from: number; to: number; y: number }[],
  tone: Tone = 'alloy',
  thickness = 0.03,
): Mark[] {
  return [
    faces(
      treads.map(({ from, to, y }) => box(from, y - thickness, to - from, thickness)),
      tone,
    ),
    ...ribs(
      tone,
      hairs(
        treads.flatMap(({ from, to, y }) =>
          [0.33, 0.66].map((part) => run(from, y - thickness * part, to, y - thickness * part)),
        ),
      ),
    ),
  ];
}

/** Heads of rivets or bolts. */
export function rivets(points: readonly Point[], radius = 0.007): Mark[] {
  return [...fine(discs(points, radius, 'steel')), ...finest(discs(points, radius * 0.4, 'dark'))];
}
