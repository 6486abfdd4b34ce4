import { archRing } from '../arch-ring.ts';
import { railings, stoneFront } from '../buildings/stone-front.ts';
import { frontsOpposite, kerb } from '../buildings/street.ts';
import { windowIn } from '../buildings/window.ts';
import { Location } from '../location.ts';
import { type Opening, openingHeightAt, wall } from '../opening.ts';
import { pseudoRandom, type Span, spanAround } from '../shapes.ts';

/** A pavement in front of a brick mill, with the street beyond it. */
export function millStreet(): Location {
  return new Location()
    .join(millFront([-19.8, 16.5]), [0, 0, -1.9])
    .ground('paving-york', [-30, 30], [-2, 3.2])
    .join(kerb([-30, 30], 3.34))
    .ground('asphalt', [-40, 40], [3.34, 30], -0.11)
    .join(frontsOpposite([-40, 40], 22));
}

/** A stone terrace on a sett-paved street, with boards laid for the castors of a tower. */
export function stoneStreet(): Location {
  const built = new Location()
    .join(stoneFront([-17.2, 36], [2, 8, 14]), [0, 0, -3.6])
    .ground('paving-york', [-40, 40], [-4, 2.1])
    .join(kerb([-40, 40], 2.24))
    .ground('setts', [-40, 40], [2.24, 30], -0.11)
    .join(railings([-8.9, -0.8]), [0, 0, -2.85])
    .join(railings([-17, -10.9]), [0, 0, -2.85])
    .join(railings([9.7, 24.6]), [0, 0, -2.85]);
  for (const x of [1.92, 3.08])
    built.box('pallet', spanAround(x, 0.16), [0, 0.038], [-1.85, 1.6], 0.004);
  return built;
}

const bay = 3.3;

const storeys = [
  { sill: 1.05, spring: 3.05, rise: 0.42 },
  { sill: 4.95, spring: 6.75, rise: 0.36 },
  { sill: 8.5, spring: 10.1, rise: 0.3 },
] as const;

/** The front of a brick mill along X, its face at z = 0: arched windows in bays between pilasters. */
function millFront([left, right]: Span): Location {
  const built = new Location();
  const bays = Math.round((right - left) / bay);
  const openings = Array.from({ length: bays }, (_, at) => left + (at + 0.5) * bay).flatMap((x) =>
    storeys.map(({ sill, spring, rise }): Opening => ({ x, width: 1.9, sill, spring, rise })),
  );
  built.add('brick-red', wall([left, left + bays * bay], [0, 12], 0.45, openings));
  for (const opening of openings) built.join(archedWindow(opening));
  for (let at = 0; at <= bays; at += 1) {
    const x = left + at * bay;
    built.box('brick-red', spanAround(x, 0.34), [0, 12], [-0.1, 0.11]);
    built.box('stone-sill', spanAround(x, 0.4), [0.5, 0.62], [-0.1, 0.17], 0.012);
  }
  const end = left + bays * bay;
  built.box('stone-sill', [left, end], [0, 0.42], [-0.1, 0.07], 0.02);
  built.box('stone-sill', [left, end], [0.42, 0.5], [-0.1, 0.05], 0.012);
  for (const y of [4.2, 7.85])
    built.box('stone-sill', [left, end], [y, y + 0.2], [-0.1, 0.135], 0.015);
  return built.box('dark-room', [left, end], [0, 12], [-2.6, -2.5]);
}

function archedWindow(opening: Opening): Location {
  const { x, width, sill } = opening;
  const built = new Location();
  built.add('brick-arch-red', archRing(opening, 0.34, 0.012, 0.2));
  const key = openingHeightAt(opening, 0);
  built.box('stone-sill', spanAround(x, 0.11), [key - 0.02, key + 0.42], [-0.15, 0.045], 0.01);
  built.box(
    'stone-sill',
    spanAround(x, width / 2 + 0.1),
    [sill - 0.14, sill],
    [-0.3, 0.075],
    0.012,
  );
  built.join(windowIn(opening, 'frame-dark', [4, 6], 0.16, { stile: 0.06, bar: 0.028, rail: 0.5 }));
  // Some windows have a half-drawn blind.
  const drawn = pseudoRandom(x, sill);
  if (drawn < 0.45) {
    const foot = key - 0.5 - 1.2 * pseudoRandom(sill, x, 3);
    built.box('blind', [x - width / 2 + 0.05, x + width / 2 - 0.05], [foot, key], [-0.42, -0.41]);
  }
  return built;
}
