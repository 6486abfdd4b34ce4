import { composePlacements, mirror, move } from '../../../models/kit/space.ts';
import { portalHall } from '../buildings/portal-hall.ts';
import { Location } from '../location.ts';
import type { LocationMaterial } from '../location-materials.ts';
import { pseudoRandom, rotatedPlacement, spanAround } from '../shapes.ts';

/** An aisle between pallet racks under a sheeted roof with rooflights, a loading door at its end. */
export function warehouseAisle(): Location {
  const built = new Location()
    .ground('floor-power-float', [-30, 30], [-40, 16])
    .join(
      portalHall({
        half: 13,
        eaves: 9.2,
        rise: 1.3,
        z: [-38, 14],
        pitch: 6,
        frame: 'steel-grey',
        walls: 'sheet-white',
        roof: 'sheet-grey',
        rooflights: [
          [3.2, 4.4],
          [7.8, 9],
        ],
      }),
    )
    .join(racking(11, 3), [-1.75, 0, 4])
    .join(racking(11, 5), composePlacements(move(1.75, 0, 4), mirror()))
    .join(racking(11, 9), composePlacements(move(-4.05, 0, 4), mirror()))
    .join(racking(11, 14), [4.05, 0, 4]);
  for (const x of [-1.52, 1.42]) built.box('line-yellow', [x, x + 0.1], [0, 0.002], [-30, 12]);
  return built.box('rooflight', [-1.6, 1.6], [0, 3.6], [-37.98, -37.9]);
}

/** A depot under one high roof: racks along the left, dock doors at the end, a clear floor. */
export function depotHall(): Location {
  const built = new Location()
    .ground('floor-power-float', [-30, 30], [-34, 26])
    .join(
      portalHall({
        half: 18,
        eaves: 14.5,
        rise: 2,
        z: [-30, 24],
        pitch: 7.5,
        deep: 0.7,
        frame: 'steel-grey',
        walls: 'sheet-slate',
        roof: 'sheet-grey',
        rooflights: [
          [3.5, 5],
          [10.5, 12],
        ],
        plinth: { material: 'block-painted', top: 2.6 },
      }),
    )
    .join(racking(9, 21), [-6.6, 0, -3])
    .join(racking(9, 25), composePlacements(move(-8.9, 0, -3), mirror()))
    .join(racking(9, 31), [-14.2, 0, -3]);
  for (const x of [-4, 3, 10]) built.join(dockDoor(x < 0), [x, 0, -29.95]);
  for (const [x, z, seed, angle] of [
    [13.6, -9, 3, 0.1],
    [15.1, -9.2, 8, 0.05],
    [14.3, -12, 12, -0.1],
  ] as const)
    built.join(load(seed), rotatedPlacement([x, 0, z], angle));
  built
    .box('line-yellow', [-5.6, -5.45], [0, 0.002], [-28, 22])
    .box('line-yellow', [12.2, 12.35], [0, 0.002], [-28, 22]);
  return built;
}

/** A dock door with bumpers at its foot, open to daylight or with its shutter down. */
function dockDoor(open: boolean): Location {
  return new Location()
    .box(open ? 'day-behind' : 'shutter', [-1.6, 1.6], [0, 3.6], [0, 0.02])
    .box('steel-grey', [-1.85, -1.6], [0, 3.9], [0, 0.15], 0.01)
    .box('steel-grey', [1.6, 1.85], [0, 3.9], [0, 0.15], 0.01)
    .box('steel-grey', [-1.85, 1.85], [3.6, 3.95], [0, 0.2], 0.01)
    .box('line-yellow', [-2.3, -2.1], [0, 1.1], [0.3, 0.5], 0.03)
    .box('line-yellow', [2.1, 2.3], [0, 1.1], [0.3, 0.5], 0.03);
}

const bay = 2.8;
const depth = 1.1;
const levels = [0, 1.95, 3.75, 5.4] as const;
const top = 7;

/** Pallet racking from the origin towards −Z, with its front at x = 0 and its back at x = −depth. */
function racking(bays: number, seed: number): Location {
  const built = new Location();
  const upright = frame().merged();
  const loads = Array.from({ length: 14 }, (_, at) => load(seed + at).merged());
  for (let at = 0; at <= bays; at += 1) built.join(upright, [0, 0, -at * bay]);
  for (let at = 0; at < bays; at += 1) {
    const z = -at * bay;
    levels.forEach((y, level) => {
      if (level > 0)
        for (const x of [0, -depth + 0.06])
          built.box('rack-orange', [x - 0.05, x], [y - 0.13, y], [z - bay + 0.05, z - 0.05], 0.006);
      for (const place of [0, 1]) {
        // Some places are empty.
        const stored = loads[Math.floor(pseudoRandom(seed, at, level, place) * 16)];
        if (stored) built.join(stored, [-depth / 2, y, z - 0.72 - place * 1.34]);
      }
    });
  }
  return built;
}

function frame(): Location {
  const built = new Location();
  for (const x of [-0.05, -depth + 0.05]) {
    built.box('rack-blue', spanAround(x, 0.05), [0, top], [-0.04, 0.04], 0.006);
    built.box('rack-blue', spanAround(x, 0.08), [0, 0.012], [-0.07, 0.07]);
  }
  for (let y = 0.3; y < top - 0.8; y += 1.1) {
    built.rod('rack-blue', [-0.05, y, 0], [-depth + 0.05, y + 0.75, 0], 0.018, 6);
    built.rod('rack-blue', [-depth + 0.05, y + 0.75, 0], [-0.05, y + 1.1, 0], 0.018, 6);
  }
  return built.box('line-yellow', [0.03, 0.06], [0, 0.4], [-0.09, 0.09], 0.01);
}

const cartons: readonly LocationMaterial[] = [
  'carton-kraft',
  'carton-light',
  'carton-kraft',
  'carton-white',
];

/** A pallet of cartons, centred on the origin. */
function load(seed: number): Location {
  const built = new Location();
  for (const z of [-0.46, 0, 0.46]) built.box('pallet', [-0.5, 0.5], [0, 0.1], spanAround(z, 0.05));
  for (let x = -0.5; x < 0.5; x += 0.166)
    built.box('pallet', [x, x + 0.12], [0.1, 0.125], [-0.6, 0.6]);
  const material = cartons[Math.floor(pseudoRandom(seed, 11) * cartons.length)] ?? 'carton-kraft';
  const [across, along] = pseudoRandom(seed, 12) > 0.5 ? [2, 3] : [3, 3];
  const high = 0.24 + 0.16 * pseudoRandom(seed, 13);
  const rows = Math.min(4, 2 + Math.floor(pseudoRandom(seed, 14) * 3));
  const [wide, long] = [0.98 / across, 1.18 / along];
  for (let row = 0; row < rows; row += 1)
    for (let i = 0; i < across; i += 1)
      for (let j = 0; j < along; j += 1) {
        if (row === rows - 1 && pseudoRandom(seed, row, i, j) < 0.22) continue;
        const nudge = 0.012 * (pseudoRandom(seed, i, j, row) - 0.5);
        const x = -0.49 + i * wide + nudge;
        const z = -0.59 + j * long + nudge;
        const y = 0.127 + row * high;
        built.box(
          material,
          [x + 0.004, x + wide - 0.004],
          [y, y + high - 0.004],
          [z + 0.004, z + long - 0.004],
          0.006,
        );
        built.box(
          'carton-tape',
          spanAround(x + wide / 2, 0.025),
          [y + high - 0.03, y + high - 0.0025],
          [z + 0.003, z + long - 0.003],
        );
      }
  return built;
}
