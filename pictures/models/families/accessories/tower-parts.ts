import { advanceFrame, type Brace, endBoardLength } from '../../../plans/accessories.ts';
import { collar } from '../../kit/fasteners.ts';
import { padFoot } from '../../kit/feet.ts';
import { coupler } from '../../kit/joints.ts';
import { labelPlate } from '../../kit/plates.ts';
import { roundedBox } from '../../kit/rounded-box.ts';
import {
  between,
  bothSides,
  composePlacements,
  direction,
  facingUp,
  move,
  outward,
  point,
  pointAlong,
  turn,
  uprightPlacement,
  X,
  Y,
} from '../../kit/space.ts';
import { type Builder, Workpiece } from '../../kit/workpiece.ts';
import { selfClosingGate } from '../podiums/gate.ts';
import { claw } from '../towers/claw.ts';
import { deckPlank } from '../towers/planked-deck.ts';
import { platform } from '../towers/platform.ts';
import { post } from './end-frame.ts';
import { wingNut } from './loose-fixings.ts';

/** A tube with a claw at each end. Its colour bands distinguish diagonal from horizontal braces. */
export function brace({ bands, colour }: Brace): Builder {
  return ({ length }) => {
    const piece = new Workpiece();
    const half = length / 2;
    const radius = 0.0205;
    // The claws open upwards, as when the brace has just been taken off a tower.
    const lying = turn('x', Math.PI / 2);
    const end = half - post - 0.012;
    piece.tube('aluminium', [-end + 0.03, 0, 0], [end - 0.03, 0, 0], radius);
    for (const side of bothSides) {
      piece.join(claw(point(side * (half - post), 0, 0), outward(-side), post), lying);
      const sleeve = (inward: number) => point(side * (end - inward), 0, 0);
      piece.tube('plastic', sleeve(0.005), sleeve(0.085), radius + 0.004, 16);
      piece.bolts(Y, 0.006, [side * (end - 0.045), radius + 0.004, 0]);
    }
    const paint = colour === 'red' ? 'plastic-red' : 'steel';
    for (const part of bands) {
      const at = length * part;
      piece.tube(paint, [at - 0.06, 0, 0], [at + 0.06, 0, 0], radius + 0.0012, 18);
    }
    return piece;
  };
}

/** A stabiliser lying unfolded: a long tube, a short one that braces it, swivel clamps, a rubber foot. */
export function stabiliser({ telescopic }: { readonly telescopic: boolean }): Builder {
  return ({ length }) => {
    const piece = new Workpiece();
    const radius = 0.0225;
    const half = length / 2;
    const [foot, head] = [point(-half + 0.03, 0, 0), point(half - 0.05, 0, 0)];
    const slip = between(foot, head, 0.36);
    piece.tube('aluminium', telescopic ? slip : foot, head, radius);
    if (telescopic) {
      piece.tube('aluminium', foot, slip, radius - 0.004);
      piece.add('plastic-red', collar(radius, 0.05, 0.006), uprightPlacement(slip, X));
      const holes = [0.08, 0.16, 0.24].map((part) => between(foot, head, part));
      piece.bolts(Y, 0.005, ...holes.map((at) => pointAlong(at, Y, radius - 0.0045)));
      piece.join(wingNut(0.016), [slip.x, radius + 0.006, 0]);
    }
    const knee = between(foot, head, 0.5);
    const hold = point(half - 0.3, 0, length * 0.24);
    piece.tube('aluminium', knee, hold, radius * 0.8);
    piece.add('plastic', collar(radius, 0.06, 0.005), uprightPlacement(knee, X));
    piece.bolts(Y, 0.009, pointAlong(knee, Y, radius + 0.004));
    for (const [at, way] of [
      [head, direction(foot, head)],
      [hold, direction(knee, hold)],
    ] as const) {
      const jaw = pointAlong(at, way, post + 0.022);
      piece.join(coupler(jaw, Y, way.clone().negate()));
      piece.join(wingNut(0.018), composePlacements(move(jaw.x, 0.03, jaw.z)));
    }
    piece.join(
      padFoot(0.06),
      composePlacements(move(foot.x - 0.05, 0, 0), turn('z', -Math.PI / 2)),
    );
    const upwards = composePlacements(move(half * 0.45, radius + 0.0002, 0), facingUp);
    return piece.add('label', labelPlate(0.09), upwards);
  };
}

/** Two long boards and two short, set up in their clips as they fence a deck. */
export const toeboards: Builder = (part) => {
  const { length, width } = part;
  const piece = new Workpiece();
  const [thick, short, y] = [0.02, endBoardLength(part), width / 2 + 0.003];
  const [x, z] = [length / 2 - thick / 2, short / 2 - thick / 2];
  const clip = (w: number, d: number) => roundedBox(w, width + 0.006, d, 0.006);
  for (const side of bothSides) {
    piece.box('timber', [length - 2 * thick, width, thick, 0.003], [0, y, side * z]);
    piece.box('timber', [thick, width, short, 0.003], [side * x, y, 0]);
    for (const back of bothSides) {
      const [cx, cz] = [side * x, back * z];
      piece.add('plastic-yellow', clip(thick + 0.01, 0.085), [cx, y, cz - back * 0.0275]);
      piece.add('plastic-yellow', clip(0.085, thick + 0.01), [cx - side * 0.0275, y, cz]);
      // The hook that drops over the frame's post.
      piece.box('galvanised', [0.05, 0.012, 0.04, 0.004], [cx + side * 0.018, width + 0.002, cz]);
      piece.box('galvanised', [0.006, 0.045, 0.04, 0.002], [cx + side * 0.04, width - 0.018, cz]);
    }
    const outside = move(0, width / 2, side * (z + thick / 2 + 0.0006));
    piece.add(
      'label',
      labelPlate(0.22),
      composePlacements(outside, turn('y', side > 0 ? 0 : Math.PI)),
    );
  }
  return piece;
};

/** Two rails on legs that reach below the deck, so that the frame is fitted from the level below. */
export const advanceGuardrail: Builder = (part) => {
  const piece = new Workpiece();
  const { rails, leg, below } = advanceFrame(part);
  const [end, radius] = [part.length / 2 - post - 0.012, 0.019];
  for (const y of rails) {
    piece.tube('aluminium', [-end + 0.03, y, 0], [end - 0.03, y, 0], radius);
    for (const side of bothSides)
      piece.join(claw(point(side * (part.length / 2 - post), y, 0), outward(-side), post));
  }
  for (const side of bothSides) {
    const x = side * leg;
    piece.tube('aluminium', [x, -below, 0], [x, part.width, 0], radius * 0.9);
    piece.tube('aluminium', [x, 0.02, 0], [side * (end - 0.05), rails[0], 0], radius * 0.9);
    piece.box('plastic-yellow', [0.046, 0.12, 0.046, 0.01], [x, -below + 0.03, 0]);
  }
  return piece;
};

/** A gate ajar on its sprung hinges, with the stop that it shuts against. */
export const podiumGate: Builder = ({ length, width, material }) =>
  selfClosingGate({
    hinge: point(-length / 2, 0, 0),
    width: length,
    low: 0.03,
    high: width - 0.03,
    post: 0.02,
    material: material === 'GRP' ? 'grp' : 'plastic-yellow',
  });

/** The tower's deck, with its trapdoor ajar. */
export const trapdoorDeck: Builder = (part) => deckOf(part, 0.75);

export const plainDeck: Builder = (part) => deckOf(part);

function deckOf({ length, width }: Parameters<Builder>[0], open?: number): Workpiece {
  const kind = { metal: 'aluminium', open, screwed: true } as const;
  const deck = platform({ ...kind, width, length: length - 0.06 });
  const side = composePlacements(
    move(-width / 2 - 0.0006, -0.035, -length * 0.12),
    turn('y', -Math.PI / 2),
  );
  deck.add('label', labelPlate(0.13), side);
  // The climbing end to the right.
  return new Workpiece().join(deck, turn('y', Math.PI / 2));
}

/** One plank of a fully decked tower, as it rests on the rungs. */
export const deckPanel: Builder = ({ length, width }) =>
  new Workpiece().join(deckPlank(width, length - 0.06), turn('y', Math.PI / 2));
