import type { BufferGeometry } from 'three';
import { bentMember } from './members.ts';
import { point, Y } from './points.ts';
import { bar } from './profiles.ts';

/** A hoop of flat bar that stands out from a ladder towards +Z, level, its ends at z = 0. */
export function cageHoop(width: number, reach: number, strip = 0.05): BufferGeometry {
  const half = width / 2;
  const corners = [
    point(-half, 0, 0),
    point(-half, 0, reach),
    point(half, 0, reach),
    point(half, 0, 0),
  ];
  return bentMember(bar(0.006, strip, 0.001), corners, Math.min(half, reach) * 0.98, Y);
}
