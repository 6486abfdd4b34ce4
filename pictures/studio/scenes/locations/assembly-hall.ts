import { corniceOutline, moulding, panelling } from '../buildings/mouldings.ts';
import { windowIn } from '../buildings/window.ts';
import { Location } from '../location.ts';
import { type Opening, openingRow, wall } from '../opening.ts';
import { rotatedPlacement, spanAround } from '../shapes.ts';

const [left, right, back, front] = [-8, 8, -9, 13] as const;
const ceiling = 8.4;
const dado = 2.1;

/** A listed assembly hall: oak panelling, plaster above it, tall windows and a deep cornice. */
export function assemblyHall(): Location {
  const built = new Location()
    .ground('boards-oak', [left, right], [back, front])
    .box('plaster-white', [left, right], [ceiling, ceiling + 0.2], [back, front])
    .join(side(right - left, 'blind'), [left, 0, back])
    .join(side(front - back, 'windows'), rotatedPlacement([left, 0, front], Math.PI / 2))
    .join(side(front - back, 'blind'), rotatedPlacement([right, 0, back], -Math.PI / 2));
  // Ribs of the ceiling, and the rose in its middle.
  for (const x of [-4, 0, 4])
    built.box('plaster-white', spanAround(x, 0.16), [ceiling - 0.1, ceiling], [back, front], 0.02);
  for (const z of [-4.5, 0, 4.5, 9])
    built.box(
      'plaster-white',
      [left, right],
      [ceiling - 0.085, ceiling],
      spanAround(z, 0.16),
      0.02,
    );
  // Boards that spread the castors' load over the sprung floor.
  for (const z of [-2.35, -1.15])
    built.box('pallet', [0.6, 5.2], [0, 0.03], spanAround(z, 0.17), 0.004);
  return built;
}

function side(length: number, kind: 'blind' | 'windows'): Location {
  const built = new Location();
  const openings: Opening[] =
    kind === 'windows'
      ? openingRow(5, 2.4, 4.4, { width: 1.7, sill: 2.45, spring: 6.2, rise: 0.85 })
      : [];
  built.add('plaster-sage', wall([0, length], [0, ceiling], 0.6, openings));
  built.join(panelling('oak', [0, length], dado, 0.92), [0, 0, 0.05]);
  built.add('plaster-white', moulding(corniceOutline, [0, length], ceiling));
  for (let x = 0.3; x < length; x += 0.42)
    built.box('plaster-white', [x, x + 0.17], [ceiling - 0.37, ceiling - 0.22], [0.1, 0.34], 0.012);
  for (const opening of openings) {
    built.join(
      windowIn(opening, 'sash-white', [4, 6], 0.42, { stile: 0.07, bar: 0.026, rail: 0.42 }),
    );
    const half = opening.width / 2;
    for (const s of [-1, 1]) {
      const x = opening.x + s * (half + 0.1);
      built.box('plaster-white', spanAround(x, 0.1), [2.3, 6.25], [-0.02, 0.06], 0.014);
    }
    built.box('oak', spanAround(opening.x, half + 0.2), [2.36, 2.45], [-0.5, 0.14], 0.012);
  }
  if (kind === 'blind')
    for (let x = 2; x < length - 1; x += 4) {
      built.add('plaster-white', frame(x - 1.4, x + 1.4, 2.75, 6.9));
      built.box('gilt', spanAround(x, 0.75), [3.5, 5.6], [0, 0.07], 0.02);
      built.box('canvas', spanAround(x, 0.65), [3.6, 5.5], [0.06, 0.075]);
    }
  return built;
}

function frame(x0: number, x1: number, y0: number, y1: number) {
  const shape = wall([x0, x1], [y0, y1], 0.035, [
    { x: (x0 + x1) / 2, width: x1 - x0 - 0.12, sill: y0 + 0.06, spring: y1 - 0.06 },
  ]);
  return shape.translate(0, 0, 0.035);
}
