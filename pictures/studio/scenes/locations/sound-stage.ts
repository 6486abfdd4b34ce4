import { composePlacements, move, turn } from '../../../models/kit/space.ts';
import { lattice } from '../buildings/structure.ts';
import { windowIn } from '../buildings/window.ts';
import { Location } from '../location.ts';
import { type Opening, wall } from '../opening.ts';
import { lathe, rotatedPlacement, spanAround } from '../shapes.ts';

const [left, right, back, front] = [-12, 12, -15, 13] as const;
const grid = 8.4;

/** A sound stage: quilted walls, a lighting grid, a street front built of flats, the dock door open. */
export function soundStage(): Location {
  const built = new Location()
    .ground('floor-stage', [left, right], [back, front])
    .ground('asphalt', [-60, left], [back - 30, front + 30], -0.02)
    .box('quilt', [left, right], [0, 12], [back - 0.2, back])
    .box('quilt', [right, right + 0.2], [0, 12], [back, front])
    .box('panel-dark', [left, right], [12, 12.2], [back, front])
    .add(
      'quilt',
      wall([0, front - back], [0, 12], 0.3, [{ x: 11, width: 5.4, sill: 0.01, spring: 5.6 }]),
      rotatedPlacement([left, 0, front], Math.PI / 2),
    )
    .join(setFront(), rotatedPlacement([-4.1, 0, -5.6], 0.42))
    .join(flat(), rotatedPlacement([5.6, 0, -7.2], 0.3))
    .join(flat(), rotatedPlacement([8.4, 0, -6.3], 0.3))
    .join(lampStand(), [-7.6, 0, 0.5])
    .join(lampStand(), [8.2, 0, -1.6])
    .join(cases(), rotatedPlacement([9.4, 0, 1.2], 0.2));
  for (let z = back + 2; z < front; z += 2.6)
    built.join(lattice('steel-galvanised', [left, grid, z], [right, grid, z], 0.45, 30, 0.028));
  for (let x = left + 2; x < right; x += 3.2)
    built.rod('steel-galvanised', [x, grid - 0.05, back], [x, grid - 0.05, front], 0.03, 8);
  for (let z = -12; z < 8; z += 2.6)
    for (let x = -8; x < 10; x += 2.7)
      built.join(lantern(), composePlacements(move(x, grid - 0.1, z), turn('x', 0.5)));
  return built;
}

/** The front of the set: a plastered street front with a shop window, half painted. */
function setFront(): Location {
  const openings: Opening[] = [
    { x: -1.9, width: 1.5, sill: 0.8, spring: 2.4 },
    { x: 0.4, width: 1, sill: 0.02, spring: 2.3, rise: 0.35 },
    { x: -1.9, width: 1, sill: 3.4, spring: 4.9, rise: 0.3 },
    { x: 0.4, width: 1, sill: 3.4, spring: 4.9, rise: 0.3 },
    { x: 2.4, width: 1, sill: 3.4, spring: 4.9, rise: 0.3 },
    { x: 2.4, width: 1.5, sill: 0.8, spring: 2.4 },
  ];
  const built = new Location().add('set-ochre', wall([-3.4, 3.6], [0, 5.9], 0.09, openings));
  for (const opening of openings.filter(({ sill }) => sill > 0.5)) {
    const { x, width, sill } = opening;
    built.join(windowIn(opening, 'sash-white', [2, 4], 0.03));
    built.box(
      'set-stone',
      spanAround(x, width / 2 + 0.12),
      [sill - 0.12, sill],
      [-0.05, 0.09],
      0.01,
    );
  }
  built.box('shop-teal', [-0.08, 0.88], [0.02, 2.25], [-0.08, -0.03], 0.006);
  built
    .box('set-stone', [-3.45, 3.65], [2.85, 3.05], [-0.05, 0.12], 0.015)
    .box('set-stone', [-3.45, 3.65], [5.75, 6], [-0.05, 0.18], 0.02);
  built.box('set-stone', [-3.4, 3.6], [0, 0.45], [-0.05, 0.03], 0.01);
  // Undercoat still shows on one side.
  built
    .box('plaster-white', [2.0, 3.6], [3.06, 5.74], [0, 0.004])
    .box('crate', [3.6, 3.66], [0, 5.9], [-0.09, 0.0]);
  built.box('dark-room', [-3.3, 3.5], [0, 5.8], [-1.2, -1.15]);
  for (const x of [-2.9, 0, 2.9]) built.rod('pallet', [x, 4.4, -0.1], [x, 0, -2], 0.035, 6);
  return built;
}

/** The back of a flat: canvas on battens, propped by braces. */
function flat(): Location {
  const built = new Location().box('set-canvas', [-1.2, 1.2], [0, 4.8], [-0.02, 0]);
  for (const x of [-1.18, 0, 1.18])
    built.box('pallet', spanAround(x, 0.035), [0, 4.8], [0, 0.03], 0.003);
  for (const y of [0.03, 1.6, 3.2, 4.77])
    built.box('pallet', [-1.2, 1.2], spanAround(y, 0.035), [0, 0.03], 0.003);
  built
    .rod('pallet', [0.5, 3.2, 0.05], [0.5, 0.03, 1.6], 0.025, 6)
    .rod('pallet', [-0.5, 3.2, 0.05], [-0.5, 0.03, 1.6], 0.025, 6);
  for (const x of [-0.5, 0.5])
    built.add('cast-black', lathe(18, '0,0 0.14,0 0.12,0.1 0.04,0.14 0,0.14'), [x, 0, 1.62]);
  return built;
}

function lantern(): Location {
  return new Location()
    .add('frame-dark', lathe(16, '0,-0.42 0.13,-0.42 0.13,-0.2 0.1,0 0,0.02'))
    .box('frame-dark', [-0.16, 0.16], [-0.45, -0.43], [-0.16, 0.16])
    .add('globe-light', lathe(14, '0,-0.455 0.1,-0.455 0.1,-0.45 0,-0.45'));
}

/** A soft light on a stand. */
function lampStand(): Location {
  const built = new Location().rod('frame-dark', [0, 0.3, 0], [0, 3, 0], 0.025, 10);
  for (let at = 0; at < 3; at += 1) {
    const angle = (at / 3) * Math.PI * 2;
    const foot = [0.6 * Math.cos(angle), 0.02, 0.6 * Math.sin(angle)] as const;
    built.rod('frame-dark', [0, 0.75, 0], foot, 0.018, 8);
  }
  return built
    .box('frame-dark', [-0.65, 0.65], [2.7, 3.6], [-0.2, 0.0], 0.02)
    .box('fascia-glow', [-0.6, 0.6], [2.75, 3.55], [0.0, 0.01]);
}

function cases(): Location {
  const built = new Location();
  for (const [x, y, w, h] of [
    [0, 0, 1.1, 0.7],
    [0.05, 0.72, 0.95, 0.55],
    [1.3, 0, 0.9, 0.8],
  ] as const) {
    built.box('frame-dark', [x, x + w], [y + 0.02, y + h], [-0.35, 0.35], 0.012);
    for (const e of [x, x + w])
      built.box('frame-pale', spanAround(e, 0.015), [y + 0.02, y + h], [-0.36, 0.36], 0.004);
  }
  return built;
}
