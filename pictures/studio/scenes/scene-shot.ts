import { createHash, type Hash } from 'node:crypto';
import { productById } from '../../../catalogue/catalogue.ts';
import type { Product } from '../../../catalogue/product.ts';
import { buildModel } from '../../models/build-model.ts';
import { getLabel } from '../../models/label.ts';
import { materials } from '../../models/materials.ts';
import type { Model } from '../../models/model.ts';
import { toFloat32Array } from '../mesh-file.ts';
import type { LocationPart } from './location.ts';
import { locationMaterials } from './location-materials.ts';
import { objectPosition, productBoxInScene } from './product-in-scene.ts';
import type { Scene } from './scene.ts';

/** Increase this when the Blender scripts or the developing change. Other changes are detected by the hash. */
const sceneVersion = 1;

export const sceneSampling = { samples: 14, threshold: 0.06 } as const;

/** A scene with its built location and products. */
export interface SceneShot {
  readonly scene: Scene;
  /** The base name of its files, which contains a hash of the scene. */
  readonly stem: string;
  readonly parts: readonly LocationPart[];
  readonly products: readonly BuiltProduct[];
  /** CSS object-position with which a crop keeps the main product in its middle. */
  readonly position: readonly [x: number, y: number];
}

interface BuiltProduct {
  readonly product: Product;
  readonly model: Model;
}

/** Builds the location and the products in it. */
export function buildSceneShot(scene: Scene): SceneShot {
  const parts = scene.location().parts();
  const ids = [...new Set(scene.stands.map(({ product }) => product))];
  const products = ids.map((id) => {
    const product = productById(id);
    if (!product) throw new Error(`${scene.name} shows ${id}, which the catalogue does not have`);
    return { product, model: buildModel(product) };
  });
  const [main, shown] = [scene.stands[0], products[0]];
  if (!main || !shown) throw new Error(`${scene.name} shows no product`);
  return {
    scene,
    parts,
    products,
    stem: `${scene.name}-${fingerprint(scene, parts, products)}`,
    position: objectPosition(scene, productBoxInScene(scene, main, shown.model)),
  };
}

function fingerprint(
  { name, shape, stands, view, light, indoors, exposure }: Scene,
  parts: readonly LocationPart[],
  products: readonly BuiltProduct[],
): string {
  const hash = createHash('sha256');
  const setup = { name, shape, stands, view, light, indoors, exposure, sceneSampling };
  hash.update(JSON.stringify([sceneVersion, setup]));
  for (const { material, geometry } of parts) {
    hash.update(JSON.stringify([material, locationMaterials[material]]));
    hashPositions(hash, toFloat32Array(geometry.getAttribute('position')));
  }
  for (const { product, model } of products) {
    hash.update(JSON.stringify(getLabel(product)));
    for (const { material, geometry } of model.parts) {
      hash.update(JSON.stringify([material, materials[material]]));
      hashPositions(hash, toFloat32Array(geometry.getAttribute('position')));
    }
  }
  return hash.digest('hex').slice(0, 8);
}

/** Rounds to 0.1 mm, because the last digits of a sine may differ between machines. */
function hashPositions(hash: Hash, numbers: Float32Array): void {
  hash.update(Int32Array.from(numbers, (metres) => Math.round(metres * 1e4)));
}
