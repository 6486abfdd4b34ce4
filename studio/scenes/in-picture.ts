import { Matrix4, Vector3 } from 'three';
import type { Product } from '../../catalogue/product.ts';
import { project } from '../camera/camera.ts';
import { placementOf } from './placement.ts';
import { type Scene, type Stand, shapes } from './scene.ts';

/** Where something lies in a picture, as parts of its width and height from the upper left. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a product lies in a scene's picture, by its own dimensions. */
export function extentOf(scene: Scene, stand: Stand, product: Product): Extent {
  const { view } = scene;
  const { width, height } = shapes[scene.shape];
  const camera = {
    from: view.from,
    azimuth: view.turn,
    pitch: 0,
    lens: view.lens,
    shift: view.shift ?? [0, 0],
  };
  const placement = new Matrix4().fromArray(placementOf(stand));
  const tall = product.overallHeight ?? product.height;
  const places = [-1, 1].flatMap((side) =>
    [-1, 1].flatMap((end) =>
      [0, tall].map((y) => {
        const corner = new Vector3((side * product.width) / 2, y, (end * product.length) / 2);
        const { x, y: down } = project(camera, corner.applyMatrix4(placement).toArray());
        return { x, y: 0.5 + ((down - 0.5) * width) / height };
      }),
    ),
  );
  const across = places.map(({ x }) => x);
  const down = places.map(({ y }) => y);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}
