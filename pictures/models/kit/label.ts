import { type BufferGeometry, Float32BufferAttribute } from 'three';
import { roundedBox } from './rounded-box.ts';

/** Every label is this many times as wide as it is high, so that one picture suits all. */
export const labelShape = 2.5;

/** A label about the origin that looks towards +Z, its picture upright and whole on the front. */
export function labelPlate(width: number, thickness = 0.0012): BufferGeometry {
  const height = width / labelShape;
  const plate = roundedBox(width, height, thickness, 0.0004);
  const at = plate.getAttribute('position');
  const uv = Array.from({ length: at.count }, (_, corner) => [
    at.getX(corner) / width + 0.5,
    at.getY(corner) / height + 0.5,
  ]);
  return plate.setAttribute('uv', new Float32BufferAttribute(uv.flat(), 2));
}
