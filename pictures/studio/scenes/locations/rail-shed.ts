import { archRing } from '../arch-ring.ts';
import { carriage } from '../buildings/carriage.ts';
import { rails } from '../buildings/railway.ts';
import { lattice } from '../buildings/structure.ts';
import { windowIn } from '../buildings/window.ts';
import { Location } from '../location.ts';
import { openingRow, wall } from '../opening.ts';
import { rotatedPlacement, spanAround } from '../shapes.ts';
import { stanchion } from '../steelwork.ts';

const road = -3.9;

const [left, right, back, front] = [-8.2, 8.6, -34, 12] as const;

const eaves = 7.6;

/** A carriage shed: one track over an inspection pit, crane rails on both walls, a partly glazed roof. */
export function railShed(): Location {
  const built = new Location()
    .box('floor-shed', [road + 1.2, right], [-0.3, 0], [back, front])
    .box('floor-shed', [left, road - 1.2], [-0.3, 0], [back, front])
    .box('floor-shed', [road - 1.2, road - 0.8], [-0.3, -0.0], [back, front])
    .box('floor-shed', [road + 0.8, road + 1.2], [-0.3, -0.0], [back, front])
    .join(rails([back, front]), [road, 0.02, 0])
    .box('tile-white', [road - 0.62, road - 0.6], [-1.3, -0.16], [back, front])
    .box('tile-white', [road + 0.6, road + 0.62], [-1.3, -0.16], [back, front])
    .box('floor-shed', spanAround(road, 0.7), [-1.5, -1.3], [back, front])
    .join(carriage({ length: 19, lower: 'coach-maroon', upper: 'coach-cream' }), [
      road,
      0.02,
      -12.6,
    ]);
  for (const x of [road - 1.3, road + 1.2])
    built.box('line-yellow', [x, x + 0.1], [0, 0.002], [back, front]);
  for (let z = back + 1; z < front; z += 6) {
    for (const x of [left + 0.3, right - 0.3])
      built.add('iron-green', stanchion(x, z, eaves, 0.3, 0.4));
    built.join(lattice('iron-green', [left, eaves, z], [right, eaves, z], 1.1, 12));
  }
  for (const x of [left + 0.75, right - 0.75]) {
    built.beam('iron-green', [x, 6.1, back], [x, 6.1, front], 0.5, 0.25);
    built.box('steel-rail', spanAround(x, 0.03), [6.35, 6.43], [back, front]);
  }
  const roof = [left, left + 4.4, left + 6.2, right - 6.2, right - 4.4, right];
  roof.slice(1).forEach((to, at) => {
    const from = roof[at] ?? left;
    const glazed = at % 2 === 1;
    const material = glazed ? 'rooflight' : 'boards-roof';
    built.box(material, [from, to], [eaves + 1.5, eaves + 1.55], [back, front]);
    if (glazed)
      for (let z = back; z < front; z += 0.8)
        built.box('iron-green', [from, to], [eaves + 1.44, eaves + 1.5], spanAround(z, 0.02));
  });
  for (let x = left + 0.8; x < right; x += 2.1)
    built.beam('iron-green', [x, eaves + 1.3, back], [x, eaves + 1.3, front], 0.2, 0.09);
  return built
    .join(sideWall(), rotatedPlacement([right, 0, back], -Math.PI / 2))
    .join(sideWall(), rotatedPlacement([left, 0, front], Math.PI / 2))
    .add(
      'brick-brown',
      wall([left, right], [0, eaves + 1.6], 0.4, [
        { x: road, width: 4.2, sill: 0.01, spring: 4.3, rise: 1 },
      ]).translate(0, 0, back),
    )
    .join(bench(), [7.4, 0, -3])
    .join(bench(), [7.4, 0, -8]);
}

function sideWall(): Location {
  const built = new Location();
  const length = front - back;
  const openings = openingRow(11, 2.2, 4, { width: 2, sill: 1.7, spring: 4.4, rise: 0.9 });
  built.add('brick-brown', wall([0, length], [0, eaves + 1.6], 0.45, openings));
  built.box('tile-white', [0, length], [0, 1.35], [0, 0.02]);
  for (const opening of openings) {
    built.add('brick-arch-red', archRing(opening, 0.23, 0.006, 0.1));
    built.join(windowIn(opening, 'iron-cream', [5, 6], 0.3, { bar: 0.03 }));
  }
  return built;
}

/** A fitter's bench with a vice and drawers. */
function bench(): Location {
  const built = new Location()
    .box('crate', [-0.4, 0.4], [0.84, 0.92], [-1.1, 1.1], 0.008)
    .box('steel-grey', [-0.35, 0.35], [0.1, 0.84], [-1.05, -0.45], 0.01)
    .box('steel-grey', [-0.35, 0.35], [0.1, 0.84], [0.45, 1.05], 0.01)
    .box('rack-blue', [-0.2, 0.05], [0.92, 1.12], [0.5, 0.8], 0.02);
  for (const y of [0.3, 0.5, 0.7])
    built.box('frame-dark', [-0.36, -0.35], [y, y + 0.02], [-1, -0.5]);
  return built;
}
