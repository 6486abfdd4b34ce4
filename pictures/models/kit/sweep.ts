import { type BufferGeometry, type Matrix4, ShapeUtils, Vector2, Vector3 } from 'three';
import type { Profile, Spot } from './profiles.ts';
import { buildRim, type RimCorner } from './rim.ts';
import { Surface } from './surface.ts';

/** A station on the path of a sweep: the profile's placement, and its distance along the path. */
export interface Station {
  readonly frame: Matrix4;
  readonly along: number;
}

/** A profile swept along a path, closed at both ends. */
export function sweep(profile: Profile, stations: readonly Station[]): BufferGeometry {
  const surface = new Surface();
  const loops = windLoops(profile);
  for (const loop of loops) addSides(surface, loop, stations);
  const [first, last] = [stations[0], stations.at(-1)];
  if (first && last) {
    addCap(surface, loops, first.frame, -1);
    addCap(surface, loops, last.frame, 1);
  }
  return surface.geometry();
}

/** The outline anticlockwise and then the holes clockwise, so that the material is on their left. */
export function windLoops({ outline, holes = [] }: Profile): readonly (readonly Spot[])[] {
  return [windLoop(outline, 1), ...holes.map((hole) => windLoop(hole, -1))];
}

function windLoop(loop: readonly Spot[], sign: 1 | -1): readonly Spot[] {
  const area = ShapeUtils.area(loop.map(([x, y]) => new Vector2(x, y)));
  return Math.sign(area) === sign ? loop : loop.toReversed();
}

function addSides(surface: Surface, loop: readonly Spot[], stations: readonly Station[]): void {
  const rim = buildRim(loop, true);
  const rows = stations.map(({ frame, along }) => {
    const corner = (at: RimCorner) =>
      surface.corner(
        new Vector3(at.x, at.y, 0).applyMatrix4(frame),
        new Vector3(at.nx, at.ny, 0).transformDirection(frame),
        at.along,
        along,
      );
    let last: { of: RimCorner; corner: number } | undefined;
    return rim.map(([from, to]) => {
      const shared = last && last.of.nx === from.nx && last.of.ny === from.ny;
      const start = last && shared ? last.corner : corner(from);
      last = { of: to, corner: corner(to) };
      return [start, last.corner] as const;
    });
  });
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1];
    for (const [edge, [a, b]] of row.entries()) {
      const across = next?.[edge];
      if (across) surface.quad(a, b, across[1], across[0]);
    }
  }
}

/** Closes loops with a flat face in `frame`, facing along the frame's Z or against it. */
export function addCap(
  surface: Surface,
  loops: readonly (readonly Spot[])[],
  frame: Matrix4,
  facing: 1 | -1,
): void {
  const spots = loops.flat();
  const [outline = [], ...holes] = loops.map((loop) => loop.map(([x, y]) => new Vector2(x, y)));
  const normal = new Vector3(0, 0, facing).transformDirection(frame);
  const corners = spots.map(([x, y]) =>
    surface.corner(new Vector3(x, y, 0).applyMatrix4(frame), normal, x, y),
  );
  for (const face of ShapeUtils.triangulateShape(outline, holes)) {
    const [a = 0, b = 0, c = 0] = face;
    const [i = 0, j = 0, k = 0] = [corners[a], corners[b], corners[c]];
    if (turnsLeft(spots[a], spots[b], spots[c]) === facing > 0) surface.triangle(i, j, k);
    else surface.triangle(i, k, j);
  }
}

function turnsLeft(a: Spot = [0, 0], b: Spot = [0, 0], c: Spot = [0, 0]): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}

/** A part turned about Y with `corners` segments. The outline is [radius, height], from the bottom up. */
export function latheGeometry(corners: number, ...outline: readonly Spot[]): BufferGeometry {
  const surface = new Surface();
  for (const [low, high] of buildRim(outline, false)) {
    const ring = (at: RimCorner) =>
      Array.from({ length: corners + 1 }, (_, step) => {
        const angle = (2 * Math.PI * step) / corners;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        return surface.corner(
          new Vector3(at.x * cos, at.y, -at.x * sin),
          new Vector3(at.nx * cos, at.ny, -at.nx * sin),
          at.x * angle,
          at.along,
        );
      });
    const [below, above] = [ring(low), ring(high)];
    for (let step = 0; step < corners; step += 1) {
      const [a = 0, b = 0] = [below[step], below[step + 1]];
      const [c = 0, d = 0] = [above[step + 1], above[step]];
      if (low.x > 0) surface.triangle(a, b, high.x > 0 ? c : d);
      if (high.x > 0) surface.triangle(low.x > 0 ? a : b, c, d);
    }
  }
  return surface.geometry();
}

/** The same for a part with equal halves, given the upper half of its outline from its end outwards. */
export function symmetricLathe(corners: number, ...half: readonly Spot[]): BufferGeometry {
  const lower = half.map(([radius, y]): Spot => [radius, -y]);
  return latheGeometry(corners, ...lower, ...half.toReversed());
}
