import { move, placed, turn } from '../../../models/kit/space.ts';
import { turned } from '../../../models/kit/sweep.ts';
import { ground } from '../buildings/ground.ts';
import { beam, lattice, rod, stanchion } from '../buildings/structure.ts';
import { box } from '../shapes/box.ts';
import { slab } from '../shapes/outline.ts';
import { Site } from '../site.ts';

const [left, right, back, front] = [-9, 9, -24, 11] as const;
const eaves = 9.5;
/** The mill stands in a pit, so that the bar passes at the height of a table. */
const sunk = 0.78;

/** A rolling bay: mill stands in a row, a hot bar on the roller table, dusty light from high windows. */
export function rollingBay(): Site {
  const site = new Site()
    .join(ground('checker-plate', [left, right], [back, front]))
    .add('sheet-green', box([left - 0.2, left], [0, 6.2], [back, front]))
    .add('sheet-green', box([right, right + 0.2], [0, 6.2], [back, front]))
    .add('sheet-green', box([left, right], [0, eaves + 4], [back - 0.2, back]))
    .add('sheet-green', box([left - 0.4, right + 0.4], [eaves + 1.9, eaves + 2], [back, front]));
  for (const x of [left, right]) {
    site.add('sheet-green', box([x - 0.1, x + 0.1], [8.4, eaves + 2], [back, front]));
    for (let z = back; z < front; z += 0.9)
      site.add('frame-dark', box([x - 0.03, x + 0.03], [6.2, 8.4], [z - 0.025, z + 0.025]));
    for (const y of [6.9, 7.65])
      site.add('frame-dark', box([x - 0.02, x + 0.02], [y - 0.02, y + 0.02], [back, front]));
  }
  for (let z = back + 1; z < front; z += 5.5) {
    for (const x of [left + 0.35, right - 0.35])
      site.add('iron-slate', stanchion(x, z, eaves, 0.4, 0.5));
    site.join(
      lattice('iron-slate', {
        from: [left, eaves, z],
        to: [right, eaves, z],
        high: 1.4,
        panels: 12,
        chord: 0.07,
      }),
    );
  }
  for (const x of [left + 1, right - 1])
    site.add('crane-yellow', beam([x, 7.4, back], [x, 7.4, front], 0.8, 0.35));
  site
    .add('crane-yellow', box([left + 1, right - 1], [7.9, 8.9], [-13.4, -13], 0.02))
    .add('crane-yellow', box([left + 1, right - 1], [7.9, 8.9], [-12, -11.6], 0.02));
  for (const z of [-1.2, -7.4, -13.6]) site.join(stand(), [-3.1, -sunk, z]);
  return site.join(table(), [-3.1, -sunk, 0]).join(desk(), [5.6, 0, -7]);
}

/** A four-high stand whose rolls lie across X; the bar passes along Z. */
function stand(): Site {
  const site = new Site();
  const housing = slab(
    [
      [-0.95, 0],
      [0.95, 0],
      [0.85, 0.4],
      [0.85, 3.9],
      [0.6, 4.25],
      [-0.6, 4.25],
      [-0.85, 3.9],
      [-0.85, 0.4],
    ],
    0.42,
    [
      [
        [-0.45, 0.6],
        [0.45, 0.6],
        [0.45, 3.5],
        [-0.45, 3.5],
      ],
    ],
  );
  for (const x of [-1.35, 0.93])
    site.add('machine-green', housing, placed(move(x, 0, 0), turn('y', Math.PI / 2)));
  const across = turn('z', Math.PI / 2);
  for (const [y, r] of [
    [1.05, 0.42],
    [1.63, 0.17],
    [1.99, 0.17],
    [2.57, 0.42],
  ] as const)
    site.add(
      'roll-steel',
      turned(
        36,
        [0, -1.6],
        [r * 0.5, -1.6],
        [r * 0.5, -0.9],
        [r, -0.88],
        [r, 0.88],
        [r * 0.5, 0.9],
        [r * 0.5, 1.6],
        [0, 1.6],
      ),
      placed(move(0, y, 0), across),
    );
  for (const x of [-1.15, 1.15]) {
    site.add('roll-steel', rod([x, 3.2, 0], [x, 4.8, 0], 0.14, 18));
    site.add('machine-green', box([x - 0.32, x + 0.32], [4.25, 4.62], [-0.4, 0.4], 0.03));
    for (const y of [1.05, 2.57])
      site.add(
        'machine-grey',
        box([x - 0.22, x + 0.22], [y - 0.36, y + 0.36], [-0.44, 0.44], 0.03),
      );
  }
  site.add('machine-green', box([-1.5, 1.5], [4.62, 5.05], [-0.3, 0.3], 0.04));
  // The drive: spindles and a gearbox on the far side.
  for (const y of [1.63, 1.99]) site.add('machine-grey', rod([-1.6, y, 0], [-3.4, y, 0], 0.11, 16));
  site
    .add('machine-green', box([-4.6, -3.4], [0, 2.6], [-0.8, 0.8], 0.05))
    .add('line-yellow', box([-3.42, -1.5], [2.2, 2.24], [-0.6, 0.6], 0.01));
  // Bolts at the housing's feet.
  for (const x of [-1.15, 1.15])
    for (const z of [-0.8, 0.8])
      site.add('machine-grey', turned(6, [0, 0], [0.07, 0], [0.07, 0.06], [0, 0.07]), [
        x + 0.02,
        0.4,
        z * 0.9,
      ]);
  return site;
}

/** Rollers in side frames, with a hot bar on them. */
function table(): Site {
  const site = new Site();
  for (const x of [-0.85, 0.85])
    site.add('machine-grey', box([x - 0.09, x + 0.09], [1.2, 1.75], [back, front], 0.02));
  for (let z = back; z < front; z += 0.55)
    site.add('roll-steel', rod([-0.78, 1.6, z], [0.78, 1.6, z], 0.16, 18));
  for (let z = back; z < front; z += 2.2)
    for (const x of [-0.85, 0.85])
      site.add('machine-grey', box([x - 0.12, x + 0.12], [0, 1.2], [z - 0.14, z + 0.14], 0.015));
  return site.add('hot-bar', box([-0.2, 0.2], [1.77, 1.87], [-21, 3.4], 0.02));
}

function desk(): Site {
  return new Site()
    .add('machine-grey', box([-0.5, 0.5], [0, 1], [-0.4, 0.4], 0.02))
    .add('panel-grey', box([-0.5, 0.5], [1, 1.06], [-0.45, 0.45], 0.01))
    .add('iron-slate', box([1.3, 2.9], [0, 2.1], [-0.6, 0.4], 0.02));
}
