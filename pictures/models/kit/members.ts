import { type BufferGeometry, Quaternion, Vector3 } from 'three';
import { bar, type Profile, round } from './profiles.ts';
import { direction, frame, pointAlong, Y } from './space.ts';
import { type Station, sweep } from './sweep.ts';

/** A straight bar between two points. Its profile's y points as close to `facing` as possible. */
export function member(
  profile: Profile,
  from: Vector3,
  to: Vector3,
  facing: Readonly<Vector3> = Y,
): BufferGeometry {
  return bentMember(profile, [from, to], 0, facing);
}

/** A bar through points, bent round the corners at a radius. */
export function bentMember(
  profile: Profile,
  points: readonly Vector3[],
  radius: number,
  facing: Readonly<Vector3> = Y,
): BufferGeometry {
  return sweep(profile, buildStations(bentPath(points, radius), facing));
}

export function tubeBetween(from: Vector3, to: Vector3, radius: number, corners = 14) {
  return member(round(radius, corners), from, to);
}

/** A tube through points, bent round the corners. */
export function bentTube(
  points: readonly Vector3[],
  radius: number,
  bend = 0.08,
  corners = 14,
): BufferGeometry {
  return bentMember(round(radius, corners), points, bend);
}

/** A flat metal strip between two points, with its wide side towards `facing`. */
export function strap(
  from: Vector3,
  to: Vector3,
  width: number,
  thickness: number,
  facing: Readonly<Vector3>,
): BufferGeometry {
  return member(bar(width, thickness, 0.001), from, to, facing);
}

interface PathStep {
  readonly at: Vector3;
  readonly way: Vector3;
}

function bentPath(points: readonly Vector3[], radius: number): readonly PathStep[] {
  return points.flatMap((corner, at): PathStep[] => {
    const [before, after] = [points[at - 1], points[at + 1]];
    if (before && after) return bend(before, corner, after, radius);
    if (after) return [{ at: corner, way: direction(corner, after) }];
    return before ? [{ at: corner, way: direction(before, corner) }] : [];
  });
}

/** The arc that rounds a corner. Where there is too little room, its radius is smaller. */
function bend(before: Vector3, corner: Vector3, after: Vector3, radius: number): PathStep[] {
  const [into, out] = [direction(before, corner), direction(corner, after)];
  const angle = into.angleTo(out);
  if (angle < 0.01) return [];
  const room = 0.49 * Math.min(before.distanceTo(corner), corner.distanceTo(after));
  const reach = Math.min(Math.max(radius, 0.001) * Math.tan(angle / 2), room);
  const axis = new Vector3().crossVectors(into, out).normalize();
  const start = pointAlong(corner, into, -reach);
  const inward = new Vector3().crossVectors(axis, into);
  const centre = pointAlong(start, inward, reach / Math.tan(angle / 2));
  const steps = Math.max(2, Math.ceil(angle / 0.26));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const turned = (angle * step) / steps;
    return {
      at: start.clone().sub(centre).applyAxisAngle(axis, turned).add(centre),
      way: into.clone().applyAxisAngle(axis, turned),
    };
  });
}

/** Moves the profile along the path without twisting it. */
function buildStations(steps: readonly PathStep[], facing: Readonly<Vector3>): Station[] {
  let along = 0;
  let up = facing.clone();
  let last: PathStep | undefined;
  return steps.map((step) => {
    if (last) {
      along += last.at.distanceTo(step.at);
      up.applyQuaternion(new Quaternion().setFromUnitVectors(last.way, step.way));
    }
    const place = frame(step.at, step.way, up);
    up = new Vector3().setFromMatrixColumn(place, 1);
    last = step;
    return { frame: place, along };
  });
}

/** A leaning bar with both ends cut horizontally, so that it can stand on the ground. */
export function levelEndedMember(
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
