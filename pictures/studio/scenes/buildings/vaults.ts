import { type BufferGeometry, Vector3 } from 'three';
import { Surface } from '../../../models/kit/surface.ts';
import { Location } from '../location.ts';
import type { LocationMaterial } from '../location-materials.ts';
import type { Span } from '../shapes.ts';

/** A shallow vault along Z seen from below: u along its length, v round the arch. */
export function barrel(
  [left, right]: Span,
  spring: number,
  rise: number,
  [back, front]: Span,
): BufferGeometry {
  const surface = new Surface();
  const half = (right - left) / 2;
  const radius = (half * half + rise * rise) / (2 * rise);
  const reach = Math.asin(Math.min(1, half / radius));
  const span = rise >= half ? Math.PI - reach : reach;
  const steps = 20;
  const rows = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = span * ((2 * step) / steps - 1);
    const [x, y] = [
      (left + right) / 2 + radius * Math.sin(angle),
      spring + rise - radius + radius * Math.cos(angle),
    ];
    const normal = new Vector3(-Math.sin(angle), -Math.cos(angle), 0);
    return [back, front].map((z) =>
      surface.corner(new Vector3(x, y, z), normal, z, radius * angle),
    );
  });
  rows.forEach(([a = 0, b = 0], at) => {
    const [c, d] = rows[at + 1] ?? [];
    if (c !== undefined && d !== undefined) surface.quad(a, c, d, b);
  });
  return surface.geometry();
}

interface JackArches {
  readonly x: Span;
  readonly z: Span;
  readonly bay: number;
  readonly spring: number;
  readonly rise: number;
  readonly brick: LocationMaterial;
  readonly iron: LocationMaterial;
}

/** A fireproof floor seen from below: shallow brick arches between iron beams along Z. */
export function jackArches({ x: [left, right], z, ...arches }: JackArches): Location {
  const { bay, spring, rise, brick, iron } = arches;
  const built = new Location();
  const count = Math.round((right - left) / bay);
  for (let at = 0; at < count; at += 1) {
    const x = left + at * bay;
    built.add(brick, barrel([x + 0.06, x + bay - 0.06], spring, rise, z));
    // Iron ties across each bay, every 2.9 m.
    for (let along = z[0] + 1.2; along < z[1]; along += 2.9)
      built.beam(iron, [x, spring - 0.03, along], [x + bay, spring - 0.03, along], 0.04, 0.04);
  }
  for (let at = 0; at <= count; at += 1) {
    const x = left + at * bay;
    built.beam(iron, [x, spring - 0.12, z[0]], [x, spring - 0.12, z[1]], 0.36, 0.17);
  }
  return built;
}
