import { member } from '../../../models/kit/members.ts';
import type { Spot } from '../../../models/kit/profiles.ts';
import { point } from '../../../models/kit/space.ts';
import { Location } from '../location.ts';
import type { LocationMaterial } from '../location-materials.ts';
import { type Span, spanAround, spots } from '../shapes.ts';

export const gauge = 1.435;

const railOutline: readonly Spot[] = spots(
  '-0.07,0 0.07,0 0.07,0.012 0.012,0.03 0.012,0.11 0.036,0.12 0.036,0.155 -0.036,0.155',
  '-0.036,0.12 -0.012,0.11 -0.012,0.03 -0.07,0.012',
);

/** Two rails along Z, with their tops at y = 0. */
export function rails([back, front]: Span): Location {
  const built = new Location();
  for (const side of [-1, 1]) {
    const x = (side * (gauge + 0.07)) / 2;
    built.add(
      'steel-rail',
      member({ outline: railOutline }, point(x, -0.155, front), point(x, -0.155, back)),
    );
    built.box('rail-bright', spanAround(x, 0.03), [-0.002, 0.001], [back, front]);
  }
  return built;
}

/** Rails on sleepers in ballast, along Z. */
export function track(z: Span): Location {
  const built = rails(z);
  for (let along = z[0]; along < z[1]; along += 0.65)
    built.box('sleeper', [-1.28, 1.28], [-0.3, -0.15], [along, along + 0.25], 0.015);
  return built.box('ballast', [-1.7, 1.7], [-0.7, -0.2], z);
}

/** A station platform along Z, with its surface at y = 0 and its edge at x = 0 facing −X. */
export function platform(wide: number, [back, front]: Span, surface: LocationMaterial): Location {
  const built = new Location()
    .box(surface, [1.25, wide], [-0.2, 0], [back, front])
    .box('tactile', [0.75, 1.15], [-0.2, 0.001], [back, front])
    .box('line-white', [1.15, 1.25], [-0.2, 0.001], [back, front])
    .box('brick-brown', [0.12, wide], [-1.2, -0.2], [back, front]);
  for (let z = back; z < front; z += 0.92)
    built.box('stone-coping', [0, 0.75], [-0.2, 0.002], [z, z + 0.91], 0.012);
  return built;
}
