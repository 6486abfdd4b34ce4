import { airliner } from '../buildings/aircraft.ts';
import { lattice } from '../buildings/structure.ts';
import { Location } from '../location.ts';
import { rotatedPlacement, spanAround } from '../shapes.ts';
import { stanchion } from '../steelwork.ts';

const [left, right, back, front] = [-24, 22, -26, 16] as const;

const eaves = 12;

/** A hangar with its doors open on one side: an airliner, its wing over the equipment. */
export function hangar(): Location {
  const built = new Location()
    .ground('floor-hangar', [left, right], [back, front])
    .ground('quay-concrete', [left - 200, left], [back - 100, front + 60], -0.02)
    .join(airliner(), rotatedPlacement([-8.4, 0, -13.5], 0.42))
    .box('sheet-white', [left, right], [0, eaves + 4], [back - 0.2, back])
    .box('sheet-white', [right, right + 0.2], [0, eaves + 4], [back, front])
    .box('sheet-grey', [left, right], [eaves + 2.4, eaves + 2.5], [back, front])
    .box('line-yellow', [-3.4, -3.25], [0, 0.002], [back, front])
    .box('line-red', [5.8, 5.9], [0, 0.002], [back, front]);
  for (let z = back + 1; z < front; z += 6) {
    built.join(lattice('steel-white', [left, eaves, z], [right, eaves, z], 2.2, 22, 0.09));
    built.add('steel-white', stanchion(right - 0.4, z, eaves, 0.5, 0.6));
  }
  for (let x = left; x < right; x += 4.2)
    built.join(
      lattice('steel-white', [x, eaves + 0.2, back], [x, eaves + 0.2, front], 1.8, 14, 0.05),
    );
  for (const x of [-15, -5, 5, 15])
    built.box('rooflight', spanAround(x, 0.7), [eaves + 2.3, eaves + 2.39], [back, front]);
  // Door leaves pushed to the back.
  for (let at = 0; at < 3; at += 1)
    built.box(
      'sheet-grey',
      spanAround(left + 0.4 + at * 0.35, 0.1),
      [0, eaves],
      [back, back + 9 + at * 0.6],
    );
  built.join(toolChest(), [9.6, 0, -5]).join(toolChest(), [11, 0, -5]);
  return built.join(trestle(), [13.4, 0, -9]);
}

function toolChest(): Location {
  const built = new Location()
    .box('door-red', [-0.45, 0.45], [0.14, 1.05], [-0.28, 0.28], 0.015)
    .box('steel-polished', [-0.47, 0.47], [1.05, 1.08], [-0.3, 0.3], 0.006);
  for (const y of [0.3, 0.5, 0.68, 0.82, 0.95])
    built.box('frame-dark', [-0.4, 0.4], [y, y + 0.012], [0.28, 0.284]);
  for (const x of [-0.38, 0.38])
    built.box('tyre', spanAround(x, 0.03), [0, 0.14], [-0.22, 0.22], 0.02);
  return built;
}

function trestle(): Location {
  const built = new Location();
  for (const z of [-1, 1])
    for (const side of [-1, 1])
      built.box('line-yellow', spanAround(side * 0.4, 0.04), [0, 1], spanAround(z, 0.04), 0.006);
  return built
    .box('line-yellow', [-0.45, 0.45], [1, 1.08], [-1.2, 1.2], 0.01)
    .box('carton-kraft', [-0.3, 0.3], [1.08, 1.4], [-0.6, 0.1], 0.006);
}
