import {
  BoxGeometry,
  type BufferGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  type Matrix4,
  Path,
  Shape,
  ShapeGeometry,
  Vector2,
} from 'three';
import { spots as corners, type Spot } from '../../models/kit/profiles.ts';
import { roundedBox } from '../../models/kit/rounded-box.ts';
import { composePlacements, move, turn } from '../../models/kit/space.ts';
import { latheGeometry } from '../../models/kit/sweep.ts';

/** From one coordinate to another. */
export type Span = readonly [from: number, to: number];

/** A point in a scene, in metres. */
export type Vec3 = readonly [x: number, y: number, z: number];

/** The span that extends `half` to either side of `middle`. */
export function spanAround(middle: number, half: number): Span {
  return [middle - half, middle + half];
}

/** A placement at a point, turned anticlockwise as seen from above. */
export function rotatedPlacement(at: Vec3, radians: number): Matrix4 {
  return composePlacements(move(...at), turn('y', radians));
}

/** A deterministic pseudo-random number from 0 to 1. */
export function pseudoRandom(...of: readonly number[]): number {
  let mixed = 2166136261;
  for (const number of of) {
    mixed = Math.imul(mixed ^ Math.round(number * 1000), 16777619);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3266489917);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** A box between coordinates; with a chamfer its edges catch the light. */
export function box(x: Span, y: Span, z: Span, chamfer = 0): BufferGeometry {
  const [width, height, depth] = [x, y, z].map(([from, to]) => Math.abs(to - from));
  const size = [width ?? 0, height ?? 0, depth ?? 0] as const;
  const shape = chamfer > 0 ? roundedBox(...size, chamfer) : new BoxGeometry(...size);
  return setUvInMetres(shape.translate((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2));
}

/** Sets uv to the position in metres on each face, so that courses continue from piece to piece. */
function setUvInMetres(geometry: BufferGeometry): BufferGeometry {
  const at = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const uv: number[] = [];
  for (let corner = 0; corner < at.count; corner += 1) {
    const [x, y, z] = [at.getX(corner), at.getY(corner), at.getZ(corner)];
    const across = Math.abs(normal.getX(corner));
    const up = Math.abs(normal.getY(corner));
    const near = Math.abs(normal.getZ(corner));
    if (up > across && up > near) uv.push(x, z);
    else if (across > near) uv.push(z, y);
    else uv.push(x, y);
  }
  return geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
}

/** A slab of any outline, with holes: its front at z = 0, its back `thick` behind. */
export function slab(
  outline: readonly Spot[],
  thick: number,
  holes: readonly (readonly Spot[])[] = [],
): BufferGeometry {
  const shape = new Shape(points(outline));
  shape.holes = holes.map((hole) => new Path(points(hole)));
  const geometry = new ExtrudeGeometry(shape, { depth: thick, bevelEnabled: false });
  geometry.clearGroups();
  geometry.setIndex([...Array(geometry.getAttribute('position').count).keys()]);
  return setUvInMetres(geometry.translate(0, 0, -thick));
}

export function rectangle(x0: number, y0: number, x1: number, y1: number): readonly Spot[] {
  return corners(x0, y0, x1, y0, x1, y1, x0, y1);
}

function points(outline: readonly Spot[]): Vector2[] {
  return outline.map(([x, y]) => new Vector2(x, y));
}

/** A flat sheet of any outline, facing +Z. */
export function pane(outline: readonly Spot[], z: number): BufferGeometry {
  return setUvInMetres(new ShapeGeometry(new Shape(points(outline))).translate(0, 0, z));
}

/** An outline written as in SVG: `x,y x,y`. */
export function spots(...rows: readonly string[]): readonly Spot[] {
  return rows
    .flatMap((row) => row.split(' '))
    .map((spot) => {
      const [x = 0, y = 0] = spot.split(',').map(Number);
      return [x, y];
    });
}

/** A part turned about Y. Its outline is [radius, height], from the bottom up. */
export function lathe(sides: number, ...rows: readonly string[]): BufferGeometry {
  return latheGeometry(sides, ...spots(...rows));
}
