import { type BufferGeometry, Vector3 } from 'three';
import { rope } from '../../../models/kit/rope.ts';
import { composePlacements, move, point, turn } from '../../../models/kit/space.ts';
import { Surface } from '../../../models/kit/surface.ts';
import { Location } from '../location.ts';
import { lathe, pseudoRandom, rotatedPlacement, type Span } from '../shapes.ts';

const edge = -4.2;
const water = -1.5;

/** A quay in the evening: a ship alongside, bollards at the edge, the far shore behind the bow. */
export function quayside(): Location {
  const built = new Location()
    .ground('quay-concrete', [-60, 60], [edge + 0.9, 40])
    .ground('sea', [-600, 600], [-900, edge], water)
    .box('quay-concrete', [-60, 60], [-4, -0.3], [edge, edge + 0.9])
    .join(ship(), rotatedPlacement([-1.2, water, edge - 1.1], -0.03));
  for (let x = -60; x < 60; x += 1.62)
    built.box('stone-coping', [x, x + 1.6], [-0.5, 0.004], [edge, edge + 0.9], 0.02);
  for (const x of [-10.5, -3.6, 6.6, 15]) built.join(bollard(), [x, 0, edge + 0.55]);
  built.add('mooring-rope', rope(point(-3.6, 0.36, edge + 0.4), point(-0.6, 5.1, edge - 4.6), 0.5));
  built.add('mooring-rope', rope(point(-3.5, 0.3, edge + 0.4), point(-0.2, 5.1, edge - 4.2), 0.62));
  // Crane rails set into the quay.
  for (const z of [edge + 3.4, edge + 3.52])
    built.box('steel-rail', [-60, 60], [-0.02, 0.006], [z, z + 0.05]);
  for (let x = -9; x < 40; x += 9) built.join(fender(), [x, 0, edge - 0.02]);
  return built.join(farShore());
}

function bollard(): Location {
  const shaft = lathe(
    28,
    '0,0 0.34,0 0.34,0.05 0.24,0.09 0.19,0.2 0.18,0.42 0.27,0.5 0.31,0.57 0.29,0.64',
    '0.18,0.69 0,0.7',
  );
  return new Location().add('cast-black', shaft);
}

function fender(): Location {
  return new Location().box('cast-black', [-0.3, 0.3], [-1.6, -0.25], [-0.5, 0], 0.06);
}

/** Sheds and cranes across the water. */
function farShore(): Location {
  const built = new Location().box('far-haze', [-700, 300], [water, 3], [-420, -400]);
  for (let at = 0; at < 30; at += 1) {
    const x = -420 + at * 16 + 7 * pseudoRandom(at, 1);
    const [wide, high] = [10 + 22 * pseudoRandom(at, 2), 5 + 11 * pseudoRandom(at, 3)];
    built.box('far-haze', [x, x + wide], [0, high], [-396, -380]);
  }
  for (const x of [-255, -222, -150, -96]) {
    built.rod('far-haze', [x, 0, -390], [x, 34, -390], 1.1, 6);
    built.rod('far-haze', [x + 9, 0, -390], [x + 9, 34, -390], 1.1, 6);
    built.rod('far-haze', [x - 26, 32, -390], [x + 22, 32, -390], 1, 6);
    built.rod('far-haze', [x + 2, 32, -390], [x + 4, 50, -390], 0.9, 6);
    built.rod('far-haze', [x + 4, 50, -390], [x - 24, 33, -390], 0.4, 6);
  }
  return built;
}

const beam = 7;
const length = 60;
const deck = 7.4;

/** The z of the near side of the hull, by distance aft of the stem and height above the water. */
function sideAt(aft: number, y: number): number {
  const fullness = 4.5 + 3.5 * Math.max(0, 1 - y / deck);
  return -beam * Math.exp(-aft / fullness);
}

function stemAt(y: number): number {
  return -0.34 * y - 0.02 * y * y;
}

/** A moored ship, bow to the left. Its side faces +Z, and its stem is at x = 0 at the waterline. */
function ship(): Location {
  const built = new Location()
    .add('hull-red', hull([-1.2, 0.75]))
    .add('hull-navy', hull([0.75, deck]))
    .add('ship-white', hull([deck, deck + 1.1], 3));
  for (const y of [2.1, deck - 0.05]) built.add('hull-navy', strake(y));
  for (let x = 9; x < 40; x += 2.6)
    for (const y of [3.3, 5.2]) {
      const ring = lathe(20, '0.2,0 0.27,0 0.27,0.03 0.24,0.045 0.2,0.03 0.2,0');
      const at = composePlacements(move(x, y, sideAt(x - stemAt(y), y)), turn('x', Math.PI / 2));
      built.add('steel-white', ring, at);
      built.add('window-dark', lathe(18, '0,0 0.2,0 0.2,0.012 0,0.012'), at);
    }
  return built.join(house(), [10, deck, 0]);
}

/** Decks above the hull, with windows and rails. */
function house(): Location {
  const built = new Location();
  const tiers: readonly (readonly [Span, Span, number])[] = [
    [[0, 40], [0.2, 3], -1.2],
    [[2.5, 40], [3, 5.7], -1.7],
    [[5, 40], [5.7, 8.3], -2.4],
  ];
  for (const [[from, to], [low, top], back] of tiers) {
    built.box('ship-white', [from, to], [low, top], [-6, back], 0.05);
    built.box('ship-white', [from - 0.7, to], [top - 0.12, top + 0.08], [-6, back + 1], 0.02);
    for (let x = from + 0.8; x < to; x += 1.5)
      built.box(
        'window-dark',
        [x, x + 0.95],
        [low + 1.15, low + 2],
        [back - 0.05, back + 0.012],
        0.01,
      );
    for (const y of [0.35, 0.7, 1.05])
      built.rod(
        'ship-white',
        [from - 0.6, top + y, back + 0.9],
        [to, top + y, back + 0.9],
        0.02,
        6,
      );
    for (let x = from - 0.6; x < to; x += 1.6)
      built.rod('ship-white', [x, top, back + 0.9], [x, top + 1.05, back + 0.9], 0.02, 6);
  }
  return built;
}

function hull([low, high]: Span, from = 0): BufferGeometry {
  const surface = new Surface();
  const rows = 8;
  const columns = 60;
  const at = (column: number, row: number) => {
    const y = low + ((high - low) * row) / rows;
    const aft = from + length * (column / columns) ** 1.6;
    return new Vector3(stemAt(y) + aft, y, sideAt(aft, y));
  };
  const named = Array.from({ length: columns + 1 }, (_, column) =>
    Array.from({ length: rows + 1 }, (_, row) => {
      const here = at(column, row);
      const along = at(column + 0.01, row).sub(here);
      const up = at(column, row + 0.01).sub(here);
      return surface.corner(here, along.cross(up).normalize(), here.x - 0.3 * here.z, here.y);
    }),
  );
  named.forEach((column, index) => {
    const next = named[index + 1];
    column.forEach((a, row) => {
      const [b, c, d] = [next?.[row], next?.[row + 1], column[row + 1]];
      if (b !== undefined && c !== undefined && d !== undefined) surface.quad(a, b, c, d);
    });
  });
  return surface.geometry();
}

/** A rubbing strake that follows the side. */
function strake(y: number): BufferGeometry {
  const surface = new Surface();
  let last: readonly number[] | undefined;
  for (let aft = 0.05; aft < length; aft += aft < 12 ? 0.6 : 6) {
    const [x, z] = [stemAt(y) + aft, sideAt(aft, y)];
    const ring = (
      [
        [0, -0.09],
        [0.11, -0.05],
        [0.11, 0.05],
        [0, 0.09],
      ] as const
    ).map(([out, up]) =>
      surface.corner(new Vector3(x, y + up, z + out), new Vector3(0, up * 6, 1).normalize(), x, up),
    );
    const before = last;
    if (before)
      for (const corner of [0, 1, 2]) {
        const [a, b] = [before[corner], before[corner + 1]];
        const [c, d] = [ring[corner + 1], ring[corner]];
        if (a !== undefined && b !== undefined && c !== undefined && d !== undefined)
          surface.quad(a, d, c, b);
      }
    last = ring;
  }
  return surface.geometry();
}
