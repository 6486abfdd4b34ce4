import { spots } from '../../../models/kit/profiles.ts';
import { composePlacements, move, turn } from '../../../models/kit/space.ts';
import { latheGeometry } from '../../../models/kit/sweep.ts';
import { Location } from '../location.ts';
import type { LocationMaterial } from '../location-materials.ts';
import { type Span, spanAround, type Vec3 } from '../shapes.ts';

/** A round duct along Z or X with a seam every 1.2 m, hung from the slab. */
export function roundDuct(
  along: 'x' | 'z',
  [from, to]: Span,
  x: number,
  y: number,
  radius: number,
  slab: number,
): Location {
  const built = new Location();
  const at = (distance: number): Vec3 => (along === 'z' ? [x, y, distance] : [distance, y, x]);
  built.rod('duct', at(from), at(to), radius, 28);
  const [inner, outer] = [radius - 0.01, radius + 0.012];
  const seam = latheGeometry(28, ...spots(inner, -0.02, outer, -0.02, outer, 0.02, inner, 0.02));
  for (let distance = from + 0.6; distance < to; distance += 1.2) {
    const upright = along === 'z' ? turn('x', Math.PI / 2) : turn('z', Math.PI / 2);
    built.add('duct', seam, composePlacements(move(...at(distance)), upright));
    if (Math.round((distance - from) / 1.2) % 2 === 0)
      for (const side of [-1, 1]) {
        const off = side * (radius + 0.012);
        const [hx, hy, hz] = at(distance);
        const low: Vec3 = along === 'z' ? [hx + off, hy, hz] : [hx, hy, hz + off];
        built.rod('steel-galvanised', low, [low[0], slab, low[2]], 0.005, 6);
      }
  }
  return built;
}

/** A rectangular duct along Z with flanges. */
export function boxDuct(x: Span, y: Span, z: Span): Location {
  const built = new Location().box('duct', x, y, z, 0.006);
  for (let along = z[0] + 0.7; along < z[1]; along += 1.4)
    built.box(
      'duct',
      [x[0] - 0.03, x[1] + 0.03],
      [y[0] - 0.03, y[1] + 0.03],
      spanAround(along, 0.02),
      0.004,
    );
  return built;
}

/** A cable tray along Z with cables lying in it. */
export function cableTray(x: number, y: number, z: Span, slab: number, wide = 0.3): Location {
  const built = new Location();
  built.box('steel-galvanised', spanAround(x, wide / 2), [y, y + 0.004], z);
  for (const side of [-1, 1])
    built.box('steel-galvanised', spanAround(x + (side * wide) / 2, 0.003), [y, y + 0.05], z);
  for (let at = 0; at < 6; at += 1)
    built.rod(
      at % 3 === 0 ? 'cable-grey' : 'cable-black',
      [x - wide * 0.4 + at * wide * 0.14, y + 0.018, z[0]],
      [x - wide * 0.38 + at * wide * 0.15, y + 0.018, z[1]],
      0.014,
      8,
    );
  for (let along = z[0] + 0.5; along < z[1]; along += 1.5)
    for (const side of [-1, 1])
      built.rod(
        'steel-galvanised',
        [x + (side * wide) / 2, y, along],
        [x + (side * wide) / 2, slab, along],
        0.005,
        6,
      );
  return built;
}

/** A pipe through points, with a flange at each bend. */
export function pipeRun(
  material: LocationMaterial,
  radius: number,
  ...points: readonly Vec3[]
): Location {
  const built = new Location();
  const slant = radius * 0.72;
  const outline = spots(0, -radius, slant, -slant, radius, 0, slant, slant, 0, radius);
  const bend = latheGeometry(18, ...outline);
  points.forEach((to, at) => {
    const from = points[at - 1];
    if (from) built.rod(material, from, to, radius, 18);
    if (at > 0 && at < points.length - 1) built.add(material, bend, move(...to));
  });
  return built;
}
