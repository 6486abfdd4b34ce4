import { move, placed, turn } from '../../../models/kit/space.ts';
import { ground } from '../buildings/ground.ts';
import { windowIn } from '../buildings/window.ts';
import { box } from '../shapes/box.ts';
import { chance } from '../shapes/chance.ts';
import type { Opening } from '../shapes/opening.ts';
import { slab } from '../shapes/outline.ts';
import { wall } from '../shapes/wall.ts';
import { Site } from '../site.ts';

const eaves = 4.1;

/** A stone yard: a barn with painted doors, slates above, a timber stack against the wall. */
export function stoneYard(): Site {
  const doors: Opening = { x: -2.6, width: 3, sill: 0.02, spring: 2.9 };
  const loft: Opening = { x: 3.6, width: 1.1, sill: 1.05, spring: 2.25 };
  const far: Opening = { x: 6.6, width: 0.95, sill: 0.05, spring: 2.05 };
  const site = new Site()
    .join(ground('setts', [-20, 20], [-0.2, 12]))
    .add('rubble-stone', wall([-11, 10], [0, eaves], 0.55, [doors, loft, far]))
    .add(
      'slate',
      slab(
        [
          [0, 0],
          [5.4, 3.4],
          [5.4, 3.5],
          [-0.05, 0.07],
        ],
        22,
      )
        .rotateY(Math.PI / 2)
        .translate(-11.3, eaves, 0.3),
    )
    .join(leaves(doors))
    .join(windowIn(loft, { frame: 'sash-white', panes: [2, 3], back: 0.2, rail: 0.5 }))
    .add('barn-door', box([6.13, 7.07], [0.05, 2.05], [-0.25, -0.2], 0.004))
    .add('stone-quoin', box([2.9, 4.3], [0.92, 1.05], [-0.3, 0.06], 0.012))
    .add('dark-room', box([-11, 10], [0, eaves], [-2, -1.9]));
  for (const { x, width, spring } of [doors, loft, far])
    site.add(
      'stone-quoin',
      box(
        [x - width / 2 - 0.28, x + width / 2 + 0.28],
        [spring, spring + 0.3],
        [-0.4, 0.03],
        0.012,
      ),
    );
  for (const { x, width, sill, spring } of [doors, loft, far])
    site.join(quoins(x - width / 2, sill, spring, -1)).join(quoins(x + width / 2, sill, spring, 1));
  site.join(returnWall(), placed(move(10, 0, 0), turn('y', -Math.PI / 2)));
  site.add('gutter-black', box([-11, 10], [eaves - 0.12, eaves - 0.02], [0.24, 0.36], 0.03));
  return site
    .join(timber(), [8.4, 0, 0.6])
    .join(timber(), placed(move(-7.6, 0, 0.8), turn('y', 0.05)));
}

function leaves({ x, width, spring }: Opening): Site {
  const site = new Site();
  for (const side of [-1, 1]) {
    const [inner, outer] = [x + side * 0.01, x + side * (width / 2 - 0.01)];
    site.add(
      'barn-door',
      box([Math.min(inner, outer), Math.max(inner, outer)], [0.04, spring], [-0.22, -0.17], 0.004),
    );
    for (const y of [0.45, 2.35])
      site.add(
        'cast-black',
        box(
          [Math.min(outer, outer - side * 1.1), Math.max(outer, outer - side * 1.1)],
          [y, y + 0.06],
          [-0.17, -0.158],
          0.003,
        ),
      );
  }
  return site.add('cast-black', box([x - 0.1, x - 0.06], [1.15, 1.4], [-0.17, -0.13], 0.01));
}

/** Dressed stones beside an opening, long and short in turn. */
function quoins(edge: number, sill: number, spring: number, side: 1 | -1): Site {
  const site = new Site();
  for (let y = sill, at = 0; y < spring - 0.05; at += 1) {
    const high = Math.min(0.26 + 0.08 * chance(edge, at), spring - y);
    const wide = at % 2 === 0 ? 0.34 : 0.2;
    site.add(
      'stone-quoin',
      box(
        [Math.min(edge, edge + side * wide), Math.max(edge, edge + side * wide)],
        [y, y + high - 0.008],
        [-0.4, 0.018],
        0.01,
      ),
    );
    y += high;
  }
  return site;
}

function returnWall(): Site {
  const site = new Site().add('rubble-stone', wall([0, 9], [0, 3], 0.5));
  return site.add('stone-quoin', box([0, 9], [3, 3.14], [-0.55, 0.08], 0.03));
}

/** Sawn boards stacked with laths between. */
function timber(): Site {
  const site = new Site();
  for (let row = 0; row < 6; row += 1)
    for (let at = 0; at < 4; at += 1)
      site.add(
        'crate',
        box(
          [-1.4 + 0.12 * chance(row, at), 1.3 + 0.14 * chance(at, row, 2)],
          [0.08 + row * 0.075, 0.13 + row * 0.075],
          [-0.36 + at * 0.19, -0.2 + at * 0.19],
          0.004,
        ),
      );
  for (let row = 0; row < 6; row += 1)
    for (const x of [-1, 0, 1])
      site.add(
        'pallet',
        box([x - 0.03, x + 0.03], [0.055 + row * 0.075, 0.08 + row * 0.075], [-0.38, 0.4]),
      );
  for (const x of [-1, 0, 1])
    site.add('pallet', box([x - 0.06, x + 0.06], [0, 0.056], [-0.38, 0.4]));
  return site;
}
