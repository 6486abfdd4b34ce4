import { box, grid, verticalLines } from './geometry.ts';
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

/** A rubber foot at each x. */
export function feet(xs: readonly number[], width: number, height: number): Mark {
  return faces(
    xs.map((x) =>
      run(x - width / 2, 0, x + width / 2, 0, x + width * 0.36, height, x - width * 0.36, height),
    ),
    'dark',
  );
}

/** A braked castor at each x: a wheel in its fork, and the stem up to the leg. */
export function castors(xs: readonly number[], radius: number, top: number, stem = 0.04): Mark[] {
  const hubs = grid(xs, [radius]);
  const pedals = xs.map((x) =>
    run(x + radius * 0.3, radius * 1.9, x + radius * 1.3, radius * 1.55),
  );
  return [
    bars(verticalLines(xs, radius, top), stem, 'steel'),
    discs(hubs, radius, 'dark'),
    discs(hubs, radius * 0.42),
    ...fine(bars(pedals, 0.02, 'dark')),
  ];
}

/** Treads seen from the side: boxes with their top faces at the points and their noses to the right. */
export function treadEnds(points: readonly Point[], depth: number, tone: Tone = 'alloy'): Mark[] {
  const place = ([x]: Point) => x - depth * 0.7;
  const undersides = points.map((point) => {
    const [x, y] = [place(point), point[1] - 0.024];
    return run(x + 0.006, y, x + depth - 0.006, y);
  });
  return [
    faces(
      points.map((point) => box(place(point), point[1] - 0.03, depth, 0.03)),
      tone,
    ),
    ...ribs(
      tone,
      hairs(points.map((point) => ribbed(place(point), point[1], depth))),
      hairs(undersides),
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

/** Lines along a stile near both edges: the flanges of a channel or box section. */
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

/** Treads seen from the front, each between its two x positions. */
export function treadFaces(
  treads: readonly { from: number; to: number; y: number }[],
  tone: Tone,
  thickness: number,
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
