import { spots as corners } from '../../../models/kit/profiles.ts';
import { composePlacements, move, turn } from '../../../models/kit/space.ts';
import { latheGeometry } from '../../../models/kit/sweep.ts';
import { lattice } from '../buildings/structure.ts';
import { Location } from '../location.ts';
import { lathe, rotatedPlacement, slab, spanAround, spots } from '../shapes.ts';
import { stanchion } from '../steelwork.ts';

const [left, right, back, front] = [-9, 9, -24, 11] as const;

const eaves = 9.5;

/** The mill stands in a pit, so that the bar passes at the height of a table. */
const sunk = 0.78;

/** A rolling bay: mill stands in a row, a hot bar on the roller table, dusty light from high windows. */
export function rollingBay(): Location {
  const built = new Location()
    .ground('checker-plate', [left, right], [back, front])
    .box('sheet-green', [left - 0.2, left], [0, 6.2], [back, front])
    .box('sheet-green', [right, right + 0.2], [0, 6.2], [back, front])
    .box('sheet-green', [left, right], [0, eaves + 4], [back - 0.2, back])
    .box('sheet-green', [left - 0.4, right + 0.4], [eaves + 1.9, eaves + 2], [back, front]);
  for (const x of [left, right]) {
    built.box('sheet-green', spanAround(x, 0.1), [8.4, eaves + 2], [back, front]);
    for (let z = back; z < front; z += 0.9)
      built.box('frame-dark', spanAround(x, 0.03), [6.2, 8.4], spanAround(z, 0.025));
    for (const y of [6.9, 7.65])
      built.box('frame-dark', spanAround(x, 0.02), spanAround(y, 0.02), [back, front]);
  }
  for (let z = back + 1; z < front; z += 5.5) {
    for (const x of [left + 0.35, right - 0.35])
      built.add('iron-slate', stanchion(x, z, eaves, 0.4, 0.5));
    built.join(lattice('iron-slate', [left, eaves, z], [right, eaves, z], 1.4, 12, 0.07));
  }
  for (const x of [left + 1, right - 1])
    built.beam('crane-yellow', [x, 7.4, back], [x, 7.4, front], 0.8, 0.35);
  built
    .box('crane-yellow', [left + 1, right - 1], [7.9, 8.9], [-13.4, -13], 0.02)
    .box('crane-yellow', [left + 1, right - 1], [7.9, 8.9], [-12, -11.6], 0.02);
  for (const z of [-1.2, -7.4, -13.6]) built.join(stand(), [-3.1, -sunk, z]);
  return built.join(table(), [-3.1, -sunk, 0]).join(desk(), [5.6, 0, -7]);
}

/** A four-high stand whose rolls lie across X; the bar passes along Z. */
function stand(): Location {
  const built = new Location();
  const housing = slab(
    spots('-0.95,0 0.95,0 0.85,0.4 0.85,3.9 0.6,4.25 -0.6,4.25 -0.85,3.9 -0.85,0.4'),
    0.42,
    [spots('-0.45,0.6 0.45,0.6 0.45,3.5 -0.45,3.5')],
  );
  for (const x of [-1.35, 0.93])
    built.add('machine-green', housing, rotatedPlacement([x, 0, 0], Math.PI / 2));
  const across = turn('z', Math.PI / 2);
  for (const [y, r] of corners(1.05, 0.42, 1.63, 0.17, 1.99, 0.17, 2.57, 0.42))
    built.add(
      'roll-steel',
      latheGeometry(
        36,
        ...corners(0, -1.6, r * 0.5, -1.6, r * 0.5, -0.9, r, -0.88, r, 0.88, r * 0.5, 0.9),
        ...corners(r * 0.5, 1.6, 0, 1.6),
      ),
      composePlacements(move(0, y, 0), across),
    );
  for (const x of [-1.15, 1.15]) {
    built.rod('roll-steel', [x, 3.2, 0], [x, 4.8, 0], 0.14, 18);
    built.box('machine-green', spanAround(x, 0.32), [4.25, 4.62], [-0.4, 0.4], 0.03);
    for (const y of [1.05, 2.57])
      built.box('machine-grey', spanAround(x, 0.22), spanAround(y, 0.36), [-0.44, 0.44], 0.03);
  }
  built.box('machine-green', [-1.5, 1.5], [4.62, 5.05], [-0.3, 0.3], 0.04);
  // The drive: spindles and a gearbox on the far side.
  for (const y of [1.63, 1.99]) built.rod('machine-grey', [-1.6, y, 0], [-3.4, y, 0], 0.11, 16);
  built
    .box('machine-green', [-4.6, -3.4], [0, 2.6], [-0.8, 0.8], 0.05)
    .box('line-yellow', [-3.42, -1.5], [2.2, 2.24], [-0.6, 0.6], 0.01);
  // Bolts at the housing's feet.
  for (const x of [-1.15, 1.15])
    for (const z of [-0.8, 0.8])
      built.add('machine-grey', lathe(6, '0,0 0.07,0 0.07,0.06 0,0.07'), [x + 0.02, 0.4, z * 0.9]);
  return built;
}

/** Rollers in side frames, with a hot bar on them. */
function table(): Location {
  const built = new Location();
  for (const x of [-0.85, 0.85])
    built.box('machine-grey', spanAround(x, 0.09), [1.2, 1.75], [back, front], 0.02);
  for (let z = back; z < front; z += 0.55)
    built.rod('roll-steel', [-0.78, 1.6, z], [0.78, 1.6, z], 0.16, 18);
  for (let z = back; z < front; z += 2.2)
    for (const x of [-0.85, 0.85])
      built.box('machine-grey', spanAround(x, 0.12), [0, 1.2], spanAround(z, 0.14), 0.015);
  return built.box('hot-bar', [-0.2, 0.2], [1.77, 1.87], [-21, 3.4], 0.02);
}

function desk(): Location {
  return new Location()
    .box('machine-grey', [-0.5, 0.5], [0, 1], [-0.4, 0.4], 0.02)
    .box('panel-grey', [-0.5, 0.5], [1, 1.06], [-0.45, 0.45], 0.01)
    .box('iron-slate', [1.3, 2.9], [0, 2.1], [-0.6, 0.4], 0.02);
}
