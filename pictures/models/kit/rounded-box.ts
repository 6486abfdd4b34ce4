import { type BufferGeometry, Vector3 } from 'three';
import { Surface } from './surface.ts';

const axes = ['x', 'y', 'z'] as const;

type Axis = (typeof axes)[number];

const next: Readonly<Record<Axis, Axis>> = { x: 'y', y: 'z', z: 'x' };

/** The signs that make up the eight corners, in the order of `nameOf`. */
const signs = [-1, 1];

const corners = signs.flatMap((x) => signs.flatMap((y) => signs.map((z) => new Vector3(x, y, z))));

/** A box centred on the origin, with narrow chamfers that are shaded as if rounded. */
export function roundedBox(
  width: number,
  height: number,
  depth: number,
  chamfer = 0.003,
): BufferGeometry {
  const surface = new Surface();
  const half = new Vector3(width / 2, height / 2, depth / 2);
  const cut = Math.min(chamfer, half.x * 0.9, half.y * 0.9, half.z * 0.9);
  // A chamfered corner has one vertex on each of its three faces.
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

/** Adds the two faces perpendicular to an axis, and the four chamfers parallel to it. */
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

/** The vertex index of a corner on one of its faces. */
function nameOf(face: Axis, { x, y, z }: Vector3): number {
  return ((x > 0 ? 4 : 0) + (y > 0 ? 2 : 0) + (z > 0 ? 1 : 0)) * 3 + axes.indexOf(face);
}

/** The uv in metres on a face, with v along the longer side, as wood grain runs. */
function grain(at: Vector3, axis: Axis, half: Vector3): [number, number] {
  const [u, v] = [next[axis], next[next[axis]]];
  return half[u] > half[v] ? [at[v], at[u]] : [at[u], at[v]];
}
