import { ceilingGrid } from '../buildings/ceiling-grid.ts';
import { boxDuct, cableTray, roundDuct } from '../buildings/services.ts';
import { skyline } from '../buildings/street.ts';
import { Location } from '../location.ts';
import { rotatedPlacement, spanAround } from '../shapes.ts';

const [left, right, back, front] = [-11, 9.2, -8.6, 10] as const;

const slab = 3.5;

/** An upper floor with glass on two sides: bare screed, services overhead, an unfinished ceiling grid. */
export function officeTowerFloor(): Location {
  const built = new Location()
    .ground('screed', [left, right], [back, front])
    .box('soffit', [left, right], [slab, slab + 0.3], [back, front])
    .join(curtainWall(right - left), [left, 0, back])
    .join(curtainWall(front - back), rotatedPlacement([right, 0, back], -Math.PI / 2))
    .join(roundDuct('x', [left, right], -5.4, 3.08, 0.22, slab))
    .join(roundDuct('x', [left, right], 1.6, 3.08, 0.18, slab))
    .join(boxDuct([-4.6, -3.9], [2.95, 3.3], [back, front]))
    .join(cableTray(5.6, 3.1, [back, front], slab))
    .join(cableTray(-1.2, 3.1, [back, front], slab))
    .join(
      ceilingGrid({
        x: [left, right],
        z: [-7.8, 4.2],
        y: 2.72,
        filled: (x, z) =>
          x < -3.4
            ? Math.round(x / 0.6) % 4 === 0 && Math.round(z / 0.6) % 3 === 0
              ? 'light'
              : 'tile'
            : undefined,
      }),
    )
    .join(skyline([-150, 190], -150, -40))
    .join(skyline([-70, 160], 0, -44), rotatedPlacement([210, 0, 0], -Math.PI / 2));
  for (const [x, z] of [
    [-7.4, -5.4],
    [-0.4, -5.4],
    [6.6, -5.4],
  ] as const)
    built.box('column-concrete', spanAround(x, 0.3), [0, slab], spanAround(z, 0.3), 0.02);
  return built
    .box('plasterboard', [left - 0.1, left], [0, slab], [back, front])
    .join(packs(), [-2.4, 0, -3.4]);
}

/** Full-height glass in dark mullions along X. Its inside faces +Z. */
function curtainWall(length: number): Location {
  const built = new Location();
  const pitch = 1.5;
  for (let x = 0; x <= length; x += pitch)
    built.box('frame-dark', spanAround(x, 0.03), [0, slab], [-0.16, 0], 0.004);
  for (const y of [0.04, 2.85, slab - 0.06])
    built.box('frame-dark', [0, length], spanAround(y, 0.04), [-0.14, -0.01]);
  return built.box('facade-glass', [0, length], [0, slab], [-0.09, -0.08]);
}

function packs(): Location {
  const built = new Location();
  for (let at = 0; at < 6; at += 1)
    built.box(
      'carton-white',
      [-0.33, 0.31],
      [at * 0.16, at * 0.16 + 0.155],
      [-0.32, 0.32 - 0.02 * (at % 3)],
      0.005,
    );
  for (let at = 0; at < 3; at += 1)
    built.box(
      'carton-kraft',
      [0.45, 1.7],
      [at * 0.14, at * 0.14 + 0.13],
      [-0.25, 0.2 + 0.02 * at],
      0.006,
    );
  return built;
}
