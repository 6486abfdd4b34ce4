import type { Product } from '../../../../catalogue/product.ts';
import { evenly } from '../../../plans/geometry.ts';
import { atHeight, point, sides, turn } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import {
  across,
  addBraces,
  addCastors,
  addFrame,
  addLever,
  onBothSides,
  type Run,
} from './carriage.ts';
import { addFlight, type Flight } from './flight.ts';
import { addStringerFeet, low, mobileFlight, mobilePlatform, tube, wheel } from './mobile-plan.ts';
import { addDeck, addPosts, addToeboards } from './platform.ts';
import { addFlightPosts, addFlightRails, railRadius, railsOf } from './rails.ts';

const head = 0.34;

/** Two flights that meet at one platform: each end is the other turned round. */
export function doubleLadder(product: Product): Workpiece {
  const flight = mobileFlight(product, head);
  const rails = railsOf(product);
  const end = new Workpiece();
  addFlight(end, flight);
  addFlightPosts(end, flight, rails);
  addCastors(end, wheel, flight.half, head - 0.04);
  addStringerFeet(end, flight);
  addLever(end, flight.material, flight.half, low, head - 0.04);
  addUnderframe(end, flight, head - 0.04);
  const piece = new Workpiece().join(end).join(end, turn('y', Math.PI));
  const platform = mobilePlatform(flight, -head - 0.02, head + 0.02);
  addDeck(piece, platform);
  addToeboards(piece, platform, false);
  addPosts(piece, platform, [-head + 0.02, head - 0.02], rails.line, rails.above - railRadius);
  for (const side of sides) {
    addFlightRails(piece, flight, { ...rails, line: side * rails.line }, (way) => [
      ...way,
      ...way.toReversed().map(({ x, y, z }) => point(x, y, -z)),
    ]);
  }
  return piece;
}

/** Half of what is under the platform: two posts, the base rail, struts out to the stringers. */
function addUnderframe(piece: Workpiece, flight: Flight, post: number): void {
  const { foot, half, material } = flight;
  const { y: height } = flight.head;
  const onStringer = (y: number) => atHeight(foot, flight.head, y).z;
  const legs = onBothSides(half, [
    [low - 0.04, post, height - 0.05, post],
    [low, 0, low, onStringer(low)],
  ]);
  addFrame(piece, material, tube, legs);
  const levels = evenly(low, height - 0.1, Math.max(2, Math.round((height - low) / 1.1) + 1));
  addFrame(piece, material, tube * 0.8, [
    ...levels.slice(0, -1).map((y) => across(half, y, post)),
    across(half, low, onStringer(low) - 0.12),
  ]);
  const struts = levels.slice(1, -1).map((y): Run => [y, post, y, onStringer(y)]);
  const diagonals = levels
    .slice(1)
    .map((to, at) => [point(half, levels[at] ?? low, -post), point(half, to, post)] as const);
  addBraces(piece, material, 0.013, [...onBothSides(half, struts), ...diagonals]);
}
