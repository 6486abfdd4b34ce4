import { move, placed, turn } from '../../../models/kit/space.ts';
import { ground } from '../buildings/ground.ts';
import { castColumn } from '../buildings/structure.ts';
import { jackArches } from '../buildings/vaults.ts';
import { windowIn } from '../buildings/window.ts';
import { box } from '../shapes/box.ts';
import { chance } from '../shapes/chance.ts';
import { archRing, type Opening } from '../shapes/opening.ts';
import { wall } from '../shapes/wall.ts';
import { Site } from '../site.ts';

const bay = 3.2;
const [left, right, back, front] = [-3 * bay, 4 * bay, -14.5, 8] as const;
const spring = 2.7;

/** A floor of a dock warehouse being drylined: low brick arches on stout columns, small deep windows. */
export function dockWarehouseFloor(): Site {
  const site = new Site().join(ground('flags-worn', [left, right], [back, front])).join(
    jackArches({
      x: [left, right],
      z: [back, front],
      bay,
      spring,
      rise: 0.3,
      brick: 'brick-brown',
      iron: 'iron-slate',
    }),
  );
  for (let x = left + bay; x < right - 1; x += bay)
    for (let z = back + 3.4; z < 4; z += 4)
      site.add('iron-slate', castColumn(spring - 0.28, 0.13), [x, 0, z]);
  return site
    .join(deepWall(right - left), [left, 0, back])
    .join(deepWall(front - back), placed(move(left, 0, front), turn('y', Math.PI / 2)))
    .add(
      'brick-brown',
      wall([0, front - back], [0, 3.2], 0.6),
      placed(move(right, 0, back), turn('y', -Math.PI / 2)),
    )
    .join(studs(), [-6.2, 0, -6.6])
    .join(stack(), placed(move(7.9, 0, -4.2), turn('y', 0.12)));
}

function deepWall(length: number): Site {
  const site = new Site();
  const openings = Array.from(
    { length: Math.floor(length / bay) },
    (_, at): Opening => ({ x: (at + 0.5) * bay, width: 1.25, sill: 0.95, spring: 2.1, rise: 0.2 }),
  );
  site.add('brick-brown', wall([0, length], [0, 3.2], 0.75, openings));
  for (const opening of openings) {
    site.add('brick-arch-red', archRing(opening, 0.23, 0.004, 0.1));
    site.add(
      'stone-sill',
      box([opening.x - 0.68, opening.x + 0.68], [0.86, 0.95], [-0.7, 0.05], 0.01),
    );
    site.join(windowIn(opening, { frame: 'frame-dark', panes: [3, 4], back: 0.55, bar: 0.025 }));
  }
  return site;
}

/** Metal studs with boards on half of them. */
function studs(): Site {
  const site = new Site();
  for (let at = 0; at <= 8; at += 1) {
    const x = at * 0.6;
    site.add('steel-galvanised', box([x - 0.025, x + 0.025], [0.03, 2.62], [-0.035, 0.035]));
  }
  for (const y of [0.015, 2.63])
    site.add('steel-galvanised', box([-0.03, 4.83], [y - 0.015, y + 0.015], [-0.038, 0.038]));
  for (let at = 0; at < 2; at += 1)
    site.add(
      'plasterboard',
      box([at * 1.2, at * 1.2 + 1.195], [0.03, 2.43], [0.038, 0.0505], 0.002),
    );
  return site;
}

function stack(): Site {
  const site = new Site();
  for (const z of [-0.9, 0, 0.9])
    site.add('pallet', box([-0.6, 0.6], [0, 0.1], [z - 0.05, z + 0.05]));
  for (let at = 0; at < 16; at += 1)
    site.add(
      'plasterboard',
      box(
        [-0.6, 0.6],
        [0.1 + at * 0.0135, 0.1125 + at * 0.0135],
        [-1.2 + 0.03 * chance(at, 9), 1.2],
        0.002,
      ),
    );
  for (let at = 0; at < 4; at += 1)
    site.add(
      'carton-kraft',
      box([-0.28 + 0.02 * at, 0.24], [0.32 + at * 0.15, 0.465 + at * 0.15], [-0.35, 0.1], 0.006),
    );
  return site;
}
