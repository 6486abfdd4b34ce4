import { move, placed, turn } from '../../../models/kit/space.ts';
import { turned } from '../../../models/kit/sweep.ts';
import { ground } from '../buildings/ground.ts';
import { lattice, rod } from '../buildings/structure.ts';
import { windowIn } from '../buildings/window.ts';
import { box } from '../shapes/box.ts';
import type { Opening } from '../shapes/opening.ts';
import { wall } from '../shapes/wall.ts';
import { Site } from '../site.ts';

const [left, right, back, front] = [-12, 12, -15, 13] as const;
const grid = 8.4;

/** A sound stage: quilted walls, a lighting grid, a street front built of flats, the dock door open. */
export function soundStage(): Site {
  const site = new Site()
    .join(ground('floor-stage', [left, right], [back, front]))
    .join(ground('asphalt', [-60, left], [back - 30, front + 30], -0.02))
    .add('quilt', box([left, right], [0, 12], [back - 0.2, back]))
    .add('quilt', box([right, right + 0.2], [0, 12], [back, front]))
    .add('panel-dark', box([left, right], [12, 12.2], [back, front]))
    .add(
      'quilt',
      wall([0, front - back], [0, 12], 0.3, [{ x: 11, width: 5.4, sill: 0.01, spring: 5.6 }]),
      placed(move(left, 0, front), turn('y', Math.PI / 2)),
    )
    .join(setFront(), placed(move(-4.1, 0, -5.6), turn('y', 0.42)))
    .join(flat(), placed(move(5.6, 0, -7.2), turn('y', 0.3)))
    .join(flat(), placed(move(8.4, 0, -6.3), turn('y', 0.3)))
    .join(lampStand(), [-7.6, 0, 0.5])
    .join(lampStand(), [8.2, 0, -1.6])
    .join(cases(), placed(move(9.4, 0, 1.2), turn('y', 0.2)));
  for (let z = back + 2; z < front; z += 2.6)
    site.join(
      lattice('steel-galvanised', {
        from: [left, grid, z],
        to: [right, grid, z],
        high: 0.45,
        panels: 30,
        chord: 0.028,
      }),
    );
  for (let x = left + 2; x < right; x += 3.2)
    site.add('steel-galvanised', rod([x, grid - 0.05, back], [x, grid - 0.05, front], 0.03, 8));
  for (let z = -12; z < 8; z += 2.6)
    for (let x = -8; x < 10; x += 2.7)
      site.join(lantern(), placed(move(x, grid - 0.1, z), turn('x', 0.5)));
  return site;
}

/** Seen from the front: a plastered street front with a shop window, half painted. */
function setFront(): Site {
  const openings: Opening[] = [
    { x: -1.9, width: 1.5, sill: 0.8, spring: 2.4 },
    { x: 0.4, width: 1, sill: 0.02, spring: 2.3, rise: 0.35 },
    { x: -1.9, width: 1, sill: 3.4, spring: 4.9, rise: 0.3 },
    { x: 0.4, width: 1, sill: 3.4, spring: 4.9, rise: 0.3 },
    { x: 2.4, width: 1, sill: 3.4, spring: 4.9, rise: 0.3 },
    { x: 2.4, width: 1.5, sill: 0.8, spring: 2.4 },
  ];
  const site = new Site().add('set-ochre', wall([-3.4, 3.6], [0, 5.9], 0.09, openings));
  for (const opening of openings.filter(({ sill }) => sill > 0.5)) {
    site.join(windowIn(opening, { frame: 'sash-white', panes: [2, 4], back: 0.03 }));
    site.add(
      'set-stone',
      box(
        [opening.x - opening.width / 2 - 0.12, opening.x + opening.width / 2 + 0.12],
        [opening.sill - 0.12, opening.sill],
        [-0.05, 0.09],
        0.01,
      ),
    );
  }
  site.add('shop-teal', box([-0.08, 0.88], [0.02, 2.25], [-0.08, -0.03], 0.006));
  site
    .add('set-stone', box([-3.45, 3.65], [2.85, 3.05], [-0.05, 0.12], 0.015))
    .add('set-stone', box([-3.45, 3.65], [5.75, 6], [-0.05, 0.18], 0.02));
  site.add('set-stone', box([-3.4, 3.6], [0, 0.45], [-0.05, 0.03], 0.01));
  // Undercoat still shows on one side.
  site
    .add('plaster-white', box([2.0, 3.6], [3.06, 5.74], [0, 0.004]))
    .add('crate', box([3.6, 3.66], [0, 5.9], [-0.09, 0.0]));
  site.add('dark-room', box([-3.3, 3.5], [0, 5.8], [-1.2, -1.15]));
  for (const x of [-2.9, 0, 2.9]) site.add('pallet', rod([x, 4.4, -0.1], [x, 0, -2], 0.035, 6));
  return site;
}

/** The back of a flat: canvas on battens, propped by braces. */
function flat(): Site {
  const site = new Site().add('set-canvas', box([-1.2, 1.2], [0, 4.8], [-0.02, 0]));
  for (const x of [-1.18, 0, 1.18])
    site.add('pallet', box([x - 0.035, x + 0.035], [0, 4.8], [0, 0.03], 0.003));
  for (const y of [0.03, 1.6, 3.2, 4.77])
    site.add('pallet', box([-1.2, 1.2], [y - 0.035, y + 0.035], [0, 0.03], 0.003));
  site
    .add('pallet', rod([0.5, 3.2, 0.05], [0.5, 0.03, 1.6], 0.025, 6))
    .add('pallet', rod([-0.5, 3.2, 0.05], [-0.5, 0.03, 1.6], 0.025, 6));
  for (const x of [-0.5, 0.5])
    site.add('cast-black', turned(18, [0, 0], [0.14, 0], [0.12, 0.1], [0.04, 0.14], [0, 0.14]), [
      x,
      0,
      1.62,
    ]);
  return site;
}

function lantern(): Site {
  return new Site()
    .add('frame-dark', turned(16, [0, -0.42], [0.13, -0.42], [0.13, -0.2], [0.1, 0], [0, 0.02]))
    .add('frame-dark', box([-0.16, 0.16], [-0.45, -0.43], [-0.16, 0.16]))
    .add('globe-light', turned(14, [0, -0.455], [0.1, -0.455], [0.1, -0.45], [0, -0.45]));
}

/** A soft light on a stand. */
function lampStand(): Site {
  const site = new Site().add('frame-dark', rod([0, 0.3, 0], [0, 3, 0], 0.025, 10));
  for (let at = 0; at < 3; at += 1) {
    const angle = (at / 3) * Math.PI * 2;
    site.add(
      'frame-dark',
      rod([0, 0.75, 0], [0.6 * Math.cos(angle), 0.02, 0.6 * Math.sin(angle)], 0.018, 8),
    );
  }
  return site
    .add('frame-dark', box([-0.65, 0.65], [2.7, 3.6], [-0.2, 0.0], 0.02))
    .add('fascia-glow', box([-0.6, 0.6], [2.75, 3.55], [0.0, 0.01]));
}

function cases(): Site {
  const site = new Site();
  for (const [x, y, w, h] of [
    [0, 0, 1.1, 0.7],
    [0.05, 0.72, 0.95, 0.55],
    [1.3, 0, 0.9, 0.8],
  ] as const) {
    site.add('frame-dark', box([x, x + w], [y + 0.02, y + h], [-0.35, 0.35], 0.012));
    for (const e of [x, x + w])
      site.add('frame-pale', box([e - 0.015, e + 0.015], [y + 0.02, y + h], [-0.36, 0.36], 0.004));
  }
  return site;
}
