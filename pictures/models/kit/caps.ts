import type { BufferGeometry } from 'three';
import { roundedBox } from './rounded-box.ts';
import { turned } from './turned.ts';

/** A plastic cap on the end of a tube, which ends at the origin; upright. */
export function tubeCap(radius: number): BufferGeometry {
  const out = radius + 0.0018;
  return turned(
    [
      [out, -0.014],
      [out, 0.001],
      [radius * 0.86, 0.007],
      [radius * 0.45, 0.0095],
      [0, 0.01],
    ],
    16,
  );
}

/** A plastic plug over the end of a stile or box section, upright: `width` along X, `depth` along Z. */
export function endCap(width: number, depth: number, height = 0.022): BufferGeometry {
  return roundedBox(width + 0.004, height, depth + 0.004, 0.004).translate(
    0,
    height / 2 - 0.016,
    0,
  );
}

/** A plastic collar round a tube: a joint, a guide or a bush. Upright, about the origin. */
export function collar(radius: number, length: number, wall = 0.005): BufferGeometry {
  const out = radius + wall;
  return turned(
    [
      [radius, -length / 2],
      [out - 0.002, -length / 2],
      [out, -length / 2 + 0.003],
      [out, length / 2 - 0.003],
      [out - 0.002, length / 2],
      [radius, length / 2],
    ],
    16,
  );
}
