import type { Product } from '../../../../catalogue/product.ts';
import { atHeight, point, sides } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { addBays } from './bracing.ts';
import {
  across,
  addBlockFoot,
  addBuffers,
  addCastors,
  addFrame,
  addLever,
  onBothSides,
} from './carriage.ts';
import { addFlight, type Flight } from './flight.ts';
import { addStringerFeet, low, mobileFlight, mobilePlatform, tube, wheel } from './mobile-plan.ts';
import { addDeck, addPosts, addRearPosts, addToeboards } from './platform.ts';
import { addFlightPosts, addFlightRails, type Onward, railRadius, railsOf } from './rails.ts';

/** How tightly the rails turn round the back. */
const bend = 0.09;

/** One flight up to a platform that is closed at the back. */
export function singleLadder(product: Product): Workpiece {
  const { length, height } = product;
  const piece = new Workpiece();
  const [rear, head, front] = [0.1 - length / 2, 0.8 - length / 2, length / 2 - 0.42];
  const flight = mobileFlight(product, head);
  const { material, half } = flight;
  const rails = railsOf(product);
  const platform = mobilePlatform(flight, rear - 0.04, head + 0.02);
  const rise = rails.above - railRadius;
  addFlight(piece, flight);
  addDeck(piece, platform);
  addToeboards(piece, platform, true);
  addPosts(piece, platform, [head - 0.02], rails.line, rise);
  addRearPosts(piece, platform, rear, rails.line - bend - 0.01, rise);
  // Rails run up one side, round the back of the platform and down the other.
  const round: Onward = (way) => {
    const right = [...way, point(rails.line, way.at(-1)?.y ?? 0, rear)];
    return [...right, ...right.toReversed().map(({ x, y, z }) => point(-x, y, z))];
  };
  addFlightRails(piece, flight, rails, round, bend);
  addFlightPosts(piece, flight, rails);
  addUnderframe(piece, flight, { rear, post: head - 0.05, front });
  for (const z of [rear, front]) addCastors(piece, wheel, half, z);
  addStringerFeet(piece, flight);
  addRearFeet(piece, flight, rear + 0.36);
  addLever(piece, material, half, low, rear);
  for (const y of [low, height - 0.03]) addBuffers(piece, half, y, rear - tube / 2, 0.078);
  return piece;
}

/** The feet that the lever lets the back down on. */
function addRearFeet(piece: Workpiece, { half, material }: Flight, z: number): void {
  addFrame(piece, material, tube, onBothSides(half, [[0.05, z, low, z]]));
  for (const side of sides) addBlockFoot(piece, material, point(side * half, 0, z), 0.08, 0.07);
}

interface Stance {
  readonly rear: number;
  readonly post: number;
  readonly front: number;
}

/** Legs under the platform, a base rail to the stringers, a short leg over the front castors. */
function addUnderframe(piece: Workpiece, flight: Flight, { rear, post, front }: Stance): void {
  const { foot, head, half, material } = flight;
  const under = head.y - 0.05;
  const slope = (head.y - foot.y) / (foot.z - head.z);
  const stringer = foot.y + (foot.z - front) * slope - 0.03;
  const legs = onBothSides(half, [
    [low - 0.04, rear, under, rear],
    [low, post, under, post],
    [low, rear, low, atHeight(foot, head, low).z],
    [low - 0.04, front, stringer, front],
  ]);
  addFrame(piece, material, tube, legs);
  addFrame(piece, material, tube * 0.8, [across(half, low, post), across(half, low, front)]);
  addBays(piece, flight, { low, rear, post, tube, brace: 0.014, bay: 1.1 });
}
