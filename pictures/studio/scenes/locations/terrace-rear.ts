import { ground } from '../buildings/ground.ts';
import { pipeRun } from '../buildings/services.ts';
import { rod } from '../buildings/structure.ts';
import { windowIn } from '../buildings/window.ts';
import { box } from '../shapes/box.ts';
import { archRing, type Opening } from '../shapes/opening.ts';
import { slab } from '../shapes/outline.ts';
import { wall } from '../shapes/wall.ts';
import { Site } from '../site.ts';

const [left, right] = [-9, 9] as const;
const eaves = 5.15;

/** The back of a terrace in stock brick: sash windows, a gutter under slates, a flagged yard. */
export function terraceRear(): Site {
  const openings: Opening[] = [-6.6, -2.7, 2.9, 6.8].flatMap((x): Opening[] => [
    { x, width: 1.1, sill: 0.95, spring: 2.25, rise: 0.12 },
    { x, width: 1.1, sill: 3.25, spring: 4.45, rise: 0.12 },
  ]);
  const door: Opening = { x: 4.85, width: 0.95, sill: 0.05, spring: 2.2, rise: 0.1 };
  const site = new Site()
    .join(ground('flags-worn', [-14, 14], [-0.2, 9]))
    .add('brick-stock', wall([left, right], [0, eaves], 0.35, [...openings, door]))
    .add(
      'slate',
      slab(
        [
          [0, 0],
          [5, 2.9],
          [5, 3],
          [-0.05, 0.06],
        ],
        18,
      )
        .rotateY(Math.PI / 2)
        .translate(-9, eaves + 0.05, 0.2),
    )
    .add('sash-white', box([left, right], [eaves - 0.2, eaves], [0, 0.18], 0.006))
    .add('door-teal', box([4.38, 5.32], [0.05, 2.28], [-0.18, -0.13], 0.006))
    .add('stone-sill', box([4.2, 5.5], [0, 0.08], [-0.1, 0.35], 0.01))
    .add('dark-room', box([left, right], [0, eaves], [-2, -1.9]))
    .join(archHead(door));
  for (const opening of openings) {
    site.join(archHead(opening)).join(
      windowIn(opening, {
        frame: 'sash-white',
        panes: [2, 4],
        back: 0.1,
        stile: 0.07,
        rail: 0.5,
      }),
    );
    site.add(
      'stone-sill',
      box(
        [opening.x - 0.64, opening.x + 0.64],
        [opening.sill - 0.1, opening.sill],
        [-0.2, 0.07],
        0.01,
      ),
    );
    site.add(
      'blind',
      box(
        [opening.x - 0.5, opening.x - 0.28],
        [opening.sill, opening.spring + 0.1],
        [-0.25, -0.24],
      ),
    );
    site.add(
      'blind',
      box([opening.x + 0.3, opening.x + 0.5], [opening.sill, opening.spring + 0.1], [-0.25, -0.24]),
    );
  }
  // A half-round gutter on brackets, and the pipe that takes its water down.
  site.add('gutter-black', rod([left, eaves - 0.02, 0.25], [right, eaves - 0.02, 0.25], 0.06, 14));
  for (let x = left + 0.4; x < right; x += 0.9)
    site.add('gutter-black', box([x - 0.015, x + 0.015], [eaves - 0.1, eaves + 0.02], [0, 0.26]));
  site.join(
    pipeRun(
      'gutter-black',
      [
        [-4.7, eaves - 0.05, 0.22],
        [-4.7, eaves - 0.3, 0.2],
        [-4.7, eaves - 0.45, 0.07],
        [-4.7, 0.1, 0.07],
      ],
      0.036,
    ),
  );
  for (const y of [1, 2.6, 4.2])
    site.add('gutter-black', box([-4.77, -4.63], [y, y + 0.05], [0, 0.12], 0.006));
  site
    .add('brick-stock', box([-13, -9], [0, 1.9], [-0.2, 0]))
    .add('brick-stock', box([-9.2, -9], [0, 1.9], [0, 9]))
    .add('stone-sill', box([-9.3, -8.9], [1.9, 1.98], [0, 9], 0.02));
  return site.join(pots(), [-6.2, 0, 0.6]).join(bin(), [7.2, 0, 0.7]);
}

function archHead(opening: Opening): Site {
  return new Site().add('brick-arch-stock', archRing(opening, 0.23, 0.006, 0.1));
}

function pots(): Site {
  const site = new Site();
  for (const [x, z, size] of [
    [0, 0, 0.2],
    [0.5, 0.15, 0.15],
    [-0.45, 0.25, 0.16],
  ] as const) {
    site.add('planet-rust', box([x - size, x + size], [0, size * 1.6], [z - size, z + size], 0.03));
    for (const up of [1.7, 2.3, 2.8])
      site.add(
        'leaf',
        box(
          [x - size * 0.9, x + size * 0.9],
          [size * up, size * (up + 0.7)],
          [z - size * 0.8, z + size * 0.8],
          size * 0.35,
        ),
      );
  }
  return site;
}

function bin(): Site {
  return new Site()
    .add('shop-slate', box([-0.28, 0.28], [0.06, 0.95], [-0.32, 0.32], 0.03))
    .add('shop-slate', box([-0.3, 0.3], [0.95, 1.03], [-0.35, 0.36], 0.03));
}
