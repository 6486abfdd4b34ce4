import { Matrix4 } from 'three';
import { move, placed, turn } from '../../models/kit/space.ts';
import type { Model } from '../../models/model.ts';
import type { Camera } from '../camera/camera.ts';
import { type Box, boxOf } from '../camera/framing.ts';
import { numbersOf } from '../mesh-file.ts';
import { type Scene, type SceneCamera, type Stand, shapes } from './scene.ts';

/** A scene's view as the studio's cameras are described. */
export function cameraOf({ from, turn, lens, shift = [0, 0] }: SceneCamera): Camera {
  return { from, azimuth: turn, pitch: 0, lens, shift };
}

const radians = Math.PI / 180;

/** Where a product stands, as the sixteen numbers of a matrix, column after column. */
export function placementOf({ at, turn: degrees }: Stand): readonly number[] {
  return placed(move(...at), turn('y', degrees * radians)).elements;
}

/** Where a product lies in a scene's picture, as parts of its width and height from the upper left. */
export function extentOf(scene: Pick<Scene, 'view' | 'shape'>, stand: Stand, model: Model): Box {
  const placement = new Matrix4().fromArray(placementOf(stand));
  const corners = model.parts.map(({ geometry }) =>
    numbersOf(geometry.clone().applyMatrix4(placement).getAttribute('position')),
  );
  const { left, right, top, bottom } = boxOf(corners, cameraOf(scene.view));
  const { width, height } = shapes[scene.shape];
  // Cameras count both ways in widths of the picture.
  const down = (y: number) => 0.5 + ((y - 0.5) * width) / height;
  return { left, right, top: down(top), bottom: down(bottom) };
}

/** The narrowest and the lowest crop that pages show, as width by height. */
const upright = 4 / 5;
const strip = 12 / 5;

/** How pages lay a crop over the picture so that a product stays in its middle: CSS object-position. */
export function positionOf(
  { shape }: Pick<Scene, 'shape'>,
  product: Box,
): readonly [x: number, y: number] {
  const { width, height } = shapes[shape];
  return [
    positionAlong((product.left + product.right) / 2, (height * upright) / width),
    positionAlong((product.top + product.bottom) / 2, width / strip / height),
  ];
}

/** Where to lay a crop that keeps a share of the whole, so that a place lies in its middle. */
function positionAlong(middle: number, share: number): number {
  const position = (middle - share / 2) / (1 - share);
  return Math.round(Math.min(1, Math.max(0, position)) * 100) / 100;
}
