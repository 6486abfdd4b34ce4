import type { BufferGeometry } from 'three';
import { member } from '../../../models/kit/members.ts';
import type { Spot } from '../../../models/kit/profiles.ts';
import { point } from '../../../models/kit/space.ts';
import { Location } from '../location.ts';
import type { LocationMaterial } from '../location-materials.ts';
import { type Span, spanAround, spots } from '../shapes.ts';

/** A run moulding along X on a wall at z = 0. Its outline is [out from the wall, up]. */
export function moulding(outline: readonly Spot[], [left, right]: Span, y: number): BufferGeometry {
  // Along +X with +Y up, a profile's x points to −Z. Running from right to left reverses it.
  return member({ outline }, point(right, y, 0), point(left, y, 0));
}

/** The outline of a deep plaster cornice. */
export const corniceOutline: readonly Spot[] = spots(
  '0,-0.75 0.05,-0.75 0.06,-0.66 0.1,-0.63 0.1,-0.56 0.06,-0.53 0.06,-0.4 0.12,-0.36',
  '0.2,-0.27 0.22,-0.2 0.42,-0.18 0.42,-0.1 0.48,-0.08 0.55,-0.02 0.57,0 0,0',
);

/** Raised-and-fielded panelling along X, with its face at z = 0 towards +Z. */
export function panelling(
  material: LocationMaterial,
  [left, right]: Span,
  top: number,
  pitch: number,
): Location {
  const built = new Location();
  const count = Math.max(1, Math.round((right - left) / pitch));
  const wide = (right - left) / count;
  built.box(material, [left, right], [0, top], [-0.04, -0.02]);
  built.box(material, [left, right], [0, 0.22], [-0.02, 0.025], 0.006);
  built.box(material, [left, right], [top - 0.09, top], [-0.02, 0.06], 0.012);
  built.box(material, [left, right], [top - 0.16, top - 0.09], [-0.02, 0.03], 0.006);
  const rows: readonly Span[] = [
    [0.34, top * 0.42],
    [top * 0.42 + 0.13, top - 0.28],
  ];
  for (let at = 0; at <= count; at += 1) {
    const x = left + at * wide;
    built.box(material, spanAround(x, 0.06), [0.22, top - 0.16], [-0.02, 0], 0.004);
  }
  for (const y of [
    [0.22, 0.34],
    [top * 0.42, top * 0.42 + 0.13],
    [top - 0.28, top - 0.16],
  ] as const)
    built.box(material, [left, right], y, [-0.02, 0], 0.004);
  for (let at = 0; at < count; at += 1)
    for (const [low, high] of rows)
      built.box(
        material,
        [left + at * wide + 0.11, left + (at + 1) * wide - 0.11],
        [low + 0.05, high - 0.05],
        [-0.03, -0.004],
        0.014,
      );
  return built;
}
