import type { Product } from '../../../../catalogue/product.ts';
import { evenly } from '../../../plans/geometry.ts';
import { member } from '../../kit/members.ts';
import { labelPlate } from '../../kit/plates.ts';
import { boxSection, channel, ribbedTread } from '../../kit/profiles.ts';
import { rope } from '../../kit/rope.ts';
import { move, placed, point, sides, turn, Y } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { trestle } from './trestle.ts';

const thick = 0.11;

/** A staging board between two adjustable trestles. */
export function stagingSet({ width, length, height }: Product): Workpiece {
  const piece = new Workpiece();
  piece.join(board(width, length, width > 0.5), [0, height, 0]);
  const stand = trestle(height - thick);
  for (const end of sides) {
    const z = end * length * 0.36;
    piece.join(stand, [0, 0, z]);
    for (const side of sides) addTie(piece, side * (width / 2), height, z);
  }
  return piece;
}

/** Two deep channels with a tread between them: ribbed aluminium, or timber on the wide board. */
function board(width: number, length: number, timberFaced: boolean): Workpiece {
  const piece = new Workpiece();
  const [back, front] = [-length / 2, length / 2];
  const stile = channel(thick - 0.004, 0.034, 0.004);
  for (const side of sides) {
    const x = side * (width / 2 - 0.017);
    const beam = member(
      stile,
      point(x, -thick / 2, back),
      point(x, -thick / 2, front),
      point(side, 0, 0),
    );
    piece.add('aluminium', beam);
  }
  const inner = width - (timberFaced ? 0.012 : 0.07);
  const count = Math.round(inner / 0.14);
  const plank = inner / count;
  for (const x of evenly(-inner / 2 + plank / 2, inner / 2 - plank / 2, count)) {
    const [from, to] = [point(x, 0, back + 0.02), point(x, 0, front - 0.02)];
    if (timberFaced) {
      piece.box('timber', [plank - 0.004, 0.018, length - 0.05, 0.002], [x, -0.009, 0]);
      const nails = evenly(back + 0.2, front - 0.2, Math.max(3, Math.round(length / 0.6)));
      piece.rivets(Y, 0.005, ...nails.map((z) => point(x, 0, z)));
    } else piece.member('aluminium-treads', ribbedTread(plank - 0.001, 0.03), from, to);
  }
  const rung = boxSection(0.03, 0.04, 0.004);
  const under = timberFaced ? -0.04 : -0.055;
  const rungs = evenly(back + 0.15, front - 0.15, Math.max(4, Math.round(length / 0.45)));
  for (const z of rungs) {
    piece.member('aluminium', rung, [-width / 2 + 0.02, under, z], [width / 2 - 0.02, under, z]);
    for (const side of sides)
      piece.rivets(point(side, 0, 0), 0.009, [(side * width) / 2, under, z]);
  }
  for (const end of sides) {
    piece.box(
      'plastic',
      [width + 0.006, thick + 0.002, 0.04, 0.008],
      [0, -thick / 2 - 0.0015, end * (length / 2 - 0.02)],
    );
  }
  const [first = 0, second = 0] = rungs.slice(-3);
  const halfway = (first + second) / 2;
  return piece.add(
    'label',
    labelPlate(0.19),
    placed(move(width / 2 + 0.0006, -thick / 2, halfway), turn('y', Math.PI / 2)),
  );
}

/** The cord that ties the board to its trestle. */
function addTie(piece: Workpiece, x: number, height: number, z: number): void {
  const out = x + Math.sign(x) * 0.008;
  const [top, low] = [height - 0.03, height - thick - 0.055];
  piece.add('rope', rope(point(out, top, z - 0.02), point(out, low, z - 0.02), 0, 0.005));
  piece.add('rope', rope(point(out, top, z + 0.02), point(out, low, z + 0.02), 0, 0.005));
  piece.add('rope', rope(point(out, low, z - 0.02), point(out, low, z + 0.02), 0.008, 0.005));
}
