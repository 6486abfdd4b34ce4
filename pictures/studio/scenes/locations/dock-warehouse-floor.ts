import { archRing } from '../arch-ring.ts';
import { castColumn } from '../buildings/structure.ts';
import { jackArches } from '../buildings/vaults.ts';
import { windowIn } from '../buildings/window.ts';
import { Location } from '../location.ts';
import { openingRow, wall } from '../opening.ts';
import { pseudoRandom, rotatedPlacement, spanAround } from '../shapes.ts';

const bay = 3.2;

const [left, right, back, front] = [-3 * bay, 4 * bay, -14.5, 8] as const;

const spring = 2.7;

/** A floor of a dock warehouse being drylined: low brick arches on stout columns, small deep windows. */
export function dockWarehouseFloor(): Location {
  const built = new Location().ground('flags-worn', [left, right], [back, front]).join(
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
      built.add('iron-slate', castColumn(spring - 0.28, 0.13), [x, 0, z]);
  return built
    .join(deepWall(right - left), [left, 0, back])
    .join(deepWall(front - back), rotatedPlacement([left, 0, front], Math.PI / 2))
    .add(
      'brick-brown',
      wall([0, front - back], [0, 3.2], 0.6),
      rotatedPlacement([right, 0, back], -Math.PI / 2),
    )
    .join(studs(), [-6.2, 0, -6.6])
    .join(stack(), rotatedPlacement([7.9, 0, -4.2], 0.12));
}

function deepWall(length: number): Location {
  const built = new Location();
  const openings = openingRow(Math.floor(length / bay), bay / 2, bay, {
    width: 1.25,
    sill: 0.95,
    spring: 2.1,
    rise: 0.2,
  });
  built.add('brick-brown', wall([0, length], [0, 3.2], 0.75, openings));
  for (const opening of openings) {
    built.add('brick-arch-red', archRing(opening, 0.23, 0.004, 0.1));
    built.box('stone-sill', spanAround(opening.x, 0.68), [0.86, 0.95], [-0.7, 0.05], 0.01);
    built.join(windowIn(opening, 'frame-dark', [3, 4], 0.55, { bar: 0.025 }));
  }
  return built;
}

/** Metal studs with boards on half of them. */
function studs(): Location {
  const built = new Location();
  for (let at = 0; at <= 8; at += 1) {
    const x = at * 0.6;
    built.box('steel-galvanised', spanAround(x, 0.025), [0.03, 2.62], [-0.035, 0.035]);
  }
  for (const y of [0.015, 2.63])
    built.box('steel-galvanised', [-0.03, 4.83], spanAround(y, 0.015), [-0.038, 0.038]);
  for (let at = 0; at < 2; at += 1)
    built.box('plasterboard', [at * 1.2, at * 1.2 + 1.195], [0.03, 2.43], [0.038, 0.0505], 0.002);
  return built;
}

function stack(): Location {
  const built = new Location();
  for (const z of [-0.9, 0, 0.9]) built.box('pallet', [-0.6, 0.6], [0, 0.1], spanAround(z, 0.05));
  for (let at = 0; at < 16; at += 1)
    built.box(
      'plasterboard',
      [-0.6, 0.6],
      [0.1 + at * 0.0135, 0.1125 + at * 0.0135],
      [-1.2 + 0.03 * pseudoRandom(at, 9), 1.2],
      0.002,
    );
  for (let at = 0; at < 4; at += 1)
    built.box(
      'carton-kraft',
      [-0.28 + 0.02 * at, 0.24],
      [0.32 + at * 0.15, 0.465 + at * 0.15],
      [-0.35, 0.1],
      0.006,
    );
  return built;
}
