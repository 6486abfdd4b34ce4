import { type HopUpPlan, hopUp } from '../../../plans/work-platforms.ts';
import { tread } from '../../kit/decks.ts';
import { stileFoot } from '../../kit/feet.ts';
import { member, strap } from '../../kit/members.ts';
import { boxSection } from '../../kit/profiles.ts';
import { atHeight, between, bothSides, point, pointAlong, turn, X } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { ribbedDeck, thick } from './ribbed-deck.ts';

const [deep, across] = [0.05, 0.034];

/** A hop-up: a ribbed deck on legs that fold under it, with treads to climb at each end. */
export function foldingPlatform(plan: HopUpPlan): Workpiece {
  const piece = new Workpiece();
  piece.join(ribbedDeck(plan), [0, plan.height, 0]);
  const end = legFrame(plan);
  return piece.join(end).join(end, turn('y', Math.PI));
}

/** The frame under the +Z end. */
function legFrame({ width, length, height, treads, joint }: HopUpPlan): Workpiece {
  const piece = new Workpiece();
  const foot = point(width / 2 - 0.026, 0.018, length / 2 - 0.035);
  const head = point(width / 2 - 0.052, height - 0.045, length / 2 - 0.14);
  const braced = pointAlong(atHeight(foot, head, joint), X, -across / 2 - 0.003);
  const lug = point(braced.x, height - thick + 0.012, length * hopUp.brace);
  const section = boxSection(deep, across, 0.005);
  for (const side of bothSides) {
    const on = ({ x, y, z }: typeof foot) => point(side * x, y, z);
    const out = point(side, 0, 0);
    piece.member('aluminium', section, on(foot), on(head), out);
    piece.join(stileFoot({ foot: on(foot), head: on(head), across, deep, height: 0.06 }));
    // The folding brace: pinned to the leg and to a lug under the deck.
    const [low, high] = [on(braced), on(lug)];
    piece.add('aluminium', strap(low, high, 0.022, 0.004, out));
    piece.box('galvanised', [0.004, 0.05, 0.05, 0.001], [high.x + side * 0.005, high.y, high.z]);
    piece.bolts(
      out.clone().negate(),
      0.007,
      pointAlong(low, out, -0.002),
      pointAlong(high, out, -0.002),
    );
    const knuckle = point(side * (head.x + across / 2), head.y - 0.012, head.z);
    piece.bolts(out, 0.009, knuckle);
  }
  for (const y of treads) {
    const at = atHeight(foot, head, y);
    const wide = 2 * (at.x - across / 2) + 0.002;
    piece.add('aluminium-treads', tread(wide, 0.088, 0.035), [0, y, at.z]);
    for (const side of bothSides) {
      const x = side * (at.x + across / 2);
      const pair = bothSides.map((s) => point(x, y - 0.018, at.z + s * 0.013));
      piece.rivets(point(side, 0, 0), 0.005, ...pair);
    }
  }
  // The one bar that locks both braces of an end.
  const { x, y, z } = between(braced, lug, 0.16);
  const bar = member(boxSection(0.022, 0.022, 0.004), point(-x, y, z), point(x, y, z));
  return piece.add('aluminium', bar).box('plastic-red', [0.09, 0.03, 0.03, 0.006], [0, y, z]);
}
