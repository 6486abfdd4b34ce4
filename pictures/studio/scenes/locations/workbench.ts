import { bentTube } from '../../../models/kit/members.ts';
import { move, placed, point, turn } from '../../../models/kit/space.ts';
import { turned } from '../../../models/kit/sweep.ts';
import { rod } from '../buildings/structure.ts';
import { windowIn } from '../buildings/window.ts';
import { box } from '../shapes/box.ts';
import type { Opening } from '../shapes/opening.ts';
import { wall } from '../shapes/wall.ts';
import { Site } from '../site.ts';

/** The height of the bench: parts lie on it. */
export const benchTop = 0.92;

/** A repair bench: a beech top, a vice, a board of tools behind it, a window to the left. */
export function workbench(): Site {
  const site = new Site()
    .add('bench-beech', box([-3.2, 3.4], [benchTop - 0.08, benchTop], [-0.42, 0.5], 0.006))
    .add('bench-beech', box([-3.2, 3.4], [benchTop - 0.22, benchTop - 0.08], [0.4, 0.44], 0.006))
    .add('plaster-cream', box([-6, 6], [0, 3.4], [-0.6, -0.5]))
    .add('peg-board', box([-0.9, 2.9], [1.32, 2.5], [-0.5, -0.485], 0.004))
    .add('bench-beech', box([-0.95, 2.95], [1.27, 1.32], [-0.5, -0.46], 0.004))
    .add('bench-beech', box([-0.95, 2.95], [2.5, 2.55], [-0.5, -0.46], 0.004))
    .add('bench-beech', box([-3.2, 3.4], [benchTop, benchTop + 0.12], [-0.5, -0.46], 0.004))
    .add('floor-painted', box([-8, 8], [-0.2, 0], [-0.6, 8]))
    .join(sideWindow(), placed(move(-3.6, 0, 3.2), turn('y', Math.PI / 2)))
    .join(tools())
    .join(vice(), [-0.85, benchTop, 0.28]);
  for (const x of [-3, -1, 1, 3])
    site.add('bench-beech', box([x - 0.06, x + 0.06], [0, benchTop - 0.1], [-0.35, -0.23], 0.006));
  // Jars of fixings and a box of rags at the back of the bench.
  for (let at = 0; at < 4; at += 1) {
    const x = 2.05 + at * 0.13;
    site.add(
      'jar-glass',
      turned(20, [0, 0], [0.048, 0], [0.05, 0.09], [0.038, 0.11], [0.038, 0.12], [0, 0.12]),
      [x, benchTop, -0.38],
    );
    site.add(
      'tool-steel',
      turned(14, [0, 0], [0.042, 0.002], [0.042, 0.05 + 0.01 * at], [0, 0.055 + 0.012 * at]),
      [x, benchTop + 0.003, -0.38],
    );
    site.add('can-steel', turned(20, [0, 0.118], [0.043, 0.118], [0.043, 0.138], [0, 0.14]), [
      x,
      benchTop,
      -0.38,
    ]);
  }
  return site;
}

function sideWindow(): Site {
  const opening: Opening = { x: 2.4, width: 2.6, sill: 1.05, spring: 2.7 };
  return new Site()
    .add('plaster-cream', wall([-4, 6], [0, 3.4], 0.3, [opening]))
    .join(windowIn(opening, { frame: 'frame-dark', panes: [4, 3], back: 0.15, bar: 0.028 }))
    .add('bench-beech', box([1, 3.8], [1, 1.05], [-0.2, 0.14], 0.006));
}

/** Spanners in a row, hammers, a saw, a coil of rope: hung on the board. */
function tools(): Site {
  const site = new Site();
  for (let at = 0; at < 8; at += 1) {
    const [x, long] = [0.05 + at * 0.1, 0.16 + at * 0.022];
    site.add(
      'tool-steel',
      box(
        [x - 0.009 - at * 0.0008, x + 0.009 + at * 0.0008],
        [2.25 - long, 2.25],
        [-0.478, -0.468],
        0.003,
      ),
    );
    site.add(
      'tool-steel',
      turned(
        16,
        [0.011, 0],
        [0.024 + at * 0.0015, 0],
        [0.024 + at * 0.0015, 0.012],
        [0.011, 0.012],
      ),
      placed(move(x, 2.26, -0.478), turn('x', Math.PI / 2)),
    );
    site.add(
      'tool-steel',
      box([x - 0.022, x + 0.022], [2.22 - long, 2.255 - long], [-0.478, -0.466], 0.004),
    );
  }
  for (const x of [1.05, 1.28]) {
    site.add('tool-handle', rod([x, 1.72, -0.455], [x, 2.06, -0.455], 0.016, 12));
    site.add('tool-steel', box([x - 0.06, x + 0.05], [2.05, 2.11], [-0.478, -0.432], 0.008));
  }
  for (let at = 0; at < 6; at += 1) {
    const x = 0.08 + at * 0.12;
    site.add(
      'tool-handle',
      turned(12, [0, 0], [0.014, 0.005], [0.016, 0.07], [0.01, 0.1], [0, 0.1]),
      [x, 1.68, -0.455],
    );
    site.add('tool-steel', rod([x, 1.68, -0.455], [x, 1.5, -0.455], 0.004, 8));
  }
  const coil = Array.from({ length: 40 }, (_, at) => {
    const angle = (at / 39) * Math.PI * 6;
    return point(
      2.3 + (0.17 + 0.002 * at) * Math.cos(angle),
      2.05 + (0.2 + 0.002 * at) * Math.sin(angle),
      -0.46 + 0.001 * at,
    );
  });
  site.add('mooring-rope', bentTube(coil, 0.011, 0.01, 8));
  site
    .add('tool-handle', box([1.55, 1.66], [1.9, 2.06], [-0.475, -0.455], 0.01))
    .add('tool-steel', box([1.58, 1.62], [1.45, 1.9], [-0.468, -0.462], 0.002));
  return site;
}

function vice(): Site {
  return new Site()
    .add('vice-blue', box([-0.09, 0.09], [0, 0.05], [-0.16, 0.16], 0.01))
    .add('vice-blue', box([-0.07, 0.07], [0.05, 0.15], [-0.14, 0.02], 0.02))
    .add('vice-blue', box([-0.075, 0.075], [0.06, 0.2], [0.09, 0.15], 0.015))
    .add('vice-blue', box([-0.075, 0.075], [0.12, 0.2], [-0.03, 0.02], 0.012))
    .add('tool-steel', box([-0.075, 0.075], [0.165, 0.2], [0.02, 0.03], 0.002))
    .add('tool-steel', box([-0.075, 0.075], [0.165, 0.2], [0.08, 0.09], 0.002))
    .add('tool-steel', rod([0, 0.09, 0.15], [0, 0.09, 0.24], 0.016, 14))
    .add('tool-steel', rod([-0.12, 0.09, 0.225], [0.12, 0.09, 0.225], 0.008, 10));
}
