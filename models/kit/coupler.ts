import type { Vector3 } from 'three';
import { collar } from './caps.ts';
import { addBolts } from './fasteners.ts';
import { along, move, placed, standing, turn } from './placement.ts';
import { off, X } from './points.ts';
import { roundedBox } from './rounded-box.ts';
import { Workpiece } from './workpiece.ts';

/** A bolted clamp round a post at a point, its jaw and wing nut towards `reach`. */
export function coupler(
  at: Vector3,
  post: Readonly<Vector3>,
  reach: Readonly<Vector3>,
  radius = 0.0254,
): Workpiece {
  const piece = new Workpiece();
  piece.add('aluminium-cast', collar(radius, 0.06, 0.008), standing(at, post));
  const jaw = off(at, reach, radius + 0.022);
  piece.add(
    'aluminium-cast',
    roundedBox(0.045, 0.055, 0.05, 0.006),
    along(jaw, off(jaw, reach, 1), post),
  );
  const across = post.clone().cross(reach).normalize();
  addBolts(piece, [off(jaw, across, 0.0225)], across, 0.012);
  return piece;
}

/** A brace's spring-clip hook: it hangs over a tube at `at` and the brace leaves towards `way`. */
export function clipHook(at: Vector3, way: Readonly<Vector3>, radius = 0.0254): Workpiece {
  const piece = new Workpiece();
  const out = radius + 0.009;
  // Drawn along +Z with its mouth open below: the back, the bill, the socket's root.
  piece.add('aluminium-cast', roundedBox(0.034, 0.012, 2 * out, 0.005), move(0, radius + 0.006, 0));
  piece.add(
    'aluminium-cast',
    roundedBox(0.034, out * 1.5, 0.011, 0.005),
    move(0, out * 0.2, -radius - 0.006),
  );
  piece.add('aluminium-cast', roundedBox(0.034, 2 * out, 0.014, 0.005), move(0, 0, radius + 0.008));
  const socket = placed(move(0, 0, radius + 0.04), turn('x', Math.PI / 2));
  piece.add('aluminium-cast', collar(0.019, 0.06, 0.005), socket);
  const latch = placed(move(0, -radius - 0.004, -0.004), turn('x', 0.2));
  piece.add('zinc', roundedBox(0.012, 0.005, 1.7 * radius, 0.002), latch);
  piece.add('zinc', roundedBox(0.04, 0.006, 0.006, 0.002), move(0, -0.012, 0.045));
  piece.add(
    'plastic-red',
    roundedBox(0.022, 0.014, 0.05, 0.004),
    move(0, out + 0.002, radius + 0.035),
  );
  return new Workpiece().join(piece, along(at, off(at, way, 1)));
}

/** A spring pin through a tube, as locks frames together: a bent wire with its ring outside. */
export function springPin(at: Vector3, way: Readonly<Vector3> = X): Workpiece {
  const ring = collar(0.01, 0.004, 0.003);
  return new Workpiece()
    .add('zinc', roundedBox(0.007, 0.05, 0.007, 0.002), standing(at, way))
    .add('zinc', ring, placed(standing(off(at, way, 0.03), way), turn('x', Math.PI / 2)));
}
