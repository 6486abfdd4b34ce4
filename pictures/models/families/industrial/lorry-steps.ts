import type { Product } from '../../../../catalogue/product.ts';
import { collar } from '../../kit/fasteners.ts';
import { bentTube } from '../../kit/members.ts';
import { atHeight, point, sides, standing, Y, Z } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { across, addBlockFoot, addBraces, addCastors, addFrame, onBothSides } from './carriage.ts';
import { addFlight, type Flight } from './flight.ts';
import { addDeck, addPosts, addToeboards } from './platform.ts';
import { addSideRails, type Rails, railRadius, railsOf } from './rails.ts';
import { platformDepth, vehicleFlight, vehiclePlatform } from './vehicle-flight.ts';

const [wheel, low, tube] = [0.2, 0.28, 0.05];

/** Wide steps rolled up to a load bed: buffers towards the vehicle, a gate, feet under the stairs. */
export function lorrySteps(product: Product): Workpiece {
  const { length } = product;
  const piece = new Workpiece();
  const flight = vehicleFlight(product);
  const { half, material } = flight;
  const back = -length / 2;
  const rails = railsOf(product);
  const platform = vehiclePlatform(flight, back + 0.04);
  addFlight(piece, flight);
  addDeck(piece, platform);
  addToeboards(piece, platform, false);
  const posts = [back + 0.08, flight.head.z - 0.02];
  addPosts(piece, platform, posts, rails.line, rails.above - railRadius);
  addSideRails(piece, flight, rails, back + 0.08 - railRadius);
  addUnderframe(piece, flight, back);
  addCastors(piece, wheel, half, back + 0.1);
  for (const side of sides) {
    for (const z of [length / 2 - 0.08, length / 2 - 0.4]) {
      addBlockFoot(piece, material, point(side * half, 0, z), 0.15, 0.07);
    }
  }
  addBuffers(piece, flight, back);
  addGate(piece, flight, rails, back + 0.08);
  return piece;
}

/** Rubber fenders at the platform and lower down, so that neither vehicle nor frame is marked. */
function addBuffers(piece: Workpiece, { head, half }: Flight, back: number): void {
  for (const [y, high] of [
    [head.y - 0.12, 0.2],
    [head.y * 0.45 + 0.08, 0.16],
  ] as const) {
    for (const side of sides) {
      piece.box('rubber', [0.07, high, 0.05, 0.014], [side * half, y, back + 0.026]);
    }
  }
}

function addUnderframe(piece: Workpiece, flight: Flight, back: number): void {
  const { foot, head, half, material } = flight;
  const [rear, post] = [back + 0.08, back + platformDepth - 0.05];
  const under = head.y - 0.05;
  const front = foot.z - 0.3;
  const legs = onBothSides(half, [
    [0.235, rear, under, rear],
    [low, post, under, post],
    [low, rear, low, atHeight(foot, head, low).z],
    [0.05, front, low, front],
  ]);
  addFrame(piece, material, tube, legs);
  const mid = head.y * 0.45 + 0.08;
  const rungs = [rear, post, front].map((z) => across(half, low, z));
  addFrame(piece, material, tube * 0.8, [...rungs, across(half, mid, rear)]);
  addBraces(piece, material, 0.014, [
    ...onBothSides(half, [[low, rear + 0.04, under - 0.05, post - 0.01]]),
    [point(-half, mid, rear), point(half, under - 0.03, rear)],
    [point(half, mid, rear - 0.018), point(-half, under - 0.03, rear - 0.018)],
  ]);
}

/** A leaf on two hinges that swings in over the platform; a sprung catch at its free edge. */
function addGate(
  piece: Workpiece,
  { head, material }: Flight,
  { above, line }: Rails,
  z: number,
): void {
  const [bottom, top] = [head.y + 0.2, head.y + above - 0.1];
  const [hinge, free] = [line - 0.05, -line + 0.06];
  const corner = (x: number, y: number) => point(x, y, z);
  const loop = [corner(hinge, top), corner(free, top), corner(free, bottom), corner(hinge, bottom)];
  piece.add(material, bentTube(loop, 0.015, 0.07));
  const middle = (bottom + top) / 2;
  piece.tube(material, corner(hinge, bottom), corner(hinge, top), 0.015);
  piece.tube(material, corner(hinge, middle), corner(free, middle), 0.012);
  for (const y of [bottom + 0.04, top - 0.04]) {
    piece.add('zinc', collar(railRadius, 0.05, 0.004), standing(corner(line, y), Y));
    piece.box('zinc', [0.05, 0.03, 0.006, 0.002], [(line + hinge) / 2, y, z]);
  }
  piece.box('plastic-red', [0.09, 0.04, 0.03, 0.006], [free - 0.015, middle + 0.1, z]);
  piece.bolts(Z, 0.006, [free - 0.02, middle + 0.1, z + 0.015]);
}
