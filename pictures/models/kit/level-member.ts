import { type BufferGeometry, Vector3 } from 'three';
import { member } from './members.ts';
import { direction, Y } from './points.ts';
import type { Profile } from './profiles.ts';

/** A leaning bar whose two ends are cut level, as one that stands on the ground. */
export function levelMember(
  profile: Profile,
  from: Vector3,
  to: Vector3,
  facing: Readonly<Vector3> = Y,
): BufferGeometry {
  const geometry = member(profile, from, to, facing);
  const way = direction(from, to);
  const [at, normals] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  const [corner, normal] = [new Vector3(), new Vector3()];
  for (let index = 0; index < at.count; index += 1) {
    corner.fromBufferAttribute(at, index);
    const end = corner.clone().sub(from).dot(way) < from.distanceTo(to) / 2 ? from : to;
    corner.addScaledVector(way, (end.y - corner.y) / way.y);
    at.setXYZ(index, corner.x, corner.y, corner.z);
    const looks = normal.fromBufferAttribute(normals, index).dot(way);
    if (Math.abs(looks) > 0.99) normals.setXYZ(index, 0, Math.sign(looks * way.y), 0);
  }
  return geometry;
}
