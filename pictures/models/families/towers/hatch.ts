import { bar } from '../../kit/profiles.ts';
import { bothSides, Y } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';

/** The deck's opening along Z: about two thirds towards the climbing end, nearer the middle on short decks. */
export function hatchOpening(length: number): { readonly from: number; readonly to: number } {
  const last = length / 2 - 0.085;
  const from = Math.min(length * 0.16, last - 0.5);
  return { from, to: Math.min(from + 0.6, last) };
}

/** A trapdoor leaf lying flat: hinged along X at the origin, extending towards +Z, with its top at 0. */
export function hatchLeaf(
  width: number,
  length: number,
  thick: number,
  of: MaterialName,
): Workpiece {
  const piece = new Workpiece().box(of, [width, thick, length, 0.002], [0, -thick / 2, length / 2]);
  const [x, z] = [width / 2 - 0.03, length - 0.03];
  const frame = bar(0.02, 0.022, 0.003);
  const under = -thick - 0.011;
  for (const side of bothSides) {
    piece.member('aluminium', frame, [side * x, under, 0.03], [side * x, under, z]);
    piece.box('zinc', [0.07, 0.004, 0.06, 0.001], [side * width * 0.3, 0.002, 0.012]);
    piece.rivets(Y, 0.005, [side * width * 0.3, 0.004, 0.028]);
  }
  for (const at of [0.04, z]) piece.member('aluminium', frame, [-x, under, at], [x, under, at]);
  // The latch can be reached from above and below.
  for (const y of [0.006, -thick - 0.007]) {
    piece.box('plastic-red', [0.12, 0.014, 0.032, 0.004], [0, y, length - 0.06]);
  }
  return piece;
}
