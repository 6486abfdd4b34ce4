import type { Vector3 } from 'three';
import { collar } from '../../kit/fasteners.ts';
import { along, off, standing, Y } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';

/** A moulded tee: a sleeve on the post and one for each tube that leaves it. */
export function tee(
  at: Vector3,
  post: number,
  arms: readonly { readonly way: Readonly<Vector3>; readonly radius: number }[],
  height = 0.07,
): Workpiece {
  const piece = new Workpiece();
  piece.add('plastic', collar(post, height, 0.0065), standing(at));
  for (const { way, radius } of arms) {
    const middle = off(at, way, post + 0.018);
    piece.add('plastic', collar(radius, 0.05, 0.0055), standing(middle, way));
  }
  return piece;
}

/** A knuckle at which a tube swings when the frame is folded. */
export function pivot(at: Vector3, axis: Readonly<Vector3>, way: Readonly<Vector3>): Workpiece {
  const piece = new Workpiece();
  piece.box('plastic', [0.03, 0.036, 0.06, 0.006], along(at, off(at, way, 1), Y));
  piece.bolts(axis, 0.008, off(at, axis, 0.015));
  return piece;
}
