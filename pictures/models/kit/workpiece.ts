import { Box3, type BufferGeometry, Matrix4, Vector3 } from 'three';
import type { Product } from '../../../catalogue/product.ts';
import { isMapped, type MaterialName } from '../materials.ts';
import type { Model, Part } from '../model.ts';
import { Assembly, type Place } from './assembly.ts';
import { bolt, rivet } from './fasteners.ts';
import { member, tubeBetween } from './members.ts';
import type { Profile } from './profiles.ts';
import { roundedBox } from './rounded-box.ts';
import { type At, move, pointAt, uprightPlacement } from './space.ts';

/** Width, height, depth and chamfer width. */
type BoxSize = readonly [width: number, height: number, depth: number, chamfer?: number];

/** A product under construction. */
export class Workpiece extends Assembly<MaterialName> {
  constructor() {
    super(isMapped);
  }

  override add(material: MaterialName, shape: BufferGeometry, place: Place = new Matrix4()): this {
    return super.add(material, shape, place);
  }

  /** Adds a box, placed by its centre. */
  box(material: MaterialName, size: BoxSize, place?: Place): this {
    return this.add(material, roundedBox(...size), place);
  }

  /** Adds a straight bar between two points. Its profile's y points as close to `facing` as possible. */
  member(
    material: MaterialName,
    profile: Profile,
    from: At,
    to: At,
    facing?: Readonly<Vector3>,
  ): this {
    return this.add(material, member(profile, pointAt(from), pointAt(to), facing));
  }

  /** Adds a straight tube between two points. */
  tube(material: MaterialName, from: At, to: At, radius: number, corners?: number): this {
    return this.add(material, tubeBetween(pointAt(from), pointAt(to), radius, corners));
  }

  /** Adds bolt heads on a face that points towards `way`. */
  bolts(way: Readonly<Vector3>, radius: number, ...points: readonly At[]): this {
    const head = bolt(radius);
    for (const at of points) this.add('zinc', head, uprightPlacement(at, way));
    return this;
  }

  /** Adds rivets on a face that points towards `way`. */
  rivets(way: Readonly<Vector3>, radius: number, ...points: readonly At[]): this {
    const head = rivet(radius);
    for (const at of points) this.add('zinc', head, uprightPlacement(at, way));
    return this;
  }

  /** The finished model. */
  model(): Model {
    const parts = this.parts();
    return { parts, landmarks: { ground: 0, top: partsBoundingBox(parts).max.y } };
  }

  /** A copy centred above the origin, at the same height. */
  centred(): Workpiece {
    const { x, z } = partsBoundingBox(this.parts()).getCenter(new Vector3());
    return new Workpiece().join(this, move(-x, 0, -z));
  }

  /** A centred copy, lowered or raised so that its lowest point is on the ground. */
  grounded(): Workpiece {
    const box = partsBoundingBox(this.parts());
    const { x, z } = box.getCenter(new Vector3());
    return new Workpiece().join(this, move(-x, -box.min.y, -z));
  }
}

/** Builds one product. `buildModel` merges the returned pieces and adds the landmarks. */
export type Builder = (product: Product) => Workpiece;

/** The bounding box of parts. */
function partsBoundingBox(parts: readonly Pick<Part, 'geometry'>[]): Box3 {
  const box = new Box3();
  for (const { geometry } of parts) {
    geometry.computeBoundingBox();
    if (geometry.boundingBox) box.union(geometry.boundingBox);
  }
  return box;
}
