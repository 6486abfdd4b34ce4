import { archRing } from '../arch-ring.ts';
import { castColumn } from '../buildings/structure.ts';
import { jackArches } from '../buildings/vaults.ts';
import { windowIn } from '../buildings/window.ts';
import { Location } from '../location.ts';
import { openingRow, wall } from '../opening.ts';
import { rotatedPlacement, spanAround } from '../shapes.ts';

const bay = 3.4;

const left = -2.5 * bay;

const right = 3.5 * bay;

const back = -22;

const ceiling = 5.25;

/** A floor of a cotton mill: iron columns under brick arches, tall windows along one side. */
export function millFloor(): Location {
  const built = new Location().ground('boards-worn', [left - 1, right + 1], [back - 1, 12]).join(
    jackArches({
      x: [left, right],
      z: [back, 12],
      bay,
      spring: ceiling,
      rise: 0.55,
      brick: 'brick-limewash',
      iron: 'iron-green',
    }),
  );
  for (let x = left + bay; x < right - 1; x += bay)
    for (let z = back + 4.5; z < 5; z += 4.6)
      built.add('iron-green', castColumn(ceiling - 0.28, 0.11), [x, 0, z]);
  return built
    .join(windowWall(12 - back, 2.3), rotatedPlacement([left, 0, 12], Math.PI / 2))
    .join(windowWall(right - left, bay), [left, 0, back])
    .add(
      'brick-red',
      wall([0, 12 - back], [0, 6], 0.5),
      rotatedPlacement([right, 0, back], -Math.PI / 2),
    )
    .join(store(), [6.6, 0, -7.5])
    .join(store(), rotatedPlacement([7.4, 0, -12.6], 0.5));
}

/** A wall with a tall window in each bay. Its inside faces +Z. */
function windowWall(length: number, pitch: number): Location {
  const built = new Location();
  const count = Math.floor(length / pitch);
  const openings = openingRow(count, pitch / 2, pitch, {
    width: 1.45,
    sill: 1.2,
    spring: 4.05,
    rise: 0.34,
  });
  built.add('brick-red', wall([0, length], [0, 6], 0.55, openings));
  for (const opening of openings) {
    built.add('brick-arch-red', archRing(opening, 0.24, 0.006, 0.1));
    built.box('stone-sill', spanAround(opening.x, 0.8), [1.13, 1.2], [-0.5, 0.06], 0.01);
    built.join(
      windowIn(opening, 'iron-cream', [4, 7], 0.4, { stile: 0.05, bar: 0.026, rail: 0.55 }),
    );
  }
  return built;
}

/** Timber cases waiting to be moved. */
function store(): Location {
  return new Location()
    .box('crate', [-0.7, 0.7], [0.1, 0.95], [-0.5, 0.5], 0.008)
    .box('crate', [-0.45, 0.55], [0.95, 1.65], [-0.42, 0.4], 0.008)
    .box('crate', [0.85, 1.9], [0.1, 0.8], [-0.45, 0.45], 0.008)
    .box('pallet', [-0.75, 0.75], [0, 0.1], [-0.52, 0.52])
    .box('pallet', [0.82, 1.92], [0, 0.1], [-0.5, 0.5]);
}
