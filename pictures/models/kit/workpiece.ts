import { Box3, type BufferGeometry, Matrix4 } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { isMapped, type MaterialName } from '../materials.ts';
import type { Model, Part } from '../model.ts';

/** What is being built: parts are added by material and merged at the end. */
export class Workpiece {
  readonly #parts = new Map<MaterialName, BufferGeometry[]>();

  /** Adds a shape; the shape itself stays as it is and may be added again elsewhere. */
  add(material: MaterialName, shape: BufferGeometry, placement = new Matrix4()): this {
    const geometry = shape.clone().applyMatrix4(placement);
    if (placement.determinant() < 0) turnInsideOut(geometry);
    if (!isMapped(material)) geometry.deleteAttribute('uv');
    this.#of(material).push(geometry);
    return this;
  }

  /** Adds another workpiece, such as a castor; that one may be joined again elsewhere. */
  join(other: Workpiece, placement = new Matrix4()): this {
    for (const [material, shapes] of other.#parts) {
      for (const shape of shapes) this.add(material, shape, placement);
    }
    return this;
  }

  /** The finished model. */
  model(): Model {
    const parts = [...this.#parts].map(([material, shapes]): Part => {
      const geometry = mergeGeometries(shapes);
      if (!geometry) throw new Error(`The parts of ${material} have different attributes`);
      return { material, geometry };
    });
    return { parts, landmarks: { ground: 0, top: topOf(parts) } };
  }

  #of(material: MaterialName): BufferGeometry[] {
    const shapes = this.#parts.get(material) ?? [];
    this.#parts.set(material, shapes);
    return shapes;
  }
}

/** A mirrored shape has its faces the wrong way round. */
function turnInsideOut({ index }: BufferGeometry): void {
  if (!index) throw new Error('A shape of the kit has an index');
  for (let at = 0; at < index.count; at += 3) {
    const second = index.getX(at + 1);
    index.setX(at + 1, index.getX(at + 2));
    index.setX(at + 2, second);
  }
}

function topOf(parts: readonly Part[]): number {
  const box = new Box3();
  for (const { geometry } of parts) {
    geometry.computeBoundingBox();
    if (geometry.boundingBox) box.union(geometry.boundingBox);
  }
  return box.max.y;
}
