import { Box3, type BufferGeometry, Matrix4, Vector3 } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { isMapped, type MaterialName } from '../materials.ts';
import type { Model, Part } from '../model.ts';
import { bolt, rivet } from './fasteners.ts';
import { tubeBetween } from './members.ts';
import { roundedBox } from './plates.ts';
import { type At, move, moveTo, pointAt, standing } from './space.ts';

/** Shapes by what they are made of, merged at the end: a product, a place, or a piece of one. */
export class Assembly<Material extends string> {
  readonly #shapes = new Map<Material, BufferGeometry[]>();
  readonly #isMapped: (material: Material) => boolean;

  /** Shapes of a material that is not mapped lose their uv. */
  constructor(isMapped: (material: Material) => boolean = () => true) {
    this.#isMapped = isMapped;
  }

  /** Adds a shape; the shape itself stays as it is and may be added again elsewhere. */
  add(material: Material, shape: BufferGeometry, placement?: Matrix4): this {
    const geometry = shape.clone();
    if (placement) geometry.applyMatrix4(placement);
    if (placement && placement.determinant() < 0) turnInsideOut(geometry);
    if (!this.#isMapped(material)) geometry.deleteAttribute('uv');
    const shapes = this.#shapes.get(material);
    if (shapes) shapes.push(geometry);
    else this.#shapes.set(material, [geometry]);
    return this;
  }

  /** Adds another assembly, such as a castor; that one may be joined again elsewhere. */
  join(other: Assembly<Material>, placement = new Matrix4()): this {
    for (const [material, shapes] of other.#shapes) {
      for (const shape of shapes) this.add(material, shape, placement);
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

/** Width, height, depth and how wide its chamfers are. */
type BoxSize = readonly [width: number, height: number, depth: number, chamfer?: number];

/** A product in the making. */
export class Workpiece extends Assembly<MaterialName> {
  constructor() {
    super(isMapped);
  }

  override add(material: MaterialName, shape: BufferGeometry, placement = new Matrix4()): this {
    return super.add(material, shape, placement);
  }

  /** A box with its middle at a point, or placed otherwise. */
  box(material: MaterialName, size: BoxSize, place: At | Matrix4 = [0, 0, 0]): this {
    const placement = place instanceof Matrix4 ? place : moveTo(place);
    return this.add(material, roundedBox(...size), placement);
  }

  /** A straight tube from one point to another. */
  tube(material: MaterialName, from: At, to: At, radius: number, corners?: number): this {
    return this.add(material, tubeBetween(pointAt(from), pointAt(to), radius, corners));
  }

  /** Bolt heads on a face that looks one way. */
  bolts(points: readonly At[], way: Readonly<Vector3>, radius?: number): this {
    const head = bolt(radius);
    for (const at of points) this.add('zinc', head, standing(at, way));
    return this;
  }

  /** Rivets on a face that looks one way. */
  rivets(points: readonly At[], way: Readonly<Vector3>, radius?: number): this {
    const head = rivet(radius);
    for (const at of points) this.add('zinc', head, standing(at, way));
    return this;
  }

  /** The finished model. */
  model(): Model {
    const parts = this.parts();
    return { parts, landmarks: { ground: 0, top: boxOf(parts).max.y } };
  }

  /** The same piece with its middle over the origin; it stays at its height. */
  centred(): Workpiece {
    const { x, z } = boxOf(this.parts()).getCenter(new Vector3());
    return new Workpiece().join(this, move(-x, 0, -z));
  }

  /** The same piece let down, or lifted, until its lowest point is on the ground; centred too. */
  grounded(): Workpiece {
    const box = boxOf(this.parts());
    const { x, z } = box.getCenter(new Vector3());
    return new Workpiece().join(this, move(-x, -box.min.y, -z));
  }
}

/** A mirrored shape has its faces the wrong way round. */
function turnInsideOut({ index }: BufferGeometry): void {
  if (!index) throw new Error('A shape has an index');
  for (let at = 0; at < index.count; at += 3) {
    const second = index.getX(at + 1);
    index.setX(at + 1, index.getX(at + 2));
    index.setX(at + 2, second);
  }
}

/** The room that parts take. */
export function boxOf(parts: readonly Pick<Part, 'geometry'>[]): Box3 {
  const box = new Box3();
  for (const { geometry } of parts) {
    geometry.computeBoundingBox();
    if (geometry.boundingBox) box.union(geometry.boundingBox);
  }
  return box;
}
