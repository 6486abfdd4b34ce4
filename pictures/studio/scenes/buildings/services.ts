import { move, placed, turn } from '../../../models/kit/space.ts';
import { turned } from '../../../models/kit/sweep.ts';
import type { LocationMaterial } from '../location-materials.ts';
import { box, type Span } from '../shapes/box.ts';
import { Site } from '../site.ts';
import { type Place, rod } from './structure.ts';

/** A round duct along Z or X with a seam every 1.2 m, hung from the slab. */
export function roundDuct(
  along: 'x' | 'z',
  [from, to]: Span,
  x: number,
  y: number,
  radius: number,
  slab: number,
): Site {
  const site = new Site();
  const at = (distance: number): Place => (along === 'z' ? [x, y, distance] : [distance, y, x]);
  site.add('duct', rod(at(from), at(to), radius, 28));
  const seam = turned(
    28,
    [radius - 0.01, -0.02],
    [radius + 0.012, -0.02],
    [radius + 0.012, 0.02],
    [radius - 0.01, 0.02],
  );
  for (let distance = from + 0.6; distance < to; distance += 1.2) {
    const upright = along === 'z' ? turn('x', Math.PI / 2) : turn('z', Math.PI / 2);
    site.add('duct', seam, placed(move(...at(distance)), upright));
    if (Math.round((distance - from) / 1.2) % 2 === 0)
      for (const side of [-1, 1]) {
        const off = side * (radius + 0.012);
        const [hx, hy, hz] = at(distance);
        const low: Place = along === 'z' ? [hx + off, hy, hz] : [hx, hy, hz + off];
        site.add('steel-galvanised', rod(low, [low[0], slab, low[2]], 0.005, 6));
      }
  }
  return site;
}

/** A rectangular duct along Z with flanges. */
export function boxDuct(x: Span, y: Span, z: Span): Site {
  const site = new Site().add('duct', box(x, y, z, 0.006));
  for (let along = z[0] + 0.7; along < z[1]; along += 1.4)
    site.add(
      'duct',
      box(
        [x[0] - 0.03, x[1] + 0.03],
        [y[0] - 0.03, y[1] + 0.03],
        [along - 0.02, along + 0.02],
        0.004,
      ),
    );
  return site;
}

/** A cable tray along Z with cables lying in it. */
export function cableTray(x: number, y: number, z: Span, slab: number, wide = 0.3): Site {
  const site = new Site();
  site.add('steel-galvanised', box([x - wide / 2, x + wide / 2], [y, y + 0.004], z));
  for (const side of [-1, 1])
    site.add(
      'steel-galvanised',
      box([x + (side * wide) / 2 - 0.003, x + (side * wide) / 2 + 0.003], [y, y + 0.05], z),
    );
  for (let at = 0; at < 6; at += 1)
    site.add(
      at % 3 === 0 ? 'cable-grey' : 'cable-black',
      rod(
        [x - wide * 0.4 + at * wide * 0.14, y + 0.018, z[0]],
        [x - wide * 0.38 + at * wide * 0.15, y + 0.018, z[1]],
        0.014,
        8,
      ),
    );
  for (let along = z[0] + 0.5; along < z[1]; along += 1.5)
    for (const side of [-1, 1])
      site.add(
        'steel-galvanised',
        rod([x + (side * wide) / 2, y, along], [x + (side * wide) / 2, slab, along], 0.005, 6),
      );
  return site;
}

/** A pipe through points, with a flange at each bend. */
export function pipeRun(
  material: LocationMaterial,
  points: readonly Place[],
  radius: number,
): Site {
  const site = new Site();
  points.forEach((to, at) => {
    const from = points[at - 1];
    if (from) site.add(material, rod(from, to, radius, 18));
    if (at > 0 && at < points.length - 1)
      site.add(
        material,
        turned(
          18,
          [0, -radius],
          [radius * 0.72, -radius * 0.72],
          [radius, 0],
          [radius * 0.72, radius * 0.72],
          [0, radius],
        ),
        move(...to),
      );
  });
  return site;
}
