import { archRing } from '../arch-ring.ts';
import { ceilingGrid } from '../buildings/ceiling-grid.ts';
import { boxDuct, cableTray, roundDuct } from '../buildings/services.ts';
import { windowIn } from '../buildings/window.ts';
import { Location } from '../location.ts';
import { openingRow, wall } from '../opening.ts';
import { pseudoRandom, rotatedPlacement, spanAround } from '../shapes.ts';

const [left, right, back, front] = [-6.3, 7.5, -13, 9] as const;

const slab = 3.75;

/** A printworks being converted to an office: brick piers, tall windows, a half-filled ceiling grid. */
export function officeRefit(): Location {
  return new Location()
    .ground('carpet-tile', [left, right], [back, front])
    .box('soffit', [left, right], [slab, slab + 0.2], [back, front])
    .join(
      ceilingGrid({
        x: [left + 0.9, right],
        z: [back, front],
        y: 2.9,
        filled: (x, z) => {
          const row = Math.round((x - left) / 0.6);
          if (z > -5.5 && x > -3.2 && x < 4.6)
            return row % 5 === 0 && pseudoRandom(x, z) > 0.6 ? 'light' : undefined;
          if (row % 5 === 0 && Math.round(z / 0.6) % 4 === 0) return 'light';
          return pseudoRandom(x, z, 2) > 0.2 ? 'tile' : undefined;
        },
      }),
    )
    .join(roundDuct('z', [back, front], -1.2, 3.38, 0.2, slab))
    .join(boxDuct([2.4, 3.1], [3.2, 3.6], [back, front]))
    .join(cableTray(0.9, 3.3, [back, front], slab))
    .join(brickSide(), rotatedPlacement([left, 0, front], Math.PI / 2))
    .box('plasterboard', [left, right], [0, slab], [back - 0.1, back])
    .box('plasterboard', [right, right + 0.1], [0, slab], [back, front])
    .join(doorway(), [3.2, 0, back])
    .join(boards(), [5.9, 0, -6.2])
    .box('plaster-white', [4.4, 4.9], [0, slab], [-4.6, -4.1], 0.01)
    .box('plaster-white', [4.4, 4.9], [0, slab], [-10.6, -10.1], 0.01);
}

function brickSide(): Location {
  const built = new Location();
  const length = front - back;
  const openings = openingRow(8, 1.5, 2.75, { width: 1.65, sill: 0.75, spring: 2.95, rise: 0.25 });
  built.add('brick-brown', wall([0, length], [0, slab], 0.5, openings));
  for (const opening of openings) {
    built.add('brick-arch-red', archRing(opening, 0.23, 0.004, 0.1));
    built.box('sash-white', spanAround(opening.x, 0.85), [0.7, 0.75], [-0.4, 0.12], 0.008);
    built.join(windowIn(opening, 'frame-dark', [3, 5], 0.34, { stile: 0.05, bar: 0.025 }));
  }
  built.box('trunking', [0, length], [0.1, 0.22], [0, 0.06], 0.006);
  return built;
}

function doorway(): Location {
  return new Location()
    .box('frame-dark', [-0.52, 0.52], [0, 2.15], [0, 0.03], 0.006)
    .box('door-oak', [-0.46, 0.46], [0.01, 2.1], [0.02, 0.045], 0.004);
}

/** Boards and tiles in packs, still to be fixed. */
function boards(): Location {
  const built = new Location();
  for (let at = 0; at < 12; at += 1)
    built.box(
      'plasterboard',
      [-0.6, 0.6],
      [0.1 + at * 0.026, 0.124 + at * 0.026],
      [-1.2 + 0.02 * pseudoRandom(at), 1.2],
      0.003,
    );
  for (const z of [-0.9, 0, 0.9]) built.box('pallet', [-0.6, 0.6], [0, 0.1], spanAround(z, 0.05));
  for (let at = 0; at < 5; at += 1)
    built.box(
      'carton-white',
      [-0.32, 0.32],
      [0.43 + at * 0.16, 0.585 + at * 0.16],
      [-0.3 + 0.03 * pseudoRandom(at, 4), 0.33],
      0.005,
    );
  return built;
}
