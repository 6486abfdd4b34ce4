import type { Product } from '../../../../catalogue/product.ts';
import { stepsUpTo } from '../../../plans/geometry.ts';
import { tread } from '../../kit/decks.ts';
import { collar } from '../../kit/fasteners.ts';
import { padFoot } from '../../kit/feet.ts';
import { springPin } from '../../kit/joints.ts';
import { bentTube, member } from '../../kit/members.ts';
import { boxSection } from '../../kit/profiles.ts';
import { outward, point, sides, X } from '../../kit/space.ts';
import { turned } from '../../kit/sweep.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { ribbedDeck } from './ribbed-deck.ts';

const thick = 0.065;
const inset = 0.06;

/** A deck on four legs that telescope singly, with treads and a handhold at the climbing end. */
export function adjustablePlatform({ width, length, height }: Product): Workpiece {
  const piece = new Workpiece();
  piece.join(ribbedDeck(width, length, thick), [0, height, 0]);
  const leg = telescopicLeg(height);
  const [x, z] = [width / 2 - inset, length / 2 - inset];
  for (const side of sides) {
    for (const end of sides) piece.join(leg, [side * x, 0, end * z]);
    addBraces(piece, side * x, z, length, height);
  }
  for (const y of stepsUpTo(height, 4).slice(0, -1)) {
    // Above the collars a tread meets the outer tubes, below them it hangs from the inner.
    const wide = 2 * x - (y > height * 0.46 ? 0.054 : 0.038);
    piece.add('aluminium-treads', tread(wide, 0.075, 0.036), [0, y, z]);
  }
  const back = member(
    boxSection(0.026, 0.04),
    point(-x, height * 0.62, -z),
    point(x, height * 0.62, -z),
  );
  piece.add('aluminium', back);
  addHandhold(piece, width / 2 - 0.014, length / 2, height);
  return piece;
}

function telescopicLeg(height: number): Workpiece {
  const piece = new Workpiece();
  const split = height * 0.46;
  const outer = boxSection(0.054, 0.054, 0.006);
  const inner = boxSection(0.038, 0.038, 0.005);
  piece.member('galvanised', inner, [0, 0.04, 0], [0, split + 0.02, 0]);
  piece.member('aluminium', outer, [0, split, 0], [0, height - thick + 0.01, 0]);
  piece.box('plastic', [0.076, 0.05, 0.076, 0.007], [0, split + 0.005, 0]);
  const hole = turned(10, [0.0065, 0], [0.005, 0.0008], [0, 0.0008]);
  for (const down of [0.08, 0.14, 0.2, 0.26]) {
    for (const side of sides) {
      const turn = side > 0 ? -Math.PI / 2 : Math.PI / 2;
      piece.add(
        'plastic',
        hole
          .clone()
          .rotateZ(turn)
          .translate(side * 0.019, split - down, 0),
      );
    }
  }
  piece.join(springPin(point(0.034, split + 0.006, 0), X));
  return piece.join(padFoot(0.048));
}

function addBraces(piece: Workpiece, x: number, z: number, length: number, height: number): void {
  for (const end of sides) {
    const low = point(x, height * 0.56, end * z);
    const high = point(x, height - thick + 0.006, end * length * 0.12);
    piece.tube('aluminium', low, high, 0.011);
    piece.bolts(outward(Math.sign(x)), 0.007, [x + Math.sign(x) * 0.027, low.y, low.z]);
  }
}

/** A hoop beside the deck at the climbing end, clamped to its rail. */
function addHandhold(piece: Workpiece, x: number, end: number, height: number): void {
  const [from, to, top] = [end - 0.06, end - 0.3, height + 0.485];
  const hoop = [
    point(x, height - 0.05, from),
    point(x, top, from),
    point(x, top, to),
    point(x, height - 0.05, to),
  ];
  piece.add('aluminium', bentTube(hoop, 0.015, 0.08));
  for (const z of [from, to]) {
    piece.add('plastic', collar(0.015, 0.05), [x, height + 0.022, z]);
  }
}
