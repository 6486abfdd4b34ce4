import type { Vector3 } from 'three';
import type { Product } from '../../../../catalogue/product.ts';
import { stepsUpTo } from '../../../plans/geometry.ts';
import { tread } from '../../kit/decks.ts';
import { stileFoot } from '../../kit/feet.ts';
import { member, strap } from '../../kit/members.ts';
import { boxSection } from '../../kit/profiles.ts';
import { atHeight, between, off, outward, point, sides, turn, X } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { ribbedDeck } from './ribbed-deck.ts';

const [deep, across, thick] = [0.05, 0.034, 0.065];

/** A hop-up: a ribbed deck on legs that fold under it, with treads to climb at each end. */
export function foldingPlatform(product: Product): Workpiece {
  const { width, length, height } = product;
  const piece = new Workpiece();
  piece.join(ribbedDeck(width, length, thick), [0, height, 0]);
  const end = legFrame(product);
  return piece.join(end).join(end, turn('y', Math.PI));
}

/** The frame under the +Z end. */
function legFrame({ width, length, height }: Product): Workpiece {
  const piece = new Workpiece();
  const foot = point(width / 2 - 0.026, 0.018, length / 2 - 0.035);
  const head = point(width / 2 - 0.052, height - 0.045, length / 2 - 0.14);
  const section = boxSection(deep, across, 0.005);
  for (const side of sides) {
    const on = ({ x, y, z }: typeof foot) => point(side * x, y, z);
    const out = outward(side);
    piece.member('aluminium', section, on(foot), on(head), out);
    piece.join(stileFoot({ foot: on(foot), head: on(head), across, deep, height: 0.06 }));
    // The folding brace: pinned to the leg and to a lug under the deck.
    const low = on(off(atHeight(foot, head, height * 0.52), X, -across / 2 - 0.003));
    const high = point(low.x, height - thick + 0.012, length * 0.14);
    piece.add('aluminium', strap(low, high, 0.022, 0.004, out));
    piece.box('galvanised', [0.004, 0.05, 0.05, 0.001], [high.x + side * 0.005, high.y, high.z]);
    piece.bolts(out.clone().negate(), 0.007, off(low, out, -0.002), off(high, out, -0.002));
    const knuckle = point(side * (head.x + across / 2), head.y - 0.012, head.z);
    piece.bolts(out, 0.009, knuckle);
  }
  for (const y of stepsUpTo(height, 3).slice(0, -1)) {
    const at = atHeight(foot, head, y);
    const wide = 2 * (at.x - across / 2) + 0.002;
    piece.add('aluminium-treads', tread(wide, 0.088, 0.035), [0, y, at.z]);
    for (const side of sides) {
      piece.rivets(
        point(side, 0, 0),
        0.005,
        ...sides.map((s) => point(side * (at.x + across / 2), y - 0.018, at.z + s * 0.013)),
      );
    }
  }
  return addLock(piece, atHeight(foot, head, height * 0.52), length, height);
}

/** The one bar that locks both braces of an end. */
function addLock(
  piece: Workpiece,
  { x, y, z }: Vector3,
  length: number,
  height: number,
): Workpiece {
  const half = x - across / 2 - 0.003;
  const high = point(half, height - thick + 0.012, length * 0.14);
  const { y: up, z: along } = between(point(half, y, z), high, 0.16);
  const bar = member(
    boxSection(0.022, 0.022, 0.004),
    point(-half, up, along),
    point(half, up, along),
  );
  return piece.add('aluminium', bar).box('plastic-red', [0.09, 0.03, 0.03, 0.006], [0, up, along]);
}
