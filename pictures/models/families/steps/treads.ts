import type { StepsFrame } from '../../../plans/steps.ts';
import { tread } from '../../kit/decks.ts';
import { strap } from '../../kit/members.ts';
import { atHeight, bothSides, outward, point, pointAlong, Y, Z } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import { type Limb, mirrorToSide } from './frame.ts';

/** Ribbed treads between two stiles, riveted through their webs. */
export function addTreads(piece: Workpiece, stile: Limb, plan: StepsFrame): void {
  const { treads, treadDepth: depth, braced } = plan;
  for (const [index, y] of treads.entries()) {
    const axis = atHeight(stile.foot, stile.head, y);
    const middle = axis.z - depth * 0.2;
    const inner = axis.x - stile.face / 2;
    piece.add('aluminium-treads', tread(2 * inner, depth), [0, y, middle]);
    for (const side of bothSides) {
      addEnd(piece, stile, side, y);
      if (index < braced) {
        const low = point(side * (axis.x + stile.face / 2 - 0.005), y - 0.13, axis.z - depth * 0.1);
        const high = point(side * Math.max(inner - 0.1, inner * 0.4), y - 0.026, middle);
        piece.add('aluminium', strap(low, high, 0.024, 0.003, Z));
        piece.rivets(Z, 0.004, pointAlong(pointAlong(high, Y, -0.002), Z, 0.002));
      }
    }
  }
}

/** The bracket that carries a tread inside the channel, and its rivets outside. */
function addEnd(piece: Workpiece, limb: Limb, side: number, y: number): void {
  const { foot, head, face, depth } = limb;
  const at = atHeight(foot, head, y - 0.022);
  const bracket = [face - 0.004, 0.04, depth * 0.72, 0.002] as const;
  piece.box('aluminium', bracket, [side * (at.x - 0.003), at.y, at.z]);
  const web = pointAlong(mirrorToSide(side, at), outward(side), face / 2);
  const rivets = bothSides.map((s) =>
    pointAlong(pointAlong(web, Z, s * depth * 0.24), Y, s * -0.006),
  );
  piece.rivets(outward(side), 0.0055, ...rivets);
}
