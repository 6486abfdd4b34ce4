import { Matrix4 } from 'three';
import { composePlacements, move, turn } from '../../models/kit/space.ts';
import type { Model } from '../../models/model.ts';
import type { Camera } from '../camera/camera.ts';
import { type Box, projectedBox } from '../camera/framing.ts';
import { toFloat32Array } from '../mesh-file.ts';
import { type ProductPlacement, type Scene, type SceneCamera, shapes } from './scene.ts';

/** Converts a scene's view to a studio camera. */
export function toCamera({ from, turn, lens, shift = [0, 0] }: SceneCamera): Camera {
  return { from, azimuth: turn, pitch: 0, lens, shift };
}

const radians = Math.PI / 180;

/** A product's placement as the sixteen elements of a matrix, in column order. */
export function placementMatrix({ at, turn: degrees }: ProductPlacement): readonly number[] {
  return composePlacements(move(...at), turn('y', degrees * radians)).elements;
}

/** A product's box in a scene's picture, as fractions of width and height from the upper left. */
export function productBoxInScene(
  scene: Pick<Scene, 'view' | 'shape'>,
  stand: ProductPlacement,
  model: Model,
): Box {
  const placement = new Matrix4().fromArray(placementMatrix(stand));
  const corners = model.parts.map(({ geometry }) =>
    toFloat32Array(geometry.clone().applyMatrix4(placement).getAttribute('position')),
  );
  const { left, right, top, bottom } = projectedBox(corners, toCamera(scene.view));
  const { width, height } = shapes[scene.shape];
  // Cameras use the picture's width as the unit for both axes.
  const down = (y: number) => 0.5 + ((y - 0.5) * width) / height;
  return { left, right, top: down(top), bottom: down(bottom) };
}

/** The aspect ratios of the narrowest and the lowest crop that pages show. */
const narrowestRatio = 4 / 5;
const lowestRatio = 12 / 5;

/** The CSS object-position with which a crop of the picture keeps a product in its middle. */
export function objectPosition(
  { shape }: Pick<Scene, 'shape'>,
  product: Box,
): readonly [x: number, y: number] {
  const { width, height } = shapes[shape];
  return [
    objectPositionAlong((product.left + product.right) / 2, (height * narrowestRatio) / width),
    objectPositionAlong((product.top + product.bottom) / 2, width / lowestRatio / height),
  ];
}

/** The position of a crop that keeps `share` of the whole and has `middle` in its centre. */
function objectPositionAlong(middle: number, share: number): number {
  const position = (middle - share / 2) / (1 - share);
  return Math.round(Math.min(1, Math.max(0, position)) * 100) / 100;
}
