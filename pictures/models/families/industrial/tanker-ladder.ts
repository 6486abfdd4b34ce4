import type { Product } from '../../../../catalogue/product.ts';
import { castorHeight } from '../../kit/castor.ts';
import { atHeight, move, placed, point, sides, turn } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { addBays } from './bracing.ts';
import { across, addBlockFoot, addCastors, addFrame, onBothSides } from './carriage.ts';
import { addFlight, type Flight } from './flight.ts';
import { addGuardCage } from './guard-cage.ts';
import { jackscrew } from './jackscrew.ts';
import { addDeck, addPosts, addToeboards } from './platform.ts';
import { addSideRails, railRadius, railsOf } from './rails.ts';
import { platformDepth, vehicleFlight, vehiclePlatform } from './vehicle-flight.ts';

const [wheel, low, tube] = [0.2, 0.42, 0.06];

/** A stair tower with a cage that lowers round the manlid, levelled on jackscrews. */
export function tankerLadder(product: Product): Workpiece {
  const { length } = product;
  const piece = new Workpiece();
  const flight = vehicleFlight(product);
  const { half, material, head } = flight;
  const back = -length / 2;
  const rails = railsOf(product);
  const platform = vehiclePlatform(flight, back + 0.01);
  addFlight(piece, flight);
  addDeck(piece, platform);
  addToeboards(piece, platform, false);
  const posts = [back + 0.05, head.z - 0.02];
  addPosts(piece, platform, posts, rails.line, rails.above - railRadius);
  addSideRails(piece, flight, rails, back + 0.05);
  addTower(piece, flight, back);
  for (const z of [back + 0.5, length / 2 - 0.75]) {
    addCastors(piece, wheel, half, z);
    addFrame(piece, material, 0.05, onBothSides(half, [[castorHeight(wheel) - 0.005, z, low, z]]));
  }
  addJackscrews(piece, product, flight);
  for (const side of sides) {
    addBlockFoot(piece, material, point(side * half, 0, length / 2 - 0.08), 0.15, 0.06);
  }
  addGuardCage(piece, flight, rails, back);
  return piece.centred();
}

/** Four posts braced in bays, and the base rail out to the stringers. */
function addTower(piece: Workpiece, flight: Flight, back: number): void {
  const { foot, head, half, material } = flight;
  const [rear, post] = [back + 0.06, back + platformDepth - 0.05];
  const under = head.y - 0.05;
  const onStringer = atHeight(foot, head, low).z;
  const legs = onBothSides(half, [
    [low - 0.03, rear, under, rear],
    [low - 0.03, post, under, post],
    [low, rear, low, Math.max(onStringer, foot.z - 0.18)],
  ]);
  addFrame(piece, material, tube, legs);
  const rungs = [across(half, low, post), across(half, low, onStringer - 0.25)];
  addFrame(piece, material, tube * 0.75, rungs);
  addBays(piece, flight, { low, rear, post, tube, brace: 0.017, bay: 1.2 }, false);
}

/** One at each corner of the base, on an arm that reaches outside the rail. */
function addJackscrews(piece: Workpiece, { width, length }: Product, flight: Flight): void {
  const screw = jackscrew(low + 0.1, { nut: low, handle: low + 0.075 });
  for (const side of sides) {
    for (const z of [0.06 - length / 2, length / 2 - 0.28]) {
      const x = side * (width / 2 - 0.06);
      piece.join(screw, placed(move(x, 0, z), turn('y', Math.PI / 2)));
      const arm = [point(side * flight.half, low, z), point(x, low, z)] as const;
      addFrame(piece, flight.material, 0.05, [arm]);
    }
  }
}
