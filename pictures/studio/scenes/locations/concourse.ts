import { archRing } from '../arch-ring.ts';
import { corniceOutline, moulding } from '../buildings/mouldings.ts';
import { clock, kiosk, pendant, seat } from '../buildings/station-furniture.ts';
import { barrel } from '../buildings/vaults.ts';
import { windowIn } from '../buildings/window.ts';
import { Location } from '../location.ts';
import { type Opening, openingOutline, openingRow, wall } from '../opening.ts';
import { box, pane, rotatedPlacement, spanAround } from '../shapes.ts';

const [left, right, back, front] = [-7.4, 7.4, -25, 13] as const;

const bay = 4.2;

const eaves = 7.2;

/** A station concourse: a tiled arcade on both sides, a coffered vault, a great window at the end. */
export function concourse(): Location {
  const built = new Location()
    .ground('terrazzo', [left - 4, right + 4], [back, front])
    .join(arcade(), rotatedPlacement([left, 0, front], Math.PI / 2))
    .join(arcade(), rotatedPlacement([right, 0, back], -Math.PI / 2))
    .add('plaster-white', barrel([left, right], eaves + 0.5, 4.6, [back, front]))
    .join(endWall(), [0, 0, back]);
  for (const x of [left + 1.1, right - 1.25])
    built.box('terrazzo-dark', [x, x + 0.3], [-0.1, 0.001], [back, front]);
  for (let z = back + 3; z < front; z += bay) built.join(rib(), [0, 0, z]);
  for (const x of [-2.6, 2.6])
    for (let z = back + 5; z < 6; z += bay * 2) built.join(pendant(), [x, 0, z]);
  return built
    .join(kiosk(), [-4.9, 0, -9])
    .join(seat(), [4.9, 0, -7.5])
    .join(seat(), [4.9, 0, -12]);
}

function arcade(): Location {
  const built = new Location();
  const length = front - back;
  const openings = openingRow(9, 2.2, bay, { width: 2.7, sill: 0.02, spring: 3, rise: 1.35 });
  built.add('faience-cream', wall([0, length], [0, eaves], 0.7, openings));
  built.add(
    'faience-green',
    wall(
      [0, length],
      [0, 1.3],
      0.05,
      openings.map((o) => ({ ...o, spring: 1.27, rise: 0 })),
    ).translate(0, 0, 0.05),
  );
  for (const opening of openings) {
    built.add('faience-green', archRing(opening, 0.32, 0.05, 0.3));
    const pier = opening.x + bay / 2;
    built.box('faience-cream', spanAround(pier, 0.5), [0, 5.1], [0, 0.1], 0.02);
    built.box('faience-green', spanAround(pier, 0.56), [0, 1.3], [0, 0.13], 0.02);
    built.box('faience-cream', spanAround(pier, 0.6), [5.1, 5.35], [0, 0.18], 0.03);
  }
  built.box('faience-cream', [0, length], [5.35, 5.6], [0, 0.2], 0.02);
  built.add('plaster-white', moulding(corniceOutline, [0, length], eaves + 0.5));
  // The passage behind the arches.
  built.box('faience-cream', [0, length], [0, eaves], [-3.4, -3.3]);
  built.box('plaster-white', [0, length], [4.6, 4.7], [-3.4, -0.7]);
  for (const { x } of openings) {
    built.box('shopfront', spanAround(x, 1.2), [0.1, 2.7], [-3.3, -3.26], 0.01);
    built.box('window-dark', spanAround(x, 1.05), [0.6, 2.5], [-3.27, -3.24]);
  }
  return built;
}

/** A rib of the vault: short straight pieces that follow it. */
function rib(): Location {
  const built = new Location();
  const half = (right - left) / 2;
  const radius = (half * half + 4.6 * 4.6) / (2 * 4.6);
  const reach = Math.asin(Math.min(1, half / radius));
  for (let at = 0; at < 20; at += 1) {
    const angle = reach * ((2 * (at + 0.5)) / 20 - 1);
    const piece = box([-0.49, 0.49], [-0.14, 0.04], [-0.2, 0.2]);
    built.add(
      'plaster-white',
      piece
        .rotateZ(-angle)
        .translate(radius * Math.sin(angle), eaves + 5.1 - radius + radius * Math.cos(angle), 0),
    );
  }
  return built;
}

function endWall(): Location {
  const great: Opening = { x: 0, width: 8.6, sill: 4.6, spring: 6.8, rise: 4.1 };
  const doors = [-4, 0, 4].map((x): Opening => ({ x, width: 2.4, sill: 0.02, spring: 2.7 }));
  const built = new Location().add(
    'faience-cream',
    wall([left - 4, right + 4], [0, 13], 0.6, [great, ...doors]),
  );
  built.add('faience-green', archRing(great, 0.5, 0.06, 0.3));
  built.join(windowIn(great, 'frame-dark', [8, 8], 0.3, { stile: 0.12, bar: 0.05 }));
  for (const door of doors) {
    built.join(windowIn(door, 'frame-dark', [4, 1], 0.3, { bar: 0.05 }));
    built.add('day-behind', pane(openingOutline(door), -1.4));
  }
  built.box('faience-cream', [left - 1, right + 1], [3.5, 3.9], [0, 0.25], 0.03);
  return built.join(clock(), [0, 4.15, 0.5]);
}
