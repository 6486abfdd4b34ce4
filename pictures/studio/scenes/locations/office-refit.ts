import { move, placed, turn } from '../../../models/kit/space.ts';
import { ceilingGrid } from '../buildings/ceiling-grid.ts';
import { ground } from '../buildings/ground.ts';
import { boxDuct, cableTray, roundDuct } from '../buildings/services.ts';
import { windowIn } from '../buildings/window.ts';
import { box } from '../shapes/box.ts';
import { chance } from '../shapes/chance.ts';
import { archRing, type Opening } from '../shapes/opening.ts';
import { wall } from '../shapes/wall.ts';
import { Site } from '../site.ts';

const [left, right, back, front] = [-6.3, 7.5, -13, 9] as const;
const slab = 3.75;

/** An old printworks becoming an office: brick piers and tall windows, a ceiling grid half filled. */
export function officeRefit(): Site {
  return new Site()
    .join(ground('carpet-tile', [left, right], [back, front]))
    .add('soffit', box([left, right], [slab, slab + 0.2], [back, front]))
    .join(
      ceilingGrid({
        x: [left + 0.9, right],
        z: [back, front],
        y: 2.9,
        filled: (x, z) => {
          const row = Math.round((x - left) / 0.6);
          if (z > -5.5 && x > -3.2 && x < 4.6)
            return row % 5 === 0 && chance(x, z) > 0.6 ? 'light' : undefined;
          if (row % 5 === 0 && Math.round(z / 0.6) % 4 === 0) return 'light';
          return chance(x, z, 2) > 0.2 ? 'tile' : undefined;
        },
      }),
    )
    .join(roundDuct('z', [back, front], -1.2, 3.38, 0.2, slab))
    .join(boxDuct([2.4, 3.1], [3.2, 3.6], [back, front]))
    .join(cableTray(0.9, 3.3, [back, front], slab))
    .join(brickSide(), placed(move(left, 0, front), turn('y', Math.PI / 2)))
    .add('plasterboard', box([left, right], [0, slab], [back - 0.1, back]))
    .add('plasterboard', box([right, right + 0.1], [0, slab], [back, front]))
    .join(doorway(), [3.2, 0, back])
    .join(boards(), [5.9, 0, -6.2])
    .add('plaster-white', box([4.4, 4.9], [0, slab], [-4.6, -4.1], 0.01))
    .add('plaster-white', box([4.4, 4.9], [0, slab], [-10.6, -10.1], 0.01));
}

function brickSide(): Site {
  const site = new Site();
  const length = front - back;
  const openings = Array.from(
    { length: 8 },
    (_, at): Opening => ({ x: 1.5 + at * 2.75, width: 1.65, sill: 0.75, spring: 2.95, rise: 0.25 }),
  );
  site.add('brick-brown', wall([0, length], [0, slab], 0.5, openings));
  for (const opening of openings) {
    site.add('brick-arch-red', archRing(opening, 0.23, 0.004, 0.1));
    site.add(
      'sash-white',
      box([opening.x - 0.85, opening.x + 0.85], [0.7, 0.75], [-0.4, 0.12], 0.008),
    );
    site.join(
      windowIn(opening, {
        frame: 'frame-dark',
        panes: [3, 5],
        back: 0.34,
        stile: 0.05,
        bar: 0.025,
      }),
    );
  }
  site.add('trunking', box([0, length], [0.1, 0.22], [0, 0.06], 0.006));
  return site;
}

function doorway(): Site {
  return new Site()
    .add('frame-dark', box([-0.52, 0.52], [0, 2.15], [0, 0.03], 0.006))
    .add('door-oak', box([-0.46, 0.46], [0.01, 2.1], [0.02, 0.045], 0.004));
}

/** Boards and tiles in packs, still to be fixed. */
function boards(): Site {
  const site = new Site();
  for (let at = 0; at < 12; at += 1)
    site.add(
      'plasterboard',
      box(
        [-0.6, 0.6],
        [0.1 + at * 0.026, 0.124 + at * 0.026],
        [-1.2 + 0.02 * chance(at), 1.2],
        0.003,
      ),
    );
  for (const z of [-0.9, 0, 0.9])
    site.add('pallet', box([-0.6, 0.6], [0, 0.1], [z - 0.05, z + 0.05]));
  for (let at = 0; at < 5; at += 1)
    site.add(
      'carton-white',
      box(
        [-0.32, 0.32],
        [0.43 + at * 0.16, 0.585 + at * 0.16],
        [-0.3 + 0.03 * chance(at, 4), 0.33],
        0.005,
      ),
    );
  return site;
}
