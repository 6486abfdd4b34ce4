import type { BufferGeometry } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { roundedBox } from './rounded-box.ts';
import { latheGeometry, symmetricLathe } from './sweep.ts';

/** A domed head that stands upright on the origin. */
export function rivet(radius = 0.005): BufferGeometry {
  const r = radius;
  return latheGeometry(10, [r, 0], [r * 0.86, r * 0.36], [r * 0.5, r * 0.54], [0, r * 0.6]);
}

/** A hexagon head on its washer, upright on the origin. */
export function bolt(radius = 0.008): BufferGeometry {
  const r = radius;
  const washer = latheGeometry(14, [r * 1.5, 0], [r * 1.5, 0.0016], [r * 0.9, 0.0016]);
  const head = latheGeometry(6, [r, 0.0016], [r, r * 0.75], [r * 0.82, r * 0.85], [0, r * 0.85]);
  return mergeGeometries([washer, head]);
}

/** A weld bead round a tube of the given radius along Y. */
export function weld(radius: number): BufferGeometry {
  const r = radius;
  return latheGeometry(14, [r, -0.0025], [r + 0.0028, -0.001], [r + 0.0022, 0.0018], [r, 0.003]);
}

/** A plastic cap for an upright tube that ends at the origin. */
export function tubeCap(radius: number): BufferGeometry {
  const [r, out] = [radius, radius + 0.0018];
  return latheGeometry(
    16,
    [out, -0.014],
    [out, 0.001],
    [r * 0.86, 0.007],
    [r * 0.45, 0.0095],
    [0, 0.01],
  );
}

/** An upright plastic plug for the end of a stile or box section: `width` along X, `depth` along Z. */
export function endCap(width: number, depth: number, height = 0.022): BufferGeometry {
  const cap = roundedBox(width + 0.004, height, depth + 0.004, 0.004);
  return cap.translate(0, height / 2 - 0.016, 0);
}

/** A plastic collar round an upright tube, used as a joint, guide or bush and centred on the origin. */
export function collar(radius: number, length: number, wall = 0.005): BufferGeometry {
  const [out, end] = [radius + wall, length / 2];
  return symmetricLathe(16, [radius, end], [out - 0.002, end], [out, end - 0.003]);
}
