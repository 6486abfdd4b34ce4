import { windowIn } from '../buildings/window.ts';
import { Location } from '../location.ts';
import { type Opening, wall } from '../opening.ts';
import { pseudoRandom, rotatedPlacement, slab, spanAround, spots } from '../shapes.ts';

const eaves = 4.1;

/** A stone yard: a barn with painted doors, slates above, a timber stack against the wall. */
export function stoneYard(): Location {
  const doors: Opening = { x: -2.6, width: 3, sill: 0.02, spring: 2.9 };
  const loft: Opening = { x: 3.6, width: 1.1, sill: 1.05, spring: 2.25 };
  const far: Opening = { x: 6.6, width: 0.95, sill: 0.05, spring: 2.05 };
  const built = new Location()
    .ground('setts', [-20, 20], [-0.2, 12])
    .add('rubble-stone', wall([-11, 10], [0, eaves], 0.55, [doors, loft, far]))
    .add(
      'slate',
      slab(spots('0,0 5.4,3.4 5.4,3.5 -0.05,0.07'), 22)
        .rotateY(Math.PI / 2)
        .translate(-11.3, eaves, 0.3),
    )
    .join(leaves(doors))
    .join(windowIn(loft, 'sash-white', [2, 3], 0.2, { rail: 0.5 }))
    .box('barn-door', [6.13, 7.07], [0.05, 2.05], [-0.25, -0.2], 0.004)
    .box('stone-quoin', [2.9, 4.3], [0.92, 1.05], [-0.3, 0.06], 0.012)
    .box('dark-room', [-11, 10], [0, eaves], [-2, -1.9]);
  for (const { x, width, spring } of [doors, loft, far])
    built.box(
      'stone-quoin',
      spanAround(x, width / 2 + 0.28),
      [spring, spring + 0.3],
      [-0.4, 0.03],
      0.012,
    );
  for (const { x, width, sill, spring } of [doors, loft, far])
    built
      .join(quoins(x - width / 2, sill, spring, -1))
      .join(quoins(x + width / 2, sill, spring, 1));
  built.join(returnWall(), rotatedPlacement([10, 0, 0], -Math.PI / 2));
  built.box('gutter-black', [-11, 10], [eaves - 0.12, eaves - 0.02], [0.24, 0.36], 0.03);
  return built.join(timber(), [8.4, 0, 0.6]).join(timber(), rotatedPlacement([-7.6, 0, 0.8], 0.05));
}

function leaves({ x, width, spring }: Opening): Location {
  const built = new Location();
  for (const side of [-1, 1]) {
    const [inner, outer] = [x + side * 0.01, x + side * (width / 2 - 0.01)];
    built.box('barn-door', [inner, outer], [0.04, spring], [-0.22, -0.17], 0.004);
    for (const y of [0.45, 2.35])
      built.box('cast-black', [outer, outer - side * 1.1], [y, y + 0.06], [-0.17, -0.158], 0.003);
  }
  return built.box('cast-black', [x - 0.1, x - 0.06], [1.15, 1.4], [-0.17, -0.13], 0.01);
}

/** Dressed stones beside an opening, long and short in turn. */
function quoins(edge: number, sill: number, spring: number, side: 1 | -1): Location {
  const built = new Location();
  for (let y = sill, at = 0; y < spring - 0.05; at += 1) {
    const high = Math.min(0.26 + 0.08 * pseudoRandom(edge, at), spring - y);
    const wide = at % 2 === 0 ? 0.34 : 0.2;
    built.box(
      'stone-quoin',
      [edge, edge + side * wide],
      [y, y + high - 0.008],
      [-0.4, 0.018],
      0.01,
    );
    y += high;
  }
  return built;
}

function returnWall(): Location {
  const built = new Location().add('rubble-stone', wall([0, 9], [0, 3], 0.5));
  return built.box('stone-quoin', [0, 9], [3, 3.14], [-0.55, 0.08], 0.03);
}

/** Sawn boards stacked with laths between. */
function timber(): Location {
  const built = new Location();
  for (let row = 0; row < 6; row += 1)
    for (let at = 0; at < 4; at += 1)
      built.box(
        'crate',
        [-1.4 + 0.12 * pseudoRandom(row, at), 1.3 + 0.14 * pseudoRandom(at, row, 2)],
        [0.08 + row * 0.075, 0.13 + row * 0.075],
        [-0.36 + at * 0.19, -0.2 + at * 0.19],
        0.004,
      );
  for (let row = 0; row < 6; row += 1)
    for (const x of [-1, 0, 1])
      built.box(
        'pallet',
        spanAround(x, 0.03),
        [0.055 + row * 0.075, 0.08 + row * 0.075],
        [-0.38, 0.4],
      );
  for (const x of [-1, 0, 1]) built.box('pallet', spanAround(x, 0.06), [0, 0.056], [-0.38, 0.4]);
  return built;
}
