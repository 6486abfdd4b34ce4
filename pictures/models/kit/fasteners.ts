import type { BufferGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { roundedBox } from './rounded-box.ts';
import { spool, turned } from './sweep.ts';

/** A domed head that stands upright on the origin. */
export function rivet(radius = 0.005): BufferGeometry {
  const r = radius;
  return turned(10, [r, 0], [r * 0.86, r * 0.36], [r * 0.5, r * 0.54], [0, r * 0.6]);
}

/** A hexagon head on its washer, upright on the origin. */
export function bolt(radius = 0.008): BufferGeometry {
  const r = radius;
  const washer = turned(14, [r * 1.5, 0], [r * 1.5, 0.0016], [r * 0.9, 0.0016]);
  const head = turned(6, [r, 0.0016], [r, r * 0.75], [r * 0.82, r * 0.85], [0, r * 0.85]);
  return mergeGeometries([washer, head]);
}

/** The bead of a weld round a tube of a radius, about Y. */
export function weld(radius: number): BufferGeometry {
  const r = radius;
  return turned(14, [r, -0.0025], [r + 0.0028, -0.001], [r + 0.0022, 0.0018], [r, 0.003]);
}

/** A plastic cap on the end of a tube, which ends at the origin; upright. */
export function tubeCap(radius: number): BufferGeometry {
  const [r, out] = [radius, radius + 0.0018];
  return turned(16, [out, -0.014], [out, 0.001], [r * 0.86, 0.007], [r * 0.45, 0.0095], [0, 0.01]);
}

/** A plastic plug over the end of a stile or box section, upright: `width` along X, `depth` along Z. */
export function endCap(width: number, depth: number, height = 0.022): BufferGeometry {
  const cap = roundedBox(width + 0.004, height, depth + 0.004, 0.004);
  return cap.translate(0, height / 2 - 0.016, 0);
}

/** A plastic collar round a tube: a joint, a guide or a bush. Upright, about the origin. */
export function collar(radius: number, length: number, wall = 0.005): BufferGeometry {
  const [out, end] = [radius + wall, length / 2];
  return spool(16, [radius, end], [out - 0.002, end], [out, end - 0.003]);
}
