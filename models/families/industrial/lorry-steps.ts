import type { Product } from '../../../catalogue/product.ts';
import { collar } from '../../kit/caps.ts';
import { addBolts } from '../../kit/fasteners.ts';
import { bentTube, tubeBetween } from '../../kit/members.ts';
import { move, standing } from '../../kit/placement.ts';
import { atHeight, point, sides, X, Y } from '../../kit/points.ts';
import { roundedBox } from '../../kit/rounded-box.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { addBlockFoot, addBraces, addCastors, addFrame, onBothSides } from './carriage.ts';
import { addFlight, type Flight } from './flight.ts';
import { addDeck, addPosts, addToeboards } from './platform.ts';
import { addFlightPosts, addRail, flightRail, kneeRadius, railRadius } from './rails.ts';
import { platformDepth, railsAbove, vehicleFlight, vehiclePlatform } from './vehicle-flight.ts';

const [wheel, low, tube] = [0.2, 0.28, 0.05];

/** Wide steps rolled up to a load bed: buffers towards the vehicle, a gate, feet under the stairs. */
export function lorrySteps(product: Product): Workpiece {
  const { width, length, height } = product;
  const piece = new Workpiece();
  const flight = vehicleFlight(product);
  const { half, material } = flight;
  const back = -length / 2;
  const above = railsAbove(product);
  const line = width / 2 - railRadius - 0.002;
  const platform = vehiclePlatform(flight, back + 0.04);
  addFlight(piece, flight);
  addDeck(piece, platform);
  addToeboards(piece, platform, false);
  const posts = [back + 0.08, flight.head.z - 0.02];
  addPosts(piece, platform, posts, line, above - railRadius);
  addSideRails(piece, flight, above, back + 0.08, line);
  addUnderframe(piece, flight, back);
  addCastors(piece, wheel, half, back + 0.1);
  const feet = [length / 2 - 0.08, length / 2 - 0.4];
  for (const side of sides) {
    for (const z of feet) addBlockFoot(piece, material, point(side * half, 0, z), 0.15, 0.07);
    for (const y of [height - 0.12, height * 0.45 + 0.08]) {
      const buffer = roundedBox(0.07, y > height * 0.7 ? 0.2 : 0.16, 0.05, 0.014);
      piece.add('rubber', buffer, move(side * half, y, back + 0.026));
    }
  }
  addGate(piece, flight, above, back + 0.08, line);
  return piece;
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
    const way = (spots: readonly (readonly [y: number, z: number])[]) =>
      spots.map(([y, z]) => point(side * line, y, z));
    addRail(
      piece,
      flight.material,
      way([
        [start.y - 0.03, start.z],
        [bottom.y, bottom.z],
        [high.y, high.z],
        [high.y, end - railRadius],
      ]),
      railRadius,
    );
    addRail(
      piece,
      flight.material,
      way([
        [kneeStart.y, kneeStart.z],
        [knee.y, knee.z],
        [knee.y, end],
      ]),
      kneeRadius,
    );
  }
  addFlightPosts(piece, flight, rail, line);
}

function addUnderframe(piece: Workpiece, flight: Flight, back: number): void {
  const { foot, head, half, material } = flight;
  const [rear, post] = [back + 0.08, back + platformDepth - 0.05];
  const under = head.y - 0.05;
  const front = foot.z - 0.3;
  const onStringer = atHeight(foot, head, low).z;
  addFrame(
    piece,
    material,
    tube,
    onBothSides(half, [
      [
        [0.235, rear],
        [under, rear],
      ],
      [
        [low, post],
        [under, post],
      ],
      [
        [low, rear],
        [low, onStringer],
      ],
      [
        [0.05, front],
        [low, front],
      ],
    ]),
  );
  addBraces(
    piece,
    material,
    0.015,
    onBothSides(half, [
      [
        [low, rear + 0.04],
        [under - 0.05, post - 0.01],
      ],
    ]),
  );
  const cross = (y: number, z: number) => [point(-half, y, z), point(half, y, z)] as const;
  const mid = head.y * 0.45 + 0.08;
  addFrame(piece, material, tube * 0.8, [
    cross(low, rear),
    cross(low, post),
    cross(low, front),
    cross(mid, rear),
  ]);
  addBraces(piece, material, 0.013, [
    [point(-half, mid, rear), point(half, under - 0.03, rear)],
    [point(half, mid, rear - 0.018), point(-half, under - 0.03, rear - 0.018)],
  ]);
}

/** A leaf on two hinges that swings in over the platform; a sprung catch at its free edge. */
function addGate(
  piece: Workpiece,
  { head, material }: Flight,
  above: number,
  z: number,
  line: number,
): void {
  const [bottom, top] = [head.y + 0.2, head.y + above - 0.1];
  const [hinge, free] = [line - 0.05, -line + 0.06];
  const corner = (x: number, y: number) => point(x, y, z);
  const loop = [corner(hinge, top), corner(free, top), corner(free, bottom), corner(hinge, bottom)];
  piece.add(material, bentTube(loop, 0.015, 0.07));
  const middle = (bottom + top) / 2;
  piece.add(material, tubeBetween(corner(hinge, bottom), corner(hinge, top), 0.015));
  piece.add(material, tubeBetween(corner(hinge, middle), corner(free, middle), 0.012));
  for (const y of [bottom + 0.04, top - 0.04]) {
    piece.add('zinc', collar(railRadius, 0.05, 0.004), standing(corner(line, y), Y));
    piece.add('zinc', roundedBox(0.05, 0.03, 0.006, 0.002), move((line + hinge) / 2, y, z));
  }
  piece.add(
    'plastic-red',
    roundedBox(0.09, 0.04, 0.03, 0.006),
    move(free - 0.015, middle + 0.1, z),
  );
  addBolts(piece, [point(free + 0.02, middle + 0.1, z + 0.016)], X, 0.006);
}
