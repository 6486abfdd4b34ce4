import { frontsOpposite } from '../buildings/street.ts';
import { Location } from '../location.ts';
import { box, lathe, pseudoRandom, spanAround } from '../shapes.ts';

const [left, right] = [-15, 15] as const;
const storey = 3.75;

/** An office front of glass and steel: a canopy over its doors, a granite forecourt. */
export function glassEntrance(): Location {
  const built = new Location()
    .ground('granite-paving', [-40, 40], [-1, 30])
    .join(frontsOpposite([-60, 60], 34))
    .box('granite-kerb', [left, right], [0, 0.18], [-0.3, 0.08], 0.01);
  for (let x = left, at = 0; x < right; x += 1.5, at += 1) {
    built.box('steel-grey', spanAround(x, 0.03), [0, storey * 3], [-0.1, 0.09], 0.004);
    for (let floor = 0; floor < 3; floor += 1) {
      // Panes are tilted slightly differently, so that each reflects a different part of the sky.
      const lean = 0.004 * (pseudoRandom(at, floor) - 0.5);
      const pane = box([-0.73, 0.73], [0.05, storey - 0.35], [-0.006, 0.006])
        .rotateY(lean)
        .rotateX(lean * 0.7);
      built.add('facade-mirror', pane, [x + 0.75, floor * storey, 0]);
    }
  }
  for (let floor = 1; floor <= 3; floor += 1) {
    const y = floor * storey;
    built.box('panel-dark', [left, right], [y - 0.34, y + 0.04], [-0.04, 0.02]);
    built
      .box('steel-grey', [left, right], [y - 0.36, y - 0.32], [-0.08, 0.1], 0.004)
      .box('steel-grey', [left, right], [y + 0.02, y + 0.06], [-0.08, 0.1], 0.004);
    built.box('plaster-white', [left, right], [y - 0.3, y - 0.05], [-9, -0.15]);
    for (let x = left + 1.5; x < right; x += 3)
      built.box('panel-light', spanAround(x, 0.6), [y - 0.34, y - 0.31], [-5, -3.8]);
  }
  built
    .box('floor-polished', [left, right], [-0.1, 0.01], [-9, -0.1])
    .box('shop-oak', [left, right], [0, storey * 3], [-9.2, -9]);
  for (const x of [-8, -2, 4, 10])
    built.rod('column-concrete', [x, 0, -3.5], [x, storey * 3, -3.5], 0.28, 20);
  built.box('shop-stone', [-5, -2.4], [0, 1.1], [-7.2, -6.4], 0.02);
  return built.join(canopy()).join(doors());
}

/** Steel brackets that carry a soffit of white panels with built-in lamps. */
function canopy(): Location {
  const built = new Location()
    .box('steel-white', [-4.2, 5.4], [3.15, 3.3], [0.1, 3], 0.01)
    .box('steel-grey', [-4.25, 5.45], [3.12, 3.36], [2.95, 3.05], 0.008);
  for (const x of [-4.2, -1, 2.2, 5.4]) {
    built.beam('steel-grey', [x, 3.42, 0.05], [x, 3.42, 3], 0.22, 0.12);
    built.rod('steel-polished', [x, 3.5, 2.7], [x, 5.4, 0.08], 0.02, 10);
  }
  for (let x = -3.4; x < 5.2; x += 1.6)
    for (const z of [1, 2.1])
      built.add('globe-light', lathe(18, '0,0 0.07,0 0.07,0.01 0,0.01'), [x, 3.144, z]);
  for (let x = -4.2; x < 5.4; x += 1.2)
    built.box('steel-grey', spanAround(x, 0.004), [3.146, 3.151], [0.1, 3]);
  return built;
}

/** Two glazed leaves with long steel pulls. */
function doors(): Location {
  const built = new Location();
  for (const x of [-2.25, -0.75]) {
    built
      .box('frame-dark', [x - 0.72, x - 0.66], [0.02, 2.6], [0.02, 0.1], 0.004)
      .box('frame-dark', [x + 0.66, x + 0.72], [0.02, 2.6], [0.02, 0.1], 0.004);
    built
      .box('frame-dark', spanAround(x, 0.72), [2.54, 2.62], [0.02, 0.1], 0.004)
      .box('frame-dark', spanAround(x, 0.72), [0.02, 0.14], [0.02, 0.1], 0.004);
    const pull = x < -1.5 ? x + 0.56 : x - 0.56;
    built.rod('steel-polished', [pull, 0.7, 0.16], [pull, 1.9, 0.16], 0.018, 12);
  }
  return built;
}
