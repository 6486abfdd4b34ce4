import { Box3, type BufferGeometry, Matrix4, Vector3 } from 'three';
import { isMapped, type MaterialName } from '../materials.ts';
import type { Model, Part } from '../model.ts';
import { Assembly, type Place } from './assembly.ts';
import { bolt, rivet } from './fasteners.ts';
import { member, tubeBetween } from './members.ts';
import type { Profile } from './profiles.ts';
import { roundedBox } from './rounded-box.ts';
import { type At, move, pointAt, standing } from './space.ts';

/** Width, height, depth and how wide its chamfers are. */
type BoxSize = readonly [width: number, height: number, depth: number, chamfer?: number];

/** A product in the making. */
export class Workpiece extends Assembly<MaterialName> {
  constructor() {
    super(isMapped);
  }

  override add(material: MaterialName, shape: BufferGeometry, place: Place = new Matrix4()): this {
    return super.add(material, shape, place);
  }

  /** A box about its middle. */
  box(material: MaterialName, size: BoxSize, place?: Place): this {
    return this.add(material, roundedBox(...size), place);
  }

  /** A straight bar from one point to another. Its profile's y looks as near `facing` as can be. */
  member(
    material: MaterialName,
    profile: Profile,
    from: At,
    to: At,
    facing?: Readonly<Vector3>,
  ): this {
    return this.add(material, member(profile, pointAt(from), pointAt(to), facing));
  }

  /** A straight tube from one point to another. */
  tube(material: MaterialName, from: At, to: At, radius: number, corners?: number): this {
    return this.add(material, tubeBetween(pointAt(from), pointAt(to), radius, corners));
  }

  /** Bolt heads on a face that looks one way. */
  bolts(way: Readonly<Vector3>, radius: number, ...points: readonly At[]): this {
    const head = bolt(radius);
    for (const at of points) this.add('zinc', head, standing(at, way));
    return this;
  }

  /** Rivets on a face that looks one way. */
  rivets(way: Readonly<Vector3>, radius: number, ...points: readonly At[]): this {
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

/** The room that parts take. */
function boxOf(parts: readonly Pick<Part, 'geometry'>[]): Box3 {
  const box = new Box3();
  for (const { geometry } of parts) {
    geometry.computeBoundingBox();
    if (geometry.boundingBox) box.union(geometry.boundingBox);
  }
  return box;
}
