import type { BufferGeometry } from 'three';
import { member, tubeBetween } from '../../../models/kit/members.ts';
import type { Profile } from '../../../models/kit/profiles.ts';
import { direction, point } from '../../../models/kit/space.ts';
import { turned } from '../../../models/kit/sweep.ts';
import { evenly } from '../../../plans/geometry.ts';
import type { LocationMaterial } from '../location-materials.ts';
import { Site } from '../site.ts';

/** A place in a scene, in metres. */
export type Place = readonly [x: number, y: number, z: number];

/** An I-section; its web stands upright unless the bar itself does. */
function iSection(high: number, wide: number, flange = high * 0.05, web = high * 0.035): Profile {
  const [h, w, t] = [high / 2, wide / 2, web / 2];
  return {
    outline: [
      [-w, -h],
      [w, -h],
      [w, -h + flange],
      [t, -h + flange],
      [t, h - flange],
      [w, h - flange],
      [w, h],
      [-w, h],
      [-w, h - flange],
      [-t, h - flange],
      [-t, -h + flange],
      [-w, -h + flange],
    ],
  };
}

export function beam(from: Place, to: Place, high: number, wide: number): BufferGeometry {
  return member(iSection(high, wide), point(...from), point(...to));
}

/** An upright I-section whose flanges look along Z. */
export function stanchion(
  x: number,
  z: number,
  top: number,
  deep: number,
  wide: number,
): BufferGeometry {
  return member(iSection(deep, wide), point(x, 0, z), point(x, top, z), point(0, 0, 1));
}

export function rod(from: Place, to: Place, radius: number, corners = 12): BufferGeometry {
  return tubeBetween(point(...from), point(...to), radius, corners);
}

/** A cast-iron column with a moulded base and a flared cap, standing at the origin. */
export function castColumn(height: number, radius = 0.1): BufferGeometry {
  const r = radius;
  return turned(
    24,
    [0, 0],
    [r * 2, 0],
    [r * 2, 0.06],
    [r * 1.7, 0.09],
    [r * 1.7, 0.16],
    [r * 1.35, 0.2],
    [r * 1.2, 0.3],
    [r, 0.36],
    [r * 0.9, height - 0.55],
    [r * 1.15, height - 0.52],
    [r * 1.15, height - 0.47],
    [r * 0.92, height - 0.44],
    [r, height - 0.3],
    [r * 1.6, height - 0.1],
    [r * 2.1, height - 0.07],
    [r * 2.1, height],
    [0, height],
  );
}

interface Lattice {
  readonly from: Place;
  readonly to: Place;
  /** Height of the girder at each end; the lower chord lies on the line. */
  readonly high: number;
  readonly panels: number;
  readonly chord?: number;
}

/** A girder of two chords with bars between, as under an old shed's roof. */
export function lattice(
  material: LocationMaterial,
  { from, to, high, panels, chord = 0.05 }: Lattice,
): Site {
  const site = new Site();
  const [a, b] = [point(...from), point(...to)];
  const way = direction(a, b).multiplyScalar(a.distanceTo(b) / panels);
  const flat: Profile = {
    outline: [
      [-chord, -chord * 0.6],
      [chord, -chord * 0.6],
      [chord, chord * 0.6],
      [-chord, chord * 0.6],
    ],
  };
  const up = point(0, high, 0);
  site.add(material, member(flat, a, b));
  site.add(material, member(flat, a.clone().add(up), b.clone().add(up)));
  for (const at of evenly(0, panels, panels + 1)) {
    const low = a.clone().addScaledVector(way, at);
    site.add(material, tubeBetween(low, low.clone().add(up), chord * 0.5, 6));
    if (at === panels) break;
    const next = low.clone().add(way);
    const rises = at % 2 === 0;
    site.add(
      material,
      rises
        ? tubeBetween(low, next.clone().add(up), chord * 0.45, 6)
        : tubeBetween(low.clone().add(up), next, chord * 0.45, 6),
    );
  }
  return site;
}
