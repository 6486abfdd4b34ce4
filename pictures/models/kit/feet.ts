import type { Vector3 } from 'three';
import { levelEndedMember } from './members.ts';
import { bar, spots } from './profiles.ts';
import { atHeight, between, bothSides, direction, outward, point, pointAlong, X } from './space.ts';
import { latheGeometry } from './sweep.ts';
import { Workpiece } from './workpiece.ts';

interface StileFoot {
  /** Two points on the stile's centreline. */
  readonly foot: Vector3;
  readonly head: Vector3;
  /** The size of the stile along X, and its depth. */
  readonly across: number;
  readonly deep: number;
  readonly height?: number;
}

/** The foot of a leaning stile: a plastic shoe in line with it, on a ribbed rubber sole that lies flat. */
export function stileFoot({ foot, head, across, deep, height = 0.075 }: StileFoot): Workpiece {
  const piece = new Workpiece();
  const { x, y, z } = atHeight(foot, head, 0);
  piece.box('rubber', [across + 0.014, 0.018, deep + 0.022, 0.004], [x, y + 0.0115, z]);
  for (const at of [-0.4, -0.2, 0, 0.2, 0.4]) {
    piece.box(
      'rubber',
      [across + 0.01, 0.008, deep * 0.12, 0.0015],
      [x, y + 0.004, z + at * (deep + 0.012)],
    );
  }
  const up = direction(foot, head);
  const [low, high] = [atHeight(foot, head, 0.012), atHeight(foot, head, height)];
  piece.add('plastic', levelEndedMember(bar(deep + 0.009, across + 0.009, 0.007), low, high, X));
  const middle = between(low, high, 0.62);
  const depthWise = direction(point(0, 0, 0), X.clone().cross(up));
  for (const side of bothSides) {
    const face = pointAlong(middle, X, (side * (across + 0.009)) / 2);
    piece.rivets(
      outward(side),
      0.005,
      ...bothSides.map((s) => pointAlong(face, depthWise, s * deep * 0.25)),
    );
  }
  return piece;
}

/** A round rubber foot for an upright tube, on the ground at the origin. */
export function tubeFoot(radius: number): Workpiece {
  const r = radius;
  const sole = spots(0, 0, r * 1.42, 0, r * 1.5, 0.004, r * 1.36, 0.016);
  return new Workpiece().add(
    'rubber',
    latheGeometry(18, ...sole, [r + 0.006, 0.024], [r + 0.005, 0.052], [r, 0.055]),
  );
}

/** A flat plate on a rubber pad, for example under a stabiliser, on the ground at the origin. */
export function padFoot(radius: number): Workpiece {
  const r = radius;
  const pad = latheGeometry(
    22,
    [0, 0],
    [r * 0.92, 0],
    [r, 0.006],
    [r * 0.95, 0.022],
    [r * 0.62, 0.034],
  );
  const cup = latheGeometry(18, [r * 0.66, 0.03], [r * 0.5, 0.044], [r * 0.42, 0.062], [0, 0.064]);
  return new Workpiece().add('rubber', pad).add('plastic', cup);
}
