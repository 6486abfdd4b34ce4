import type { BufferGeometry } from 'three';
import { member, tubeBetween } from '../../../models/kit/members.ts';
import { spots } from '../../../models/kit/profiles.ts';
import { direction, point } from '../../../models/kit/space.ts';
import { latheGeometry } from '../../../models/kit/sweep.ts';
import { linspace } from '../../../plans/geometry.ts';
import { Location } from '../location.ts';
import type { LocationMaterial } from '../location-materials.ts';
import { rectangle, type Vec3 } from '../shapes.ts';

/** A cast-iron column with a moulded base and a flared cap, standing at the origin. */
export function castColumn(height: number, radius: number): BufferGeometry {
  const r = radius;
  return latheGeometry(
    24,
    ...spots(0, 0, r * 2, 0, r * 2, 0.06, r * 1.7, 0.09, r * 1.7, 0.16, r * 1.35, 0.2),
    ...spots(r * 1.2, 0.3, r, 0.36, r * 0.9, height - 0.55, r * 1.15, height - 0.52),
    ...spots(r * 1.15, height - 0.47, r * 0.92, height - 0.44, r, height - 0.3),
    ...spots(r * 1.6, height - 0.1, r * 2.1, height - 0.07, r * 2.1, height, 0, height),
  );
}

/** A lattice girder, as in an old shed's roof. Its lower chord runs between the two given points. */
export function lattice(
  material: LocationMaterial,
  from: Vec3,
  to: Vec3,
  high: number,
  panels: number,
  chord = 0.05,
): Location {
  const built = new Location();
  const [a, b] = [point(...from), point(...to)];
  const way = direction(a, b).multiplyScalar(a.distanceTo(b) / panels);
  const flat = { outline: rectangle(-chord, -chord * 0.6, chord, chord * 0.6) };
  const up = point(0, high, 0);
  built.add(material, member(flat, a, b));
  built.add(material, member(flat, a.clone().add(up), b.clone().add(up)));
  for (const at of linspace(0, panels, panels + 1)) {
    const low = a.clone().addScaledVector(way, at);
    built.add(material, tubeBetween(low, low.clone().add(up), chord * 0.5, 6));
    if (at === panels) break;
    const next = low.clone().add(way);
    const [start, end] = at % 2 === 0 ? [low, next.add(up)] : [low.add(up), next];
    built.add(material, tubeBetween(start, end, chord * 0.45, 6));
  }
  return built;
}
