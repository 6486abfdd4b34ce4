import type { BufferGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { member } from './members.ts';
import { evenly, point } from './points.ts';
import { round } from './profiles.ts';

/** A welded wire panel about the origin, width along X, height along Y. */
export function meshPanel(
  width: number,
  height: number,
  pitch = 0.05,
  wire = 0.0025,
): BufferGeometry {
  const across = evenly(-width / 2, width / 2, Math.max(2, Math.round(width / pitch) + 1));
  const up = evenly(-height / 2, height / 2, Math.max(2, Math.round(height / pitch) + 1));
  const rod = round(wire, 5);
  const wires = [
    ...across.map((x) => member(rod, point(x, -height / 2, wire), point(x, height / 2, wire))),
    ...up.map((y) => member(rod, point(-width / 2, y, -wire), point(width / 2, y, -wire))),
  ];
  return mergeGeometries(wires);
}
