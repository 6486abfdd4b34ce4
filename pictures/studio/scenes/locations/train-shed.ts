import { archRing } from '../arch-ring.ts';
import { platform, track } from '../buildings/railway.ts';
import { castColumn } from '../buildings/structure.ts';
import { barrel } from '../buildings/vaults.ts';
import { windowIn } from '../buildings/window.ts';
import { Location } from '../location.ts';
import { type Opening, wall } from '../opening.ts';
import { box, rotatedPlacement, spanAround } from '../shapes.ts';

const [left, right, back, front] = [-14.5, 6.2, -56, 16] as const;

const middle = (left + right) / 2;

const half = (right - left) / 2;

const spring = 6.2;

const rise = 6;

const edge = -2.6;

/** A train shed: wrought-iron ribs and glass over the tracks, a hoarding along the platform. */
export function trainShed(): Location {
  const built = new Location()
    .join(platform(9, [back - 40, front], 'paving-york'), [edge, 0, 0])
    .join(track([back - 80, front]), [edge - 1.6, -0.95, 0])
    .join(track([back - 80, front]), [edge - 5, -0.95, 0])
    .join(
      platform(6, [back - 40, front], 'paving-york'),
      rotatedPlacement([edge - 6.6, 0, back - 40 + front], Math.PI),
    )
    .join(sideWall(), rotatedPlacement([right, 0, back], -Math.PI / 2))
    .join(sideWall(), rotatedPlacement([left, 0, front], Math.PI / 2))
    .add('roof-glass', barrel([left, right], spring + 0.22, rise, [back, front]));
  for (let z = back; z < front; z += 6) built.join(rib(), [0, 0, z]);
  // Purlins along the shed, boarded next to the walls.
  for (let at = 0; at <= 16; at += 1) {
    const [x, y] = onArch(at / 16, 0.12);
    built.rod('iron-cream', [x, y, back], [x, y, front], 0.045, 6);
  }
  for (const [from, to] of [
    [0, 0.2],
    [0.8, 1],
  ] as const)
    built.add('boards-white', band(from, to));
  for (let z = back; z < front; z += 1) {
    for (let at = 4; at < 13; at += 1) {
      const [a, b] = [onArch(at / 16, 0.2), onArch((at + 1) / 16, 0.2)];
      built.rod('iron-cream', [a[0], a[1], z], [b[0], b[1], z], 0.018, 4);
    }
  }
  return built.join(hoarding(), [1.0, 0, 0]);
}

/** A point on the arch (0 at its left foot, 1 at its right), offset outwards in metres. */
function onArch(part: number, outside = 0): readonly [number, number] {
  const radius = (half * half + rise * rise) / (2 * rise);
  const reach = Math.asin(half / radius);
  const angle = reach * (2 * part - 1);
  return [
    middle + (radius + outside) * Math.sin(angle),
    spring + rise - radius + (radius + outside) * Math.cos(angle),
  ];
}

function band(from: number, to: number) {
  const [a, b] = [onArch(from, 0.26), onArch(to, 0.26)];
  const shape = box([-0.5, 0.5], [0, 0.04], [back, front]);
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  return shape
    .scale(Math.hypot(dx, dy), 1, 1)
    .rotateZ(Math.atan2(dy, dx))
    .translate((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 0);
}

/** One rib: two chords with a lattice between, on columns against the walls. */
function rib(): Location {
  const built = new Location();
  const steps = 24;
  for (let at = 0; at < steps; at += 1) {
    const [a, b] = [onArch(at / steps), onArch((at + 1) / steps)];
    const [c, d] = [onArch(at / steps, -0.55), onArch((at + 1) / steps, -0.55)];
    built.rod('iron-green', [...a, 0], [...b, 0], 0.06, 6);
    built.rod('iron-green', [...c, 0], [...d, 0], 0.06, 6);
    built.rod('iron-green', [...a, 0], [...d, 0], 0.028, 4);
    built.rod('iron-green', [...c, 0], [...b, 0], 0.028, 4);
  }
  for (const x of [left + 0.35, right - 0.35])
    built.add('iron-green', castColumn(spring, 0.14), [x, 0, 0]);
  return built;
}

function sideWall(): Location {
  const built = new Location();
  const length = front - back;
  const openings = Array.from(
    { length: 12 },
    (_, at): Opening => ({
      x: 3 + at * 6,
      width: 2.6,
      sill: at % 2 ? 0.9 : 0.02,
      spring: 3.1,
      rise: 1.3,
    }),
  );
  built.add('brick-red', wall([0, length], [0, spring + 0.8], 0.6, openings));
  built.box('stone-sill', [0, length], [4.9, 5.15], [-0.1, 0.08], 0.015);
  for (const opening of openings) {
    built.add('stone-sill', archRing(opening, 0.34, 0.03, 0.2));
    built.join(windowIn(opening, 'iron-cream', [4, 5], 0.25, { bar: 0.035 }));
  }
  return built.box('dark-room', [0, length], [0, 5], [-2, -1.9]);
}

/** Painted panels on posts along Z, which separate the work area from the platform. */
function hoarding(): Location {
  const built = new Location();
  for (let z = -30; z < -1.9; z += 1.22) {
    built.box('hoarding-blue', [-0.02, 0], [0.06, 2.44], [z, z + 1.215], 0.003);
    built.box('pallet', [0.0, 0.07], [0, 2.4], spanAround(z, 0.035));
    built.box('pallet', [0.06, 0.9], [0, 0.07], spanAround(z, 0.035));
  }
  return built.box('line-white', [-0.024, -0.02], [0.9, 1.05], [-30, -1.95]);
}
