import { type BufferGeometry, Vector3 } from 'three';
import type { Spot } from '../../models/kit/profiles.ts';
import { Surface } from '../../models/kit/surface.ts';
import { archLine, type Opening } from './opening.ts';

/** The ring of bricks or stones over an arch. u runs along the arch, v away from it. */
export function archRing(
  opening: Opening,
  high: number,
  front: number,
  thick: number,
): BufferGeometry {
  const surface = new Surface();
  const inner = archLine(opening);
  const outer = archLine(opening, high);
  let along = 0;
  for (let at = 0; at + 1 < inner.length; at += 1) {
    const [a, b, c, d] = [inner[at], inner[at + 1], outer[at + 1], outer[at]];
    if (!a || !b || !c || !d) continue;
    const next = along + Math.hypot(b[0] - a[0], b[1] - a[1]);
    const face = (z: number, looks: number, order: readonly [Spot, number, number][]) => {
      const cornerIndices = order.map(([[x, y], u, v]) =>
        surface.corner(new Vector3(x, y, z), new Vector3(0, 0, looks), u, v),
      );
      const [p = 0, q = 0, r = 0, s = 0] = cornerIndices;
      surface.quad(p, q, r, s);
    };
    face(front, 1, [
      [a, along, 0],
      [b, next, 0],
      [c, next, high],
      [d, along, high],
    ]);
    const side = (from: Spot, to: Spot, flip: 1 | -1) => {
      const normal = new Vector3(to[1] - from[1], from[0] - to[0], 0)
        .normalize()
        .multiplyScalar(flip);
      const corners = (
        [
          [from, front, along, 0],
          [to, front, next, 0],
          [to, front - thick, next, thick],
          [from, front - thick, along, thick],
        ] as const
      ).map(([[x, y], z, u, v]) => surface.corner(new Vector3(x, y, z), normal, u, v));
      const [p = 0, q = 0, r = 0, s = 0] = corners;
      if (flip > 0) surface.quad(p, s, r, q);
      else surface.quad(p, q, r, s);
    };
    side(a, b, 1);
    side(d, c, -1);
    along = next;
  }
  return surface.geometry();
}
