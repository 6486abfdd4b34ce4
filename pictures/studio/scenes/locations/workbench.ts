import { bentTube } from '../../../models/kit/members.ts';
import { spots } from '../../../models/kit/profiles.ts';
import { composePlacements, move, point, turn } from '../../../models/kit/space.ts';
import { latheGeometry } from '../../../models/kit/sweep.ts';
import { windowIn } from '../buildings/window.ts';
import { Location } from '../location.ts';
import { type Opening, wall } from '../opening.ts';
import { lathe, rotatedPlacement, spanAround } from '../shapes.ts';

/** The height of the bench: parts lie on it. */
export const benchTop = 0.92;

/** A repair bench: a beech top, a vice, a board of tools behind it, a window to the left. */
export function workbench(): Location {
  const built = new Location()
    .box('bench-beech', [-3.2, 3.4], [benchTop - 0.08, benchTop], [-0.42, 0.5], 0.006)
    .box('bench-beech', [-3.2, 3.4], [benchTop - 0.22, benchTop - 0.08], [0.4, 0.44], 0.006)
    .box('plaster-cream', [-6, 6], [0, 3.4], [-0.6, -0.5])
    .box('peg-board', [-0.9, 2.9], [1.32, 2.5], [-0.5, -0.485], 0.004)
    .box('bench-beech', [-0.95, 2.95], [1.27, 1.32], [-0.5, -0.46], 0.004)
    .box('bench-beech', [-0.95, 2.95], [2.5, 2.55], [-0.5, -0.46], 0.004)
    .box('bench-beech', [-3.2, 3.4], [benchTop, benchTop + 0.12], [-0.5, -0.46], 0.004)
    .box('floor-painted', [-8, 8], [-0.2, 0], [-0.6, 8])
    .join(sideWindow(), rotatedPlacement([-3.6, 0, 3.2], Math.PI / 2))
    .join(tools())
    .join(vice(), [-0.85, benchTop, 0.28]);
  for (const x of [-3, -1, 1, 3])
    built.box('bench-beech', spanAround(x, 0.06), [0, benchTop - 0.1], [-0.35, -0.23], 0.006);
  // Jars of fixings and a box of rags at the back of the bench.
  for (let at = 0; at < 4; at += 1) {
    const x = 2.05 + at * 0.13;
    built.add('jar-glass', lathe(20, '0,0 0.048,0 0.05,0.09 0.038,0.11 0.038,0.12 0,0.12'), [
      x,
      benchTop,
      -0.38,
    ]);
    built.add(
      'tool-steel',
      latheGeometry(14, [0, 0], [0.042, 0.002], [0.042, 0.05 + 0.01 * at], [0, 0.055 + 0.012 * at]),
      [x, benchTop + 0.003, -0.38],
    );
    built.add('can-steel', lathe(20, '0,0.118 0.043,0.118 0.043,0.138 0,0.14'), [
      x,
      benchTop,
      -0.38,
    ]);
  }
  return built;
}

function sideWindow(): Location {
  const opening: Opening = { x: 2.4, width: 2.6, sill: 1.05, spring: 2.7 };
  return new Location()
    .add('plaster-cream', wall([-4, 6], [0, 3.4], 0.3, [opening]))
    .join(windowIn(opening, 'frame-dark', [4, 3], 0.15, { bar: 0.028 }))
    .box('bench-beech', [1, 3.8], [1, 1.05], [-0.2, 0.14], 0.006);
}

/** Spanners in a row, hammers, a saw, a coil of rope: hung on the board. */
function tools(): Location {
  const built = new Location();
  for (let at = 0; at < 8; at += 1) {
    const [x, long] = [0.05 + at * 0.1, 0.16 + at * 0.022];
    built.box(
      'tool-steel',
      spanAround(x, 0.009 + at * 0.0008),
      [2.25 - long, 2.25],
      [-0.478, -0.468],
      0.003,
    );
    built.add(
      'tool-steel',
      latheGeometry(
        16,
        ...spots(0.011, 0, 0.024 + at * 0.0015, 0, 0.024 + at * 0.0015, 0.012, 0.011, 0.012),
      ),
      composePlacements(move(x, 2.26, -0.478), turn('x', Math.PI / 2)),
    );
    built.box(
      'tool-steel',
      spanAround(x, 0.022),
      [2.22 - long, 2.255 - long],
      [-0.478, -0.466],
      0.004,
    );
  }
  for (const x of [1.05, 1.28]) {
    built.rod('tool-handle', [x, 1.72, -0.455], [x, 2.06, -0.455], 0.016, 12);
    built.box('tool-steel', [x - 0.06, x + 0.05], [2.05, 2.11], [-0.478, -0.432], 0.008);
  }
  for (let at = 0; at < 6; at += 1) {
    const x = 0.08 + at * 0.12;
    built.add('tool-handle', lathe(12, '0,0 0.014,0.005 0.016,0.07 0.01,0.1 0,0.1'), [
      x,
      1.68,
      -0.455,
    ]);
    built.rod('tool-steel', [x, 1.68, -0.455], [x, 1.5, -0.455], 0.004, 8);
  }
  const coil = Array.from({ length: 40 }, (_, at) => {
    const angle = (at / 39) * Math.PI * 6;
    return point(
      2.3 + (0.17 + 0.002 * at) * Math.cos(angle),
      2.05 + (0.2 + 0.002 * at) * Math.sin(angle),
      -0.46 + 0.001 * at,
    );
  });
  built.add('mooring-rope', bentTube(coil, 0.011, 0.01, 8));
  built
    .box('tool-handle', [1.55, 1.66], [1.9, 2.06], [-0.475, -0.455], 0.01)
    .box('tool-steel', [1.58, 1.62], [1.45, 1.9], [-0.468, -0.462], 0.002);
  return built;
}

function vice(): Location {
  return new Location()
    .box('vice-blue', [-0.09, 0.09], [0, 0.05], [-0.16, 0.16], 0.01)
    .box('vice-blue', [-0.07, 0.07], [0.05, 0.15], [-0.14, 0.02], 0.02)
    .box('vice-blue', [-0.075, 0.075], [0.06, 0.2], [0.09, 0.15], 0.015)
    .box('vice-blue', [-0.075, 0.075], [0.12, 0.2], [-0.03, 0.02], 0.012)
    .box('tool-steel', [-0.075, 0.075], [0.165, 0.2], [0.02, 0.03], 0.002)
    .box('tool-steel', [-0.075, 0.075], [0.165, 0.2], [0.08, 0.09], 0.002)
    .rod('tool-steel', [0, 0.09, 0.15], [0, 0.09, 0.24], 0.016, 14)
    .rod('tool-steel', [-0.12, 0.09, 0.225], [0.12, 0.09, 0.225], 0.008, 10);
}
