import { composePlacements, move, turn } from '../../../models/kit/space.ts';
import { portalHall } from '../buildings/portal-hall.ts';
import { pipeRun } from '../buildings/services.ts';
import { Location } from '../location.ts';
import { lathe, rotatedPlacement, spanAround } from '../shapes.ts';
import { stanchion } from '../steelwork.ts';

/** A riverside shed where steel modules are built: a crane overhead, the far door open. */
export function fabricationShed(): Location {
  const built = new Location()
    .ground('floor-shed', [-20, 20], [-46, 18])
    .ground('quay-concrete', [-80, 80], [-200, -46], -0.02)
    .join(
      portalHall({
        half: 16,
        eaves: 14,
        rise: 2,
        z: [-46, 16],
        pitch: 7.5,
        deep: 0.7,
        frame: 'steel-blue',
        walls: 'sheet-grey',
        roof: 'sheet-grey',
        rooflights: [
          [4, 5.6],
          [10, 11.6],
        ],
        door: { x: [-13, 2], top: 11.5 },
        plinth: { material: 'block-painted', top: 2.4 },
      }),
    )
    .join(crane(), [0, 0, -27])
    .join(module(), [-7.2, 0, -9])
    .join(module(), rotatedPlacement([10.6, 0, -24], Math.PI))
    .join(plates(), [9.6, 0, -6]);
  for (const side of [-1, 1]) {
    built.beam('crane-yellow', [side * 14.6, 11, -46], [side * 14.6, 11, 16], 0.9, 0.4);
    built.box('steel-rail', spanAround(side * 14.6, 0.05), [11.45, 11.55], [-46, 16]);
  }
  built.box('line-yellow', [7.1, 7.25], [0, 0.002], [-46, 16]);
  return built.box('line-yellow', [-1.3, -1.15], [0, 0.002], [-46, 16]);
}

function crane(): Location {
  const built = new Location();
  for (const z of [-0.9, 0.9])
    built.box('crane-yellow', [-14.4, 14.4], [11.6, 12.9], spanAround(z, 0.22), 0.02);
  return built
    .box('crane-yellow', [2, 4], [12.9, 13.6], [-1.3, 1.3], 0.03)
    .rod('steel-rail', [3, 12.8, 0], [3, 8.2, 0], 0.025, 8)
    .box('crane-yellow', [2.7, 3.3], [7.5, 8.2], [-0.25, 0.25], 0.05)
    .add(
      'cast-black',
      lathe(20, '0.1,0 0.2,0.06 0.2,0.14 0.1,0.2'),
      composePlacements(move(3, 7.25, 0), turn('x', Math.PI / 2)),
    );
}

/** A process module: a primed frame on three levels with vessels and pipes inside. */
function module(): Location {
  const built = new Location();
  const [wide, long] = [4.2, 6.4];
  const levels = [0.5, 3.6, 6.9, 9.6];
  for (const x of [-wide, 0, wide])
    for (const z of [-long, 0, long]) built.add('primer-red', stanchion(x, z, 9.9, 0.36, 0.3));
  for (const y of levels) {
    for (const z of [-long, 0, long])
      built.beam('primer-red', [-wide, y, z], [wide, y, z], 0.4, 0.2);
    for (const x of [-wide, 0, wide])
      built.beam('primer-red', [x, y, -long], [x, y, long], 0.36, 0.18);
    if (y < 9) built.box('grating', [-wide, wide], [y + 0.2, y + 0.23], [-long, long]);
  }
  for (const z of [-long, long]) {
    built.rod('primer-red', [-wide, 0.6, z], [0, 3.5, z], 0.07, 10);
    built.rod('primer-red', [wide, 3.7, z], [0, 6.8, z], 0.07, 10);
  }
  built
    .rod('primer-red', [wide, 0.6, -long], [wide, 3.5, 0], 0.07, 10)
    .rod('primer-red', [wide, 3.7, long], [wide, 6.8, 0], 0.07, 10);
  const vessel = lathe(36, '0,-2.3 0.6,-2.2 0.95,-1.9 1,-1.6 1,1.6 0.95,1.9 0.6,2.2 0,2.3');
  built.add('vessel', vessel, composePlacements(move(1.9, 5.2, 2.6), turn('x', Math.PI / 2)));
  built.add(
    'vessel',
    lathe(36, '0,0 0.8,0.05 1.1,0.3 1.15,0.6 1.15,4.9 1.05,5.3 0.6,5.6 0,5.7'),
    [-2, 0.75, -2.8],
  );
  for (const [x, y, material] of [
    [3.3, 2.6, 'pipe-lagged'],
    [2.8, 2.6, 'pipe-green'],
    [2.35, 2.6, 'steel-galvanised'],
  ] as const)
    built.join(
      pipeRun(material, 0.13, [x, y, -long - 0.6], [x, y, 3], [x, 6.2, 3], [x, 6.2, long + 0.5]),
    );
  for (const y of [4.9, 5.5])
    built.join(pipeRun('pipe-lagged', 0.11, [-wide - 0.5, y - 1, 5], [wide + 0.4, y - 1, 5]));
  // Guardrails at the edges of each level.
  for (const y of levels.slice(1, 3))
    for (const h of [0.75, 1.25]) {
      built.rod('line-yellow', [wide, y + h, -long], [wide, y + h, long], 0.024, 8);
      built.rod('line-yellow', [-wide, y + h, long], [wide, y + h, long], 0.024, 8);
    }
  return built;
}

/** Stacked plate and beams. */
function plates(): Location {
  const built = new Location();
  for (const z of [-1.6, 0, 1.6]) built.box('pallet', [-1.2, 1.2], [0, 0.14], spanAround(z, 0.07));
  for (let at = 0; at < 7; at += 1)
    built.box(
      'steel-mill',
      [-1.1 + 0.03 * (at % 3), 1.1],
      [0.14 + at * 0.03, 0.165 + at * 0.03],
      [-2.2, 2.2 - 0.05 * (at % 2)],
      0.004,
    );
  for (let at = 0; at < 4; at += 1)
    built.beam('primer-red', [1.9 + at * 0.32, 0.3, -3], [1.9 + at * 0.32, 0.3, 3], 0.3, 0.26);
  return built;
}
