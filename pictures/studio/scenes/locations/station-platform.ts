import { bentTube } from '../../../models/kit/members.ts';
import { spots } from '../../../models/kit/profiles.ts';
import { composePlacements, move, point, turn } from '../../../models/kit/space.ts';
import { archRing } from '../arch-ring.ts';
import { platform, track } from '../buildings/railway.ts';
import { bench } from '../buildings/station-furniture.ts';
import { castColumn } from '../buildings/structure.ts';
import { windowIn } from '../buildings/window.ts';
import { Location } from '../location.ts';
import { type Opening, wall } from '../opening.ts';
import { lathe, rotatedPlacement, slab, spanAround } from '../shapes.ts';

const edge = -3.2;

const [back, front] = [-46, 14] as const;

const buildingAt = 4.4;

/** A daylit platform under a canopy: columns along the edge, the station building behind. */
export function stationPlatform(): Location {
  const built = new Location()
    .join(platform(9, [back, front], 'paving-blocks'), [edge, 0, 0])
    .join(track([back - 60, front]), [edge - 1.55, -0.95, 0])
    .join(track([back - 60, front]), [edge - 4.95, -0.95, 0])
    .join(
      platform(9, [back, front], 'paving-blocks'),
      rotatedPlacement([edge - 6.5, 0, back + front], Math.PI),
    )
    .join(building(), rotatedPlacement([buildingAt, 0, back], -Math.PI / 2))
    .box('brick-brown', [edge - 13.2, edge - 13], [0, 4.6], [back, front])
    .box('stone-sill', [edge - 13.3, edge - 12.9], [4.6, 4.75], [back, front], 0.02);
  for (let z = back + 4.9; z < front; z += 5.6) built.join(canopyBay(), [0, 0, z]);
  for (const x of [edge + 0.75, buildingAt - 0.1])
    built.beam('iron-cream', [x, 4.35, back], [x, 4.35, front], 0.28, 0.14);
  built.add('boards-white', slope(edge + 0.3, 4.55, 0.6, 5.35));
  built.add('boards-white', slope(0.6, 5.35, buildingAt, 4.55));
  built.join(valance(), rotatedPlacement([edge + 0.3, 4.6, back], -Math.PI / 2));
  return built.join(bench(), [3.5, 0, -7]).join(bench(), [3.5, 0, -16]).join(lamps());
}

function slope(x0: number, y0: number, x1: number, y1: number) {
  return slab(spots(x0, y0, x1, y1, x1, y1 + 0.06, x0, y0 + 0.06), front - back).translate(
    0,
    0,
    front,
  );
}

function canopyBay(): Location {
  const built = new Location().add('iron-green', castColumn(4.22, 0.1), [edge + 1.75, 0, 0]);
  const x = edge + 1.75;
  built.beam('iron-cream', [edge + 0.4, 4.4, 0], [buildingAt, 4.4, 0], 0.24, 0.12);
  for (const side of [-1, 1]) {
    built.add(
      'iron-green',
      bentTube(
        [
          point(x + side * 0.1, 3.1, 0),
          point(x + side * 0.18, 3.95, 0),
          point(x + side * 1.15, 4.28, 0),
        ],
        0.035,
        0.9,
        10,
      ),
    );
    built.add(
      'iron-green',
      lathe(20, '0.14,-0.02 0.18,-0.02 0.18,0.02 0.14,0.02'),
      composePlacements(move(x + side * 0.42, 3.82, 0), turn('x', Math.PI / 2)),
    );
  }
  return built;
}

/** A valance of boards with pointed ends, along X and facing +Z. */
function valance(): Location {
  const built = new Location();
  const length = front - back;
  for (let x = 0; x < length; x += 0.19)
    built.add(
      'boards-white',
      slab(spots(x, 0.12, x, -0.42, x + 0.095, -0.55, x + 0.185, -0.42, x + 0.185, 0.12), 0.022),
    );
  return built.box('iron-green', [0, length], [0.1, 0.18], [-0.05, 0.03], 0.006);
}

function building(): Location {
  const built = new Location();
  const length = front - back;
  const openings = Array.from({ length: 18 }, (_, at): Opening => {
    const x = 2 + at * 3.3;
    return at % 3 === 1
      ? { x, width: 1.3, sill: 0.02, spring: 2.45, rise: 0.65 }
      : { x, width: 1.15, sill: 0.95, spring: 2.5, rise: 0.575 };
  });
  built.add('brick-red', wall([0, length], [0, 4.7], 0.5, openings));
  built.box('stone-sill', [0, length], [0, 0.3], [-0.05, 0.05], 0.015);
  for (const opening of openings) {
    built.add('stone-sill', archRing(opening, 0.26, 0.03, 0.2));
    if (opening.sill > 0.5) {
      built.box('stone-sill', spanAround(opening.x, 0.66), [0.83, 0.95], [-0.4, 0.07], 0.012);
      built.join(windowIn(opening, 'iron-cream', [2, 4], 0.16, { rail: 0.52 }));
    } else {
      built.join(windowIn({ ...opening, sill: 2.38 }, 'iron-cream', [3, 1], 0.16));
      built.box('iron-green', spanAround(opening.x, 0.65), [0.02, 2.4], [-0.22, -0.16], 0.01);
      for (const [y0, y1] of [
        [0.3, 1.1],
        [1.25, 2.2],
      ] as const)
        for (const side of [-0.3, 0.3])
          built.box(
            'iron-green',
            spanAround(opening.x + side, 0.22),
            [y0, y1],
            [-0.17, -0.145],
            0.012,
          );
    }
  }
  return built.box('dark-room', [0, length], [0, 4.7], [-2, -1.9]);
}

/** Globe lamps under the canopy. */
function lamps(): Location {
  const built = new Location();
  const globe = lathe(20, '0,-0.16 0.09,-0.14 0.15,-0.06 0.16,0 0.13,0.09 0.06,0.14 0,0.145');
  for (let z = back + 4.8; z < front; z += 5.6) {
    built.add('globe-light', globe, [1, 3.7, z]);
    built.box('iron-green', [0.99, 1.01], [3.84, 4.6], spanAround(z, 0.01));
  }
  return built;
}
