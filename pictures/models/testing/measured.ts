import { Box3 } from 'three';
import { products } from '../../../catalogue/catalogue.ts';
import type { FamilyKey } from '../../../catalogue/families.ts';
import type { Product } from '../../../catalogue/product.ts';
import type { Plan } from '../../plans/plan.ts';
import { buildModel } from '../build-model.ts';
import type { MaterialName } from '../materials.ts';
import type { Model } from '../model.ts';

/** The products of a family, each with its model. */
export function buildFamily(family: FamilyKey): { product: Product; model: Model }[] {
  return products
    .filter((product) => product.family === family)
    .map((product) => ({ product, model: buildModel(product) }));
}

/** The bounding box of a model, or of its parts in some materials. */
export function modelBoundingBox({ parts }: Model, ...only: readonly MaterialName[]): Box3 {
  const box = new Box3();
  for (const { material, geometry } of parts) {
    if (only.length > 0 && !only.includes(material)) continue;
    geometry.computeBoundingBox();
    if (geometry.boundingBox) box.union(geometry.boundingBox);
  }
  return box;
}

/** Whether a material has vertices at a height, to the millimetre: for example the top of a tread. */
export function hasVertexAt({ parts }: Model, material: MaterialName, y: number): boolean {
  const at = parts.find((part) => part.material === material)?.geometry.getAttribute('position');
  if (!at) return false;
  return Array.from({ length: at.count }, (_, corner) => at.getY(corner)).some(
    (height) => Math.abs(height - y) < 0.001,
  );
}

/** The number of separate pieces of a material, which share no vertices. */
export function countPieces({ parts }: Model, material: MaterialName): number {
  const geometry = parts.find((part) => part.material === material)?.geometry;
  const [at, index] = [geometry?.getAttribute('position'), geometry?.getIndex()];
  if (!at || !index) return 0;
  const joined = new Map<string, string>();
  const rootOf = (corner: string): string => {
    const next = joined.get(corner) ?? corner;
    return next === corner ? corner : rootOf(next);
  };
  const cornerAt = (place: number) => {
    const vertex = index.getX(place);
    return [at.getX(vertex), at.getY(vertex), at.getZ(vertex)].map((n) => n.toFixed(5)).join();
  };
  for (let place = 0; place < index.count; place += 3) {
    const root = rootOf(cornerAt(place));
    for (const next of [place, place + 1, place + 2]) joined.set(rootOf(cornerAt(next)), root);
  }
  return [...joined.keys()].filter((corner) => rootOf(corner) === corner).length;
}

/** Counts a plan's components by name. The text from a comma or a measure onwards is ignored. */
export function componentCounter({ components }: Plan): (name: string) => number {
  return (name) =>
    components
      .filter((component) => component.name.replace(/(,| \d).*$/, '') === name)
      .reduce((sum, { count }) => sum + count, 0);
}
