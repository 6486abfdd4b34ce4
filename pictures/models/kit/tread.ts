import type { BufferGeometry } from 'three';
import { member } from './members.ts';
import { point } from './points.ts';
import { ribbedTread } from './profiles.ts';

/** A ribbed tread along X about the origin: its top at 0, its nose towards +Z. */
export function tread(width: number, depth: number, nose = 0.03): BufferGeometry {
  return member(ribbedTread(depth, nose), point(-width / 2, 0, 0), point(width / 2, 0, 0));
}
