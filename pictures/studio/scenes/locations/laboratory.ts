import { bentTube } from '../../../models/kit/members.ts';
import { spots } from '../../../models/kit/profiles.ts';
import { point } from '../../../models/kit/space.ts';
import { latheGeometry } from '../../../models/kit/sweep.ts';
import { ceilingGrid } from '../buildings/ceiling-grid.ts';
import { boxDuct } from '../buildings/services.ts';
import { Location } from '../location.ts';
import { pseudoRandom, rotatedPlacement, spanAround } from '../shapes.ts';

const [left, right, back, front] = [-5.6, 5.6, -9.5, 8] as const;

/** A white laboratory: island benches with shelves, fume cupboards along one wall, a band of windows. */
export function laboratory(): Location {
  const built = new Location()
    .ground('vinyl-pale', [left, right], [back, front])
    .box('plaster-white', [left, right], [3.5, 3.6], [back, front])
    .join(
      ceilingGrid({
        x: [left, right],
        z: [back, front],
        y: 2.8,
        filled: (x, z) =>
          Math.round((x - left) / 0.6) % 5 === 2 && Math.round((z - back) / 0.6) % 3 === 1
            ? 'light'
            : 'tile',
      }),
    )
    .join(boxDuct([0.9, 1.6], [2.98, 3.3], [back, front]))
    .box('plaster-cool', [left - 0.1, left], [0, 3.5], [back, front])
    .box('plaster-cool', [right, right + 0.1], [0, 3.5], [back, front])
    .join(windowEnd(), [0, 0, back]);
  for (const x of [-2.1, 3.1]) built.join(island(x > 0 ? 7 : 2), [x, 0, 0]);
  for (let z = -8; z < 4; z += 2.05)
    built.join(cupboard(), rotatedPlacement([left + 0.02, 0, z], Math.PI / 2));
  return built;
}

function windowEnd(): Location {
  const built = new Location()
    .box('plaster-cool', [left, right], [0, 0.95], [-0.3, 0])
    .box('plaster-cool', [left, right], [2.55, 3.6], [-0.3, 0]);
  for (let x = left; x <= right + 0.01; x += 1.4)
    built.box('sash-white', spanAround(x, 0.05), [0.95, 2.55], [-0.2, -0.1], 0.006);
  for (const y of [0.97, 2.53])
    built.box('sash-white', [left, right], spanAround(y, 0.03), [-0.2, -0.08], 0.006);
  return built.box('sash-white', [left, right], [0.9, 0.95], [-0.3, 0.18], 0.01);
}

/** An island bench along Z: cupboards under a white top, shelves on posts over it. */
function island(seed: number): Location {
  const [near, far, half] = [3.4, -7.4, 0.72] as const;
  const built = new Location()
    .box('lab-white', [-half, half], [0.1, 0.86], [far, near], 0.006)
    .box('frame-dark', [-half + 0.06, half - 0.06], [0, 0.1], [far + 0.06, near - 0.06])
    .box('bench-top', [-half - 0.03, half + 0.03], [0.86, 0.9], [far - 0.03, near + 0.03], 0.006);
  for (let z = far; z < near - 0.3; z += 0.6) {
    for (const side of [-1, 1]) {
      built.box(
        'frame-dark',
        [side * half, side * (half + 0.003)],
        [0.12, 0.85],
        spanAround(z, 0.003),
      );
      built.box(
        'steel-polished',
        [side * (half + 0.003), side * (half + 0.022)],
        [0.76, 0.78],
        [z + 0.2, z + 0.42],
        0.004,
      );
    }
  }
  for (let z = far + 0.1; z < near; z += 1.3)
    built.box('steel-white', [-0.03, 0.03], [0.9, 2.05], spanAround(z, 0.03), 0.004);
  for (const y of [1.35, 1.72])
    built.box('bench-top', [-0.2, 0.2], [y, y + 0.025], [far + 0.1, near - 0.1], 0.004);
  const glassware = ['bottle-amber', 'bottle-clear', 'bottle-white', 'bottle-blue'] as const;
  for (const y of [1.375, 1.745])
    for (
      let z = far + 0.3, at = 0;
      z < near - 0.3;
      z += 0.12 + 0.1 * pseudoRandom(seed, at, y), at += 1
    ) {
      if (pseudoRandom(seed, at, y, 4) < 0.3) continue;
      const r = 0.028 + 0.03 * pseudoRandom(seed, at, 2);
      const h = 0.09 + 0.12 * pseudoRandom(seed, at, 3);
      const outline = spots(0, 0, r, 0, r, h * 0.7, r * 0.5, h * 0.86, r * 0.5, h, 0, h);
      const bottle = latheGeometry(14, ...outline);
      built.add(glassware[Math.floor(pseudoRandom(seed, at, 5) * 4)] ?? 'bottle-clear', bottle, [
        -0.08 + 0.16 * pseudoRandom(seed, at, 6),
        y,
        z,
      ]);
    }
  for (const z of [2.2, -1.4, -5]) {
    built.add(
      'steel-polished',
      bentTube(
        [point(0.3, 0.9, z), point(0.3, 1.22, z), point(0.44, 1.3, z), point(0.5, 1.18, z)],
        0.013,
        0.07,
        10,
      ),
    );
    built.box('steel-polished', [0.3, 0.62], [0.885, 0.903], spanAround(z, 0.2), 0.004);
  }
  // Equipment on each bench, such as the silhouette of a microscope.
  built
    .box('lab-white', [-0.55, -0.28], [0.9, 1.16], [1, 1.34], 0.02)
    .box('window-dark', [-0.5, -0.33], [1.0, 1.1], [1.34, 1.345]);
  built.box('panel-grey', [-0.55, -0.22], [0.9, 1.02], [-2.9, -2.5], 0.015);
  return built;
}

/** A fume cupboard facing +Z. */
function cupboard(): Location {
  return new Location()
    .box('lab-white', [-0.95, 0.95], [0.1, 0.86], [0, 0.8], 0.008)
    .box('bench-top', [-0.97, 0.97], [0.86, 0.92], [0, 0.84], 0.006)
    .box('lab-white', [-0.95, -0.82], [0.92, 2.5], [0, 0.8], 0.008)
    .box('lab-white', [0.82, 0.95], [0.92, 2.5], [0, 0.8], 0.008)
    .box('lab-white', [-0.95, 0.95], [2.05, 2.55], [0, 0.8], 0.008)
    .box('plaster-cool', [-0.82, 0.82], [0.92, 2.05], [0, 0.03])
    .box('balustrade-glass', [-0.82, 0.82], [1.3, 2.1], [0.76, 0.765])
    .box('steel-polished', [-0.82, 0.82], [1.28, 1.31], [0.755, 0.785], 0.004)
    .box('panel-light', [-0.5, 0.5], [2.03, 2.05], [0.2, 0.4])
    .box('duct', [-0.16, 0.16], [2.55, 3.4], [0.2, 0.52], 0.01);
}
