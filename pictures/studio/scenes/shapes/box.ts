import { BoxGeometry, type BufferGeometry } from 'three';
import { roundedBox } from '../../../models/kit/plates.ts';
import { mapFlat } from './map-flat.ts';

/** From one coordinate to another. */
export type Span = readonly [from: number, to: number];

/** A box between coordinates; with a chamfer its edges catch the light. */
export function box(x: Span, y: Span, z: Span, chamfer = 0): BufferGeometry {
  const [width, height, depth] = [x, y, z].map(([from, to]) => Math.abs(to - from));
  const size = [width ?? 0, height ?? 0, depth ?? 0] as const;
  const shape = chamfer > 0 ? roundedBox(...size, chamfer) : new BoxGeometry(...size);
  return mapFlat(shape.translate((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2));
}
