import { type BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';
import type { Profile, Spot } from './profiles.ts';
import { type RimCorner, rimOf } from './rim.ts';
import { move } from './space.ts';
import { Surface } from './surface.ts';
import { lid, woundLoops } from './sweep.ts';
/**
 * A plate of any outline, with holes: about z = 0, its chamfers shaded as if they were round. They must be
 * narrower than the outline's round corners.
 */
export function plate(profile: Profile, thickness: number, chamfer = 0.001): BufferGeometry {
  const surface = new Surface();
  const half = thickness / 2;
  const loops = woundLoops(profile);
  for (const loop of loops) edge(surface, loop, half, Math.min(chamfer, half * 0.9));
  const inner = loops.map((loop) => rimOf(loop, true).map(([from]) => inset(from, chamfer)));
  lid(surface, inner, move(0, 0, half), 1);
  lid(surface, inner, move(0, 0, -half), -1);
  return surface.geometry();
}

/** Round the edge in four rows: a flat face's rim, the side's two rims, the other face's rim. */
function edge(surface: Surface, loop: readonly Spot[], half: number, chamfer: number): void {
  for (const [from, to] of rimOf(loop, true)) {
    const rows = [-1, 1].map((end) =>
      [from, to].map((corner) => {
        const [x, y] = inset(corner, chamfer);
        const out = new Vector3(corner.nx, corner.ny, 0);
        return {
          flat: surface.corner(new Vector3(x, y, end * half), new Vector3(0, 0, end), x, y),
          side: surface.corner(new Vector3(corner.x, corner.y, end * (half - chamfer)), out, x, y),
        };
      }),
    );
    const [a, b] = rows[0] ?? [];
    const [d, c] = rows[1] ?? [];
    if (!a || !b || !c || !d) continue;
    surface.quad(a.flat, b.flat, b.side, a.side);
    surface.quad(a.side, b.side, c.side, d.side);
    surface.quad(d.side, c.side, c.flat, d.flat);
  }
}

function inset({ x, y, inward }: RimCorner, by: number): Spot {
  return [x + inward[0] * by, y + inward[1] * by];
}

const axes = ['x', 'y', 'z'] as const;
type Axis = (typeof axes)[number];
const next: Readonly<Record<Axis, Axis>> = { x: 'y', y: 'z', z: 'x' };

/** The eight corners as signs, in the order in which `nameOf` counts them. */
const signs = [-1, 1];
const corners = signs.flatMap((x) => signs.flatMap((y) => signs.map((z) => new Vector3(x, y, z))));

/** A box about the origin whose narrow chamfers are shaded as if they were round. */
export function roundedBox(
  width: number,
  height: number,
  depth: number,
  chamfer = 0.003,
): BufferGeometry {
  const surface = new Surface();
  const half = new Vector3(width / 2, height / 2, depth / 2);
  const cut = Math.min(chamfer, half.x * 0.9, half.y * 0.9, half.z * 0.9);
  // A corner that is cut off has a place on each of its three faces.
  for (const sign of corners) {
    for (const axis of axes) {
      const normal = new Vector3();
      normal[axis] = sign[axis];
      const at = half.clone().subScalar(cut).multiply(sign).addScaledVector(normal, cut);
      surface.corner(at, normal, ...grain(at, axis, half));
    }
  }
  for (const axis of axes) addFacesAndEdges(surface, axis);
  for (const sign of corners) {
    const [a, b, c] = [nameOf('x', sign), nameOf('y', sign), nameOf('z', sign)];
    if (sign.x * sign.y * sign.z > 0) surface.triangle(a, b, c);
    else surface.triangle(a, c, b);
  }
  return surface.geometry();
}

/** The two faces that look along an axis, and the four chamfers that run along it. */
function addFacesAndEdges(surface: Surface, axis: Axis): void {
  const [u, v] = [next[axis], next[next[axis]]];
  const name = (face: Axis, on: number, a: number, b: number) => {
    const sign = new Vector3();
    sign[axis] = on;
    sign[u] = a;
    sign[v] = b;
    return nameOf(face, sign);
  };
  for (const one of signs) {
    surface.quad(
      name(axis, one, -1, -1),
      name(axis, one, one, -one),
      name(axis, one, 1, 1),
      name(axis, one, -one, one),
    );
    for (const other of signs) {
      const [a, b] = [name(u, -1, one, other), name(u, 1, one, other)];
      const [c, d] = [name(v, 1, one, other), name(v, -1, one, other)];
      if (one === other) surface.quad(a, d, c, b);
      else surface.quad(a, b, c, d);
    }
  }
}

/** The name that a surface gave to a corner on one of its faces. */
function nameOf(face: Axis, { x, y, z }: Vector3): number {
  return ((x > 0 ? 4 : 0) + (y > 0 ? 2 : 0) + (z > 0 ? 1 : 0)) * 3 + axes.indexOf(face);
}

/** Metres on a face, v along the longer side of the box as grain runs. */
function grain(at: Vector3, axis: Axis, half: Vector3): [number, number] {
  const [u, v] = [next[axis], next[next[axis]]];
  return half[u] > half[v] ? [at[v], at[u]] : [at[u], at[v]];
}

/** Every label is this many times as wide as it is high, so that one picture suits all. */
export const labelShape = 2.5;

/** A label about the origin that looks towards +Z, its picture upright and whole on the front. */
export function labelPlate(width: number, thickness = 0.0012): BufferGeometry {
  const height = width / labelShape;
  const plate = roundedBox(width, height, thickness, 0.0004);
  const at = plate.getAttribute('position');
  const uv = Array.from({ length: at.count }, (_, corner) => [
    at.getX(corner) / width + 0.5,
    at.getY(corner) / height + 0.5,
  ]);
  return plate.setAttribute('uv', new Float32BufferAttribute(uv.flat(), 2));
}
