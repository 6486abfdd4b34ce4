import { archRing } from '../arch-ring.ts';
import { pipeRun } from '../buildings/services.ts';
import { windowIn } from '../buildings/window.ts';
import { Location } from '../location.ts';
import { type Opening, wall } from '../opening.ts';
import { slab, spanAround, spots } from '../shapes.ts';

const [left, right] = [-9, 9] as const;

const eaves = 5.15;

/** The back of a terrace in stock brick: sash windows, a gutter under slates, a flagged yard. */
export function terraceRear(): Location {
  const openings: Opening[] = [-6.6, -2.7, 2.9, 6.8].flatMap((x): Opening[] => [
    { x, width: 1.1, sill: 0.95, spring: 2.25, rise: 0.12 },
    { x, width: 1.1, sill: 3.25, spring: 4.45, rise: 0.12 },
  ]);
  const door: Opening = { x: 4.85, width: 0.95, sill: 0.05, spring: 2.2, rise: 0.1 };
  const built = new Location()
    .ground('flags-worn', [-14, 14], [-0.2, 9])
    .add('brick-stock', wall([left, right], [0, eaves], 0.35, [...openings, door]))
    .add(
      'slate',
      slab(spots('0,0 5,2.9 5,3 -0.05,0.06'), 18)
        .rotateY(Math.PI / 2)
        .translate(-9, eaves + 0.05, 0.2),
    )
    .box('sash-white', [left, right], [eaves - 0.2, eaves], [0, 0.18], 0.006)
    .box('door-teal', [4.38, 5.32], [0.05, 2.28], [-0.18, -0.13], 0.006)
    .box('stone-sill', [4.2, 5.5], [0, 0.08], [-0.1, 0.35], 0.01)
    .box('dark-room', [left, right], [0, eaves], [-2, -1.9])
    .join(archHead(door));
  for (const opening of openings) {
    const { x, sill, spring } = opening;
    built
      .join(archHead(opening))
      .join(windowIn(opening, 'sash-white', [2, 4], 0.1, { stile: 0.07, rail: 0.5 }));
    built.box('stone-sill', spanAround(x, 0.64), [sill - 0.1, sill], [-0.2, 0.07], 0.01);
    built.box('blind', [x - 0.5, x - 0.28], [sill, spring + 0.1], [-0.25, -0.24]);
    built.box('blind', [x + 0.3, x + 0.5], [sill, spring + 0.1], [-0.25, -0.24]);
  }
  // A half-round gutter on brackets, and its downpipe.
  built.rod('gutter-black', [left, eaves - 0.02, 0.25], [right, eaves - 0.02, 0.25], 0.06, 14);
  for (let x = left + 0.4; x < right; x += 0.9)
    built.box('gutter-black', spanAround(x, 0.015), [eaves - 0.1, eaves + 0.02], [0, 0.26]);
  built.join(
    pipeRun(
      'gutter-black',
      0.036,
      [-4.7, eaves - 0.05, 0.22],
      [-4.7, eaves - 0.3, 0.2],
      [-4.7, eaves - 0.45, 0.07],
      [-4.7, 0.1, 0.07],
    ),
  );
  for (const y of [1, 2.6, 4.2])
    built.box('gutter-black', [-4.77, -4.63], [y, y + 0.05], [0, 0.12], 0.006);
  built
    .box('brick-stock', [-13, -9], [0, 1.9], [-0.2, 0])
    .box('brick-stock', [-9.2, -9], [0, 1.9], [0, 9])
    .box('stone-sill', [-9.3, -8.9], [1.9, 1.98], [0, 9], 0.02);
  return built.join(pots(), [-6.2, 0, 0.6]).join(bin(), [7.2, 0, 0.7]);
}

function archHead(opening: Opening): Location {
  return new Location().add('brick-arch-stock', archRing(opening, 0.23, 0.006, 0.1));
}

function pots(): Location {
  const built = new Location();
  for (const [x, z, size] of [
    [0, 0, 0.2],
    [0.5, 0.15, 0.15],
    [-0.45, 0.25, 0.16],
  ] as const) {
    built.box('planet-rust', spanAround(x, size), [0, size * 1.6], spanAround(z, size), 0.03);
    for (const up of [1.7, 2.3, 2.8])
      built.box(
        'leaf',
        spanAround(x, size * 0.9),
        [size * up, size * (up + 0.7)],
        spanAround(z, size * 0.8),
        size * 0.35,
      );
  }
  return built;
}

function bin(): Location {
  return new Location()
    .box('shop-slate', [-0.28, 0.28], [0.06, 0.95], [-0.32, 0.32], 0.03)
    .box('shop-slate', [-0.3, 0.3], [0.95, 1.03], [-0.35, 0.36], 0.03);
}
