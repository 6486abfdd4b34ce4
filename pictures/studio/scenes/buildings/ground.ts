import type { LocationMaterial } from '../location-materials.ts';
import { box, type Span } from '../shapes/box.ts';
import { Site } from '../site.ts';

/** A flat ground with its surface at a height. */
export function ground(material: LocationMaterial, x: Span, z: Span, y = 0): Site {
  return new Site().add(material, box(x, [y - 0.3, y], z));
}

/** How far the road lies below the pavement. */
const drop = 0.11;

/** A kerb along X: stones 0.9 m long with joints, their tops level with the pavement. */
export function kerb([left, right]: Span, z: number): Site {
  const site = new Site();
  for (let x = left; x < right; x += 0.915)
    site.add('granite-kerb', box([x, x + 0.91], [-drop - 0.1, 0.002], [z - 0.14, z], 0.012));
  return site;
}
