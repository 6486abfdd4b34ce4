import { Location } from '../location.ts';
import type { LocationMaterial } from '../location-materials.ts';
import type { Span } from '../shapes.ts';

/** A flat ground with its surface at a height. */
export function ground(material: LocationMaterial, x: Span, z: Span, y = 0): Location {
  return new Location().box(material, x, [y - 0.3, y], z);
}

/** How far the road lies below the pavement. */
const drop = 0.11;

/** A kerb along X: stones 0.9 m long with joints, their tops level with the pavement. */
export function kerb([left, right]: Span, z: number): Location {
  const built = new Location();
  for (let x = left; x < right; x += 0.915)
    built.box('granite-kerb', [x, x + 0.91], [-drop - 0.1, 0.002], [z - 0.14, z], 0.012);
  return built;
}
