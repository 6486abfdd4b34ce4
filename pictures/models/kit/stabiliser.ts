import type { Vector3 } from 'three';
import type { MaterialName } from '../materials.ts';
import { collar } from './fasteners.ts';
import { padFoot } from './feet.ts';
import { coupler } from './joints.ts';
import { atHeight, between, direction, point, pointAlong, uprightPlacement, Y } from './space.ts';
import { Workpiece } from './workpiece.ts';

interface Stabiliser {
  /** The positions of its two clamps on the post. */
  readonly high: Vector3;
  readonly low: Vector3;
  /** Its foot, at ground level. */
  readonly foot: Vector3;
  readonly radius?: number;
  /** Whether a second tube slides out of the first. */
  readonly telescopic?: boolean;
  readonly metal?: MaterialName;
}

/** An outrigger from a tower's post to the ground: a leg, a stay to hold it out, a pad. */
export function stabiliser({
  high,
  low,
  foot,
  radius = 0.0225,
  telescopic = false,
  metal = 'aluminium',
}: Stabiliser): Workpiece {
  const piece = new Workpiece();
  const ankle = point(foot.x, 0.05, foot.z);
  const outward = direction(point(high.x, 0, high.z), point(foot.x, 0, foot.z));
  const shoulder = pointAlong(high, outward, 0.06);
  const split = between(shoulder, ankle, 0.52);
  piece.tube(metal, shoulder, telescopic ? split : ankle, radius);
  if (telescopic) {
    piece.tube(metal, split, ankle, radius - 0.004);
    piece.add(
      'plastic-red',
      collar(radius, 0.05),
      uprightPlacement(split, direction(shoulder, ankle)),
    );
  }
  const knee = atHeight(shoulder, ankle, low.y + (high.y - low.y) * 0.28);
  piece.tube(metal, pointAlong(low, outward, 0.06), knee, radius * 0.8);
  piece.add('plastic', collar(radius, 0.06), uprightPlacement(knee, direction(shoulder, ankle)));
  for (const clamp of [high, low]) piece.join(coupler(clamp, Y, outward));
  return piece.join(padFoot(0.06), foot);
}
