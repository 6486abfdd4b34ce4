import { type BufferGeometry, Matrix4 } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { type At, moveTo } from './space.ts';

/** The position of a part: a point to move it to, or a matrix. */
export type Place = At | Matrix4;

/** Collects shapes by material and merges them at the end. Used for products, buildings and their parts. */
export class Assembly<Material extends string> {
  readonly #shapes = new Map<Material, BufferGeometry[]>();
  readonly #isMapped: (material: Material) => boolean;

  /** The uv of shapes whose material is not mapped is removed. */
  constructor(isMapped: (material: Material) => boolean = () => true) {
    this.#isMapped = isMapped;
  }

  /** Adds a copy of a shape, so the same shape can be added again elsewhere. */
  add(material: Material, shape: BufferGeometry, place?: Place): this {
    const geometry = shape.clone();
    if (place) {
      const placement = place instanceof Matrix4 ? place : moveTo(place);
      geometry.applyMatrix4(placement);
      if (placement.determinant() < 0) flipFaces(geometry);
    }
    if (!this.#isMapped(material)) geometry.deleteAttribute('uv');
    const shapes = this.#shapes.get(material);
    if (shapes) shapes.push(geometry);
    else this.#shapes.set(material, [geometry]);
    return this;
  }

  /** Adds a copy of another assembly, such as a castor, which can be joined again elsewhere. */
  join(other: Assembly<Material>, place: Place = new Matrix4()): this {
    for (const [material, shapes] of other.#shapes) {
      for (const shape of shapes) this.add(material, shape, place);
    }
    return this;
  }

  /** One geometry for each material. */
  parts(): { readonly material: Material; readonly geometry: BufferGeometry }[] {
    return [...this.#shapes].map(([material, shapes]) => {
      const geometry = mergeGeometries(shapes);
      if (!geometry) throw new Error(`The shapes of ${material} have different attributes`);
      return { material, geometry };
    });
  }
}

/** Flips the faces of a mirrored shape, which would otherwise face inwards. */
function flipFaces({ index }: BufferGeometry): void {
  if (!index) throw new Error('A shape has an index');
  for (let at = 0; at < index.count; at += 3) {
    const second = index.getX(at + 1);
    index.setX(at + 1, index.getX(at + 2));
    index.setX(at + 2, second);
  }
}
