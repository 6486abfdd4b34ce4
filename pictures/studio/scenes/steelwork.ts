import type { BufferGeometry } from 'three';
import { member, tubeBetween } from '../../models/kit/members.ts';
import { type Profile, spots } from '../../models/kit/profiles.ts';
import { point } from '../../models/kit/space.ts';
import type { Vec3 } from './shapes.ts';

/** An I-section. Its web is vertical unless the bar itself is. */
function iSection(high: number, wide: number): Profile {
  const [h, w, t, flange] = [high / 2, wide / 2, (high * 0.035) / 2, high * 0.05];
  const [low, top] = [-h + flange, h - flange];
  return {
    outline: [
      ...spots(-w, -h, w, -h, w, low, t, low, t, top, w, top),
      ...spots(w, h, -w, h, -w, top, -t, top, -t, low, -w, low),
    ],
  };
}

export function beam(from: Vec3, to: Vec3, high: number, wide: number): BufferGeometry {
  return member(iSection(high, wide), point(...from), point(...to));
}

/** A vertical I-section whose flanges face along Z. */
export function stanchion(
  x: number,
  z: number,
  top: number,
  deep: number,
  wide: number,
): BufferGeometry {
  return member(iSection(deep, wide), point(x, 0, z), point(x, top, z), point(0, 0, 1));
}

export function rod(from: Vec3, to: Vec3, radius: number, corners = 12): BufferGeometry {
  return tubeBetween(point(...from), point(...to), radius, corners);
}
