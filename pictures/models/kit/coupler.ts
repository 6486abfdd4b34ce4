import type { Vector3 } from 'three';
import { collar } from './caps.ts';
import { addBolts } from './fasteners.ts';
import { along, standing } from './placement.ts';
import { off } from './points.ts';
import { roundedBox } from './rounded-box.ts';
import { Workpiece } from './workpiece.ts';

/** Half of a tower's two-inch tube. */
const postRadius = 0.0254;

/** A bolted clamp round a post at a point, its jaw and wing nut towards `reach`. */
export function coupler(at: Vector3, post: Readonly<Vector3>, reach: Readonly<Vector3>): Workpiece {
  const piece = new Workpiece();
  piece.add('aluminium-cast', collar(postRadius, 0.06, 0.008), standing(at, post));
  const jaw = off(at, reach, postRadius + 0.022);
  piece.add(
    'aluminium-cast',
    roundedBox(0.045, 0.055, 0.05, 0.006),
    along(jaw, off(jaw, reach, 1), post),
  );
  const across = post.clone().cross(reach).normalize();
  addBolts(piece, [off(jaw, across, 0.0225)], across, 0.012);
  return piece;
}
