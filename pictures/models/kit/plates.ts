import { type BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';
import type { Profile, Spot } from './profiles.ts';
import { buildRim, type RimCorner } from './rim.ts';
import { roundedBox } from './rounded-box.ts';
import { move } from './space.ts';
import { Surface } from './surface.ts';
import { addCap, windLoops } from './sweep.ts';

/**
 * A plate of any outline, with holes, centred on z = 0. Its chamfers are shaded as if rounded, and must be
 * narrower than the outline's round corners.
 */
export function plate(profile: Profile, thickness: number, chamfer = 0.001): BufferGeometry {
  const surface = new Surface();
  const half = thickness / 2;
  const loops = windLoops(profile);
  for (const loop of loops) edge(surface, loop, half, Math.min(chamfer, half * 0.9));
  const inner = loops.map((loop) => buildRim(loop, true).map(([from]) => inset(from, chamfer)));
  addCap(surface, inner, move(0, 0, half), 1);
  addCap(surface, inner, move(0, 0, -half), -1);
  return surface.geometry();
}

/** Adds the edge as four rows of vertices: one face's rim, the side's two rims, the other face's rim. */
function edge(surface: Surface, loop: readonly Spot[], half: number, chamfer: number): void {
  for (const [from, to] of buildRim(loop, true)) {
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

/** The width-to-height ratio of every label, so that one texture fits all. */
export const labelShape = 2.5;

/** A label centred on the origin and facing +Z, with the whole texture upright on its front. */
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
