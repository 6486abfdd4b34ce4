import { type BufferGeometry, Matrix4 } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { SiteMaterial } from './site-materials.ts';

/** One merged geometry for each material, with uv in metres. */
export interface SitePart {
  readonly material: SiteMaterial;
  readonly geometry: BufferGeometry;
}

/** A place, or a piece of one, in metres: shapes are added by material and merged at the end. */
export class Site {
  readonly #shapes = new Map<SiteMaterial, BufferGeometry[]>();

  /** Adds a shape; the shape itself stays as it is and may be added again elsewhere. */
  add(material: SiteMaterial, shape: BufferGeometry, placement?: Matrix4): this {
    const geometry = shape.clone();
    if (placement) geometry.applyMatrix4(placement);
    if (placement && placement.determinant() < 0) turnInsideOut(geometry);
    const shapes = this.#shapes.get(material);
    if (shapes) shapes.push(geometry);
    else this.#shapes.set(material, [geometry]);
    return this;
  }

  /** Adds another piece; that one may be joined again elsewhere. */
  join(other: Site, placement = new Matrix4()): this {
    for (const [material, shapes] of other.#shapes)
      for (const shape of shapes) this.add(material, shape, placement);
    return this;
  }

  /** The same with its shapes merged, for a piece that is joined many times. */
  merged(): Site {
    const site = new Site();
    for (const { material, geometry } of this.parts()) site.add(material, geometry);
    return site;
  }

  parts(): readonly SitePart[] {
    return [...this.#shapes].map(([material, shapes]) => {
      const geometry = mergeGeometries(shapes);
      if (!geometry) throw new Error(`The shapes of ${material} have different attributes`);
      return { material, geometry };
    });
  }
}

/** A mirrored shape has its faces the wrong way round. */
function turnInsideOut({ index }: BufferGeometry): void {
  if (!index) throw new Error('A shape of a place has an index');
  for (let at = 0; at < index.count; at += 3) {
    const second = index.getX(at + 1);
    index.setX(at + 1, index.getX(at + 2));
    index.setX(at + 2, second);
  }
}
