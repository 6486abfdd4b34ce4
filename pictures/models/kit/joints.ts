import type { BufferGeometry, Vector3 } from 'three';
import type { MaterialName } from '../materials.ts';
import { collar } from './fasteners.ts';
import { strap } from './members.ts';
import {
  alignedPlacement,
  between,
  bothSides,
  composePlacements,
  move,
  point,
  pointAlong,
  turn,
  uprightPlacement,
  X,
  Y,
  Z,
} from './space.ts';
import { symmetricLathe } from './sweep.ts';
import { Workpiece } from './workpiece.ts';

/** Half of a tower's two-inch tube. */
const postRadius = 0.0254;

/** A bolted clamp round a post at a point, its jaw and wing nut towards `reach`. */
export function coupler(at: Vector3, post: Readonly<Vector3>, reach: Readonly<Vector3>): Workpiece {
  const piece = new Workpiece();
  piece.add('aluminium-cast', collar(postRadius, 0.06, 0.008), uprightPlacement(at, post));
  const jaw = pointAlong(at, reach, postRadius + 0.022);
  piece.box(
    'aluminium-cast',
    [0.045, 0.055, 0.05, 0.006],
    alignedPlacement(jaw, pointAlong(jaw, reach, 1), post),
  );
  const across = post.clone().cross(reach).normalize();
  piece.bolts(across, 0.012, pointAlong(jaw, across, 0.0225));
  return piece;
}

/** A spring pin through a tube, as locks frames together: a bent wire with its ring outside. */
export function springPin(at: Vector3, way: Readonly<Vector3> = X): Workpiece {
  const ring = collar(0.01, 0.004, 0.003);
  return new Workpiece()
    .box('zinc', [0.007, 0.05, 0.007, 0.002], uprightPlacement(at, way))
    .add(
      'zinc',
      ring,
      composePlacements(uprightPlacement(pointAlong(at, way, 0.03), way), turn('x', Math.PI / 2)),
    );
}

/** A butt hinge centred on the origin: pin along X, leaves up and down, facing +Z. */
export function buttHinge(width = 0.07, leaf = 0.035): Workpiece {
  const piece = new Workpiece();
  piece.add('zinc', pin(0.006, width), turn('z', Math.PI / 2));
  for (const side of bothSides) {
    piece.box('zinc', [width, leaf, 0.003, 0.001], [0, side * (leaf / 2 + 0.003), -0.003]);
    const places = bothSides.map((s) => point(s * width * 0.3, side * leaf * 0.62, -0.0015));
    piece.rivets(Z, 0.005, ...places);
  }
  return piece;
}

/** The round joint of a multi-position ladder: two discs with a lock between, its pin along X. */
export function lockingHinge(radius = 0.045, thick = 0.022): Workpiece {
  const across = turn('z', Math.PI / 2);
  const [r, half] = [radius, thick / 2];
  const disc = symmetricLathe(28, [0, half], [r * 0.92, half], [r, half - 0.003]);
  const piece = new Workpiece().add('steel', disc, across);
  for (const side of bothSides) {
    piece.add(
      'zinc',
      pin(r * 0.3, 0.006),
      composePlacements(move((side * thick) / 2, 0, 0), across),
    );
  }
  return piece.box('plastic-red', [thick * 0.8, 0.02, r * 0.8, 0.004], [0, r * 0.95, 0]);
}

function pin(radius: number, length: number): BufferGeometry {
  return symmetricLathe(12, [0, length / 2], [radius, length / 2]);
}

interface Stay {
  readonly from: Vector3;
  readonly to: Vector3;
  /** The direction that its flat side faces, from which it is locked. */
  readonly facing: Readonly<Vector3>;
  readonly material?: MaterialName;
  readonly width?: number;
}

/** A locking stay: two flat bars on a joint slightly below the straight line, with a red lock over it. */
export function lockingStay({
  from,
  to,
  facing,
  material = 'aluminium',
  width = 0.024,
}: Stay): Workpiece {
  const piece = new Workpiece();
  const knuckle = pointAlong(between(from, to, 0.5), Y, -0.012);
  const back = pointAlong(knuckle, facing, -0.005);
  piece.add(material, strap(from, knuckle, width, 0.004, facing));
  piece.add(material, strap(back, pointAlong(to, facing, -0.005), width, 0.004, facing));
  piece.bolts(facing, 0.007, ...[from, knuckle, to].map((at) => pointAlong(at, facing, 0.002)));
  const lock = alignedPlacement(
    pointAlong(knuckle, Y, width * 0.35),
    pointAlong(to, Y, 0.02),
    facing,
  );
  piece.box('plastic-red', [width * 1.25, 0.015, 0.06, 0.004], lock);
  return piece;
}
