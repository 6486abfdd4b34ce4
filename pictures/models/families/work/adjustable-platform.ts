import { type HopUpPlan, hopUp } from '../../../plans/work-platforms.ts';
import { tread } from '../../kit/decks.ts';
import { collar } from '../../kit/fasteners.ts';
import { padFoot } from '../../kit/feet.ts';
import { springPin } from '../../kit/joints.ts';
import { bentTube } from '../../kit/members.ts';
import { boxSection } from '../../kit/profiles.ts';
import { bothSides, point, X } from '../../kit/space.ts';
import { latheGeometry } from '../../kit/sweep.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { ribbedDeck, thick } from './ribbed-deck.ts';

/** A deck on four independently telescopic legs, with treads and a handhold at the climbing end. */
export function adjustablePlatform(plan: HopUpPlan): Workpiece {
  const { width, length, height, treads, joint } = plan;
  const piece = new Workpiece();
  piece.join(ribbedDeck(plan), [0, height, 0]);
  const leg = telescopicLeg(plan);
  const [x, z] = [width / 2 - hopUp.inset, length / 2 - hopUp.inset];
  for (const side of bothSides) {
    for (const end of bothSides) piece.join(leg, [side * x, 0, end * z]);
    for (const end of bothSides) {
      const low = point(side * x, height * 0.56, end * z);
      const high = point(side * x, height - thick + 0.006, end * length * 0.12);
      piece.tube('aluminium', low, high, 0.011);
      piece.bolts(point(side, 0, 0), 0.007, [side * x + side * 0.027, low.y, low.z]);
    }
  }
  for (const y of treads) {
    // Treads above the collars meet the outer tubes, and treads below them the inner tubes.
    const wide = 2 * x - (y > joint ? 0.054 : 0.038);
    piece.add('aluminium-treads', tread(wide, 0.075, 0.036), [0, y, z]);
  }
  const y = height * 0.62;
  piece.member('aluminium', boxSection(0.026, 0.04), [-x, y, -z], [x, y, -z]);
  addHandhold(piece, width / 2 - 0.014, length / 2, height);
  return piece;
}

function telescopicLeg({ height, joint }: HopUpPlan): Workpiece {
  const piece = new Workpiece();
  const outer = boxSection(0.054, 0.054, 0.006);
  const inner = boxSection(0.038, 0.038, 0.005);
  piece.member('galvanised', inner, [0, 0.04, 0], [0, joint + 0.02, 0]);
  piece.member('aluminium', outer, [0, joint, 0], [0, height - thick + 0.01, 0]);
  piece.box('plastic', [0.076, 0.05, 0.076, 0.007], [0, joint + 0.005, 0]);
  const hole = latheGeometry(10, [0.0065, 0], [0.005, 0.0008], [0, 0.0008]);
  for (const down of [0.08, 0.14, 0.2, 0.26]) {
    for (const side of bothSides) {
      const facing = hole.clone().rotateZ((-side * Math.PI) / 2);
      piece.add('plastic', facing.translate(side * 0.019, joint - down, 0));
    }
  }
  piece.join(springPin(point(0.034, joint + 0.006, 0), X));
  return piece.join(padFoot(0.048));
}

/** Adds a hoop beside the deck at the climbing end, clamped to the deck's rail. */
function addHandhold(piece: Workpiece, x: number, end: number, height: number): void {
  const [from, to, top, foot] = [end - 0.06, end - 0.3, height + 0.485, height - 0.05];
  const hoop = [point(x, foot, from), point(x, top, from), point(x, top, to), point(x, foot, to)];
  piece.add('aluminium', bentTube(hoop, 0.015, 0.08));
  for (const z of [from, to]) {
    piece.add('plastic', collar(0.015, 0.05), [x, height + 0.022, z]);
  }
}
