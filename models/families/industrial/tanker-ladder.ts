import type { Vector3 } from 'three';
import type { Product } from '../../../catalogue/product.ts';
import { castorHeight } from '../../kit/castor.ts';
import { centred } from '../../kit/centred.ts';
import { move, placed, turn } from '../../kit/placement.ts';
import { atHeight, evenly, point, sides } from '../../kit/points.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { addBlockFoot, addBraces, addCastors, addFrame, onBothSides } from './carriage.ts';
import { addFlight, type Flight } from './flight.ts';
import { addGuardCage } from './guard-cage.ts';
import { jackscrew } from './jackscrew.ts';
import { addDeck, addPosts, addToeboards } from './platform.ts';
import { addFlightPosts, addRail, flightRail, kneeRadius, railRadius } from './rails.ts';
import { platformDepth, railsAbove, vehicleFlight, vehiclePlatform } from './vehicle-flight.ts';

const [wheel, low, tube] = [0.2, 0.42, 0.06];

/** A stair tower with a cage that lowers round the manlid, levelled on jackscrews. */
export function tankerLadder(product: Product): Workpiece {
  const { width, length } = product;
  const piece = new Workpiece();
  const flight = vehicleFlight(product);
  const { half, material, head } = flight;
  const back = -length / 2;
  const above = railsAbove(product);
  const line = width / 2 - railRadius - 0.002;
  const platform = vehiclePlatform(flight, back + 0.01);
  addFlight(piece, flight);
  addDeck(piece, platform);
  addToeboards(piece, platform, false);
  addPosts(piece, platform, [back + 0.05, head.z - 0.02], line, above - railRadius);
  addSideRails(piece, flight, above, back + 0.05, line);
  addTower(piece, flight, back);
  for (const z of [back + 0.5, length / 2 - 0.75]) {
    addCastors(piece, wheel, half, z);
    const legs = onBothSides(half, [
      [
        [castorHeight(wheel) - 0.005, z],
        [low, z],
      ],
    ]);
    addFrame(piece, material, 0.05, legs);
  }
  for (const side of sides) {
    for (const z of [back + 0.06, length / 2 - 0.28]) {
      const x = side * (width / 2 - 0.06);
      piece.join(
        jackscrew(low + 0.1, { nut: low, handle: low + 0.075 }),
        placed(move(x, 0, z), turn('y', Math.PI / 2)),
      );
      addFrame(piece, material, 0.05, [[point(side * half, low, z), point(x, low, z)]]);
    }
    addBlockFoot(piece, material, point(side * half, 0, length / 2 - 0.08), 0.15, 0.06);
  }
  addGuardCage(piece, flight, back, above, line);
  return centred(piece);
}

function addSideRails(
  piece: Workpiece,
  flight: Flight,
  above: number,
  end: number,
  line: number,
): void {
  const rail = flightRail(flight, above);
  const { start, low: bottom, high, kneeStart, knee } = rail;
  for (const side of sides) {
    const at = ({ y, z }: Vector3) => point(side * line, y, z);
    const foot = point(side * line, start.y - 0.03, start.z);
    const ends = [point(side * line, high.y, end), point(side * line, knee.y, end)] as const;
    addRail(piece, flight.material, [foot, at(bottom), at(high), ends[0]], railRadius);
    addRail(piece, flight.material, [at(kneeStart), at(knee), ends[1]], kneeRadius);
  }
  addFlightPosts(piece, flight, rail, line);
}

/** Four posts braced in bays, and the base rail out to the stringers. */
function addTower(piece: Workpiece, flight: Flight, back: number): void {
  const { foot, head, half, material } = flight;
  const [rear, post] = [back + 0.06, back + platformDepth - 0.05];
  const under = head.y - 0.05;
  const onStringer = atHeight(foot, head, low).z;
  const reach = foot.z - 0.18;
  addFrame(
    piece,
    material,
    tube,
    onBothSides(half, [
      [
        [low - 0.03, rear],
        [under, rear],
      ],
      [
        [low - 0.03, post],
        [under, post],
      ],
      [
        [low, rear],
        [low, Math.max(onStringer, reach)],
      ],
    ]),
  );
  const bays = Math.max(1, Math.round((head.y - low) / 1.2));
  const levels = evenly(low, head.y - 0.1, bays + 1);
  addBraces(
    piece,
    material,
    0.017,
    onBothSides(
      half,
      levels.slice(1).flatMap((to, at) => {
        const from = levels[at] ?? low;
        const diagonal =
          at % 2 === 0
            ? ([
                [from, rear],
                [to, post],
              ] as const)
            : ([
                [from, post],
                [to, rear],
              ] as const);
        const strut = [
          [from, rear],
          [from, atHeight(foot, head, from).z],
        ] as const;
        return at > 0 ? [diagonal, strut] : [diagonal];
      }),
    ),
  );
  const cross = (y: number, z: number) => [point(-half, y, z), point(half, y, z)] as const;
  addFrame(piece, material, tube * 0.75, [
    ...levels.slice(0, -1).map((y) => cross(y, rear)),
    cross(low, post),
    cross(low, onStringer - 0.25),
  ]);
  addBraces(
    piece,
    material,
    0.014,
    levels.slice(1).flatMap((to, at) => {
      const from = levels[at] ?? low;
      return [
        [point(-half, from, rear), point(half, to, rear)] as const,
        [point(half, from, rear - 0.022), point(-half, to, rear - 0.022)] as const,
      ];
    }),
    false,
  );
}
