import { move, placed, turn } from '../../../models/kit/space.ts';
import { airliner } from '../buildings/aircraft.ts';
import { ground } from '../buildings/ground.ts';
import { lattice, stanchion } from '../buildings/structure.ts';
import { box } from '../shapes/box.ts';
import { Site } from '../site.ts';

const [left, right, back, front] = [-24, 22, -26, 16] as const;
const eaves = 12;

/** A hangar with its doors open on one side: an airliner, its wing over the equipment. */
export function hangar(): Site {
  const site = new Site()
    .join(ground('floor-hangar', [left, right], [back, front]))
    .join(ground('quay-concrete', [left - 200, left], [back - 100, front + 60], -0.02))
    .join(airliner(), placed(move(-8.4, 0, -13.5), turn('y', 0.42)))
    .add('sheet-white', box([left, right], [0, eaves + 4], [back - 0.2, back]))
    .add('sheet-white', box([right, right + 0.2], [0, eaves + 4], [back, front]))
    .add('sheet-grey', box([left, right], [eaves + 2.4, eaves + 2.5], [back, front]))
    .add('line-yellow', box([-3.4, -3.25], [0, 0.002], [back, front]))
    .add('line-red', box([5.8, 5.9], [0, 0.002], [back, front]));
  for (let z = back + 1; z < front; z += 6) {
    site.join(
      lattice('steel-white', {
        from: [left, eaves, z],
        to: [right, eaves, z],
        high: 2.2,
        panels: 22,
        chord: 0.09,
      }),
    );
    site.add('steel-white', stanchion(right - 0.4, z, eaves, 0.5, 0.6));
  }
  for (let x = left; x < right; x += 4.2)
    site.join(
      lattice('steel-white', {
        from: [x, eaves + 0.2, back],
        to: [x, eaves + 0.2, front],
        high: 1.8,
        panels: 14,
        chord: 0.05,
      }),
    );
  for (const x of [-15, -5, 5, 15])
    site.add('rooflight', box([x - 0.7, x + 0.7], [eaves + 2.3, eaves + 2.39], [back, front]));
  // Door leaves pushed to the back.
  for (let at = 0; at < 3; at += 1)
    site.add(
      'sheet-grey',
      box(
        [left + 0.3 + at * 0.35, left + 0.5 + at * 0.35],
        [0, eaves],
        [back, back + 9 + at * 0.6],
      ),
    );
  site.join(toolChest(), [9.6, 0, -5]).join(toolChest(), [11, 0, -5]);
  return site.join(trestle(), [13.4, 0, -9]);
}

function toolChest(): Site {
  const site = new Site()
    .add('door-red', box([-0.45, 0.45], [0.14, 1.05], [-0.28, 0.28], 0.015))
    .add('steel-polished', box([-0.47, 0.47], [1.05, 1.08], [-0.3, 0.3], 0.006));
  for (const y of [0.3, 0.5, 0.68, 0.82, 0.95])
    site.add('frame-dark', box([-0.4, 0.4], [y, y + 0.012], [0.28, 0.284]));
  for (const x of [-0.38, 0.38])
    site.add('tyre', box([x - 0.03, x + 0.03], [0, 0.14], [-0.22, 0.22], 0.02));
  return site;
}

function trestle(): Site {
  const site = new Site();
  for (const z of [-1, 1])
    for (const side of [-1, 1])
      site.add(
        'line-yellow',
        box([side * 0.4 - 0.04, side * 0.4 + 0.04], [0, 1], [z - 0.04, z + 0.04], 0.006),
      );
  return site
    .add('line-yellow', box([-0.45, 0.45], [1, 1.08], [-1.2, 1.2], 0.01))
    .add('carton-kraft', box([-0.3, 0.3], [1.08, 1.4], [-0.6, 0.1], 0.006));
}
