import type { Vector3 } from 'three';
import { member } from '../../kit/members.ts';
import { arc, type Profile } from '../../kit/profiles.ts';
import {
  alignedPlacement,
  composePlacements,
  move,
  point,
  pointAlong,
  Z,
} from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';

const wall = 0.009;

/** A brace's spring claw round an upright post. Its neck extends horizontally towards `way`. */
export function claw(at: Vector3, way: Readonly<Vector3>, radius: number): Workpiece {
  const place = alignedPlacement(at, pointAlong(at, way, 1));
  const jaw = member(jawProfile(radius), point(0, -0.016, 0), point(0, 0.016, 0), Z);
  return new Workpiece()
    .add('aluminium-cast', jaw, place)
    .box(
      'aluminium-cast',
      [0.028, 0.028, 0.034, 0.004],
      composePlacements(place, move(0, 0, radius + wall + 0.011)),
    )
    .box(
      'plastic-red',
      [0.013, 0.036, 0.03, 0.003],
      composePlacements(place, move(-radius * 0.75, 0.004, radius + wall)),
    );
}

/** Three quarters of a ring, open where the post snaps in. */
function jawProfile(radius: number): Profile {
  const [from, to] = [-0.3 * Math.PI, 1.25 * Math.PI];
  return {
    outline: [
      ...arc(0, 0, radius + wall, from, to, 10),
      ...arc(0, 0, radius + 0.0005, to, from, 10),
    ],
  };
}
