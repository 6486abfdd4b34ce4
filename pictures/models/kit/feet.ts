import type { Vector3 } from 'three';
import { addRivets } from './fasteners.ts';
import { levelMember } from './level-member.ts';
import { move, moveTo, placed } from './placement.ts';
import { atHeight, between, direction, off, point, sides, X } from './points.ts';
import { bar } from './profiles.ts';
import { roundedBox } from './rounded-box.ts';
import { turned } from './turned.ts';
import { Workpiece } from './workpiece.ts';

interface StileFoot {
  /** Two points on the stile's middle line. */
  readonly foot: Vector3;
  readonly head: Vector3;
  /** The stile across X and along its depth. */
  readonly across: number;
  readonly deep: number;
  readonly height?: number;
}

/** The boot of a leaning stile: a plastic shoe in line with it on a ribbed rubber sole that lies flat. */
export function stileFoot({ foot, head, across, deep, height = 0.075 }: StileFoot): Workpiece {
  const piece = new Workpiece();
  const ground = atHeight(foot, head, 0);
  const sole = moveTo(ground);
  piece.add(
    'rubber',
    roundedBox(across + 0.014, 0.018, deep + 0.022, 0.004),
    placed(sole, move(0, 0.0115, 0)),
  );
  for (const at of [-0.4, -0.2, 0, 0.2, 0.4]) {
    const rib = roundedBox(across + 0.01, 0.008, deep * 0.12, 0.0015);
    piece.add('rubber', rib, placed(sole, move(0, 0.004, at * (deep + 0.012))));
  }
  const up = direction(foot, head);
  const [low, high] = [atHeight(foot, head, 0.012), atHeight(foot, head, height)];
  piece.add('plastic', levelMember(bar(deep + 0.009, across + 0.009, 0.007), low, high, X));
  const middle = between(low, high, 0.62);
  const depthWise = direction(point(0, 0, 0), X.clone().cross(up));
  for (const side of sides) {
    const face = off(middle, X, (side * (across + 0.009)) / 2);
    addRivets(
      piece,
      sides.map((s) => off(face, depthWise, s * deep * 0.25)),
      X.clone().multiplyScalar(side),
    );
  }
  return piece;
}

/** A round rubber foot for an upright tube: it stands on the ground at the origin. */
export function tubeFoot(radius: number): Workpiece {
  const r = radius;
  return new Workpiece().add(
    'rubber',
    turned(
      [
        [0, 0],
        [r * 1.42, 0],
        [r * 1.5, 0.004],
        [r * 1.36, 0.016],
        [r + 0.006, 0.024],
        [r + 0.005, 0.052],
        [r, 0.055],
      ],
      18,
    ),
  );
}

/** A flat plate with a rubber pad under it, such as a stabiliser stands on; the origin is on the ground. */
export function padFoot(radius = 0.06): Workpiece {
  const r = radius;
  return new Workpiece()
    .add(
      'rubber',
      turned(
        [
          [0, 0],
          [r * 0.92, 0],
          [r, 0.006],
          [r * 0.95, 0.022],
          [r * 0.62, 0.034],
        ],
        22,
      ),
    )
    .add(
      'plastic',
      turned(
        [
          [r * 0.66, 0.03],
          [r * 0.5, 0.044],
          [r * 0.42, 0.062],
          [0, 0.064],
        ],
        18,
      ),
    );
}
