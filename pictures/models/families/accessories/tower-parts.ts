import {
  advanceFrame,
  type Brace,
  type Castor,
  endBoard,
  type Frame,
  frameLadder,
  frameRungs,
} from '../../../plans/accessories.ts';
import { fixedWheel } from '../../kit/castor.ts';
import { collar, tubeCap, weld } from '../../kit/fasteners.ts';
import { padFoot } from '../../kit/feet.ts';
import { coupler } from '../../kit/joints.ts';
import { bentTube } from '../../kit/members.ts';
import { labelPlate, plate, roundedBox } from '../../kit/plates.ts';
import { arc, type Spot, spots } from '../../kit/profiles.ts';
import {
  between,
  direction,
  move,
  off,
  outward,
  placed,
  point,
  sides,
  standing,
  turn,
  X,
  Y,
  Z,
} from '../../kit/space.ts';
import { turned } from '../../kit/sweep.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import type { BuildPart } from '../accessories.ts';
import { selfClosingGate } from '../podiums/gate.ts';
import { claw } from '../towers/claw.ts';
import { deckPlank, platform } from '../towers/platform.ts';
import { wingNut } from './ladder-fittings.ts';

/** A swivel castor on its own: its whole height is the part's length, its stem or spring on top. */
export function castor({ wheel, sprung }: Castor): BuildPart {
  return ({ length }) => {
    const piece = swivelFork(wheel);
    const crown = wheel + 0.012;
    if (sprung) addSpring(piece, crown + 0.008, length);
    else addStem(piece, crown, length, wheel);
    return piece;
  };
}

/** Wheel, fork and pedal; the swivel's axis is over the origin, the wheel trails towards +X. */
function swivelFork(wheel: number): Workpiece {
  const piece = new Workpiece();
  const [r, thick, trail] = [wheel / 2, wheel * 0.3, wheel * 0.24];
  piece.join(fixedWheel(wheel, thick), placed(move(trail, 0, 0), turn('y', Math.PI / 2)));
  const lug = r * 0.24;
  const top = wheel + 0.01;
  const cheek = [
    ...arc(trail, r, lug, Math.PI * 0.95, Math.PI * 2.05, 8),
    ...spots(trail + r * 0.5, top, -r * 0.52, top),
  ];
  const out = thick / 2 + 0.005;
  for (const side of sides) {
    piece.add('zinc', plate({ outline: cheek }, 0.0035, 0.001), [0, 0, side * out]);
    piece.bolts(point(0, 0, side), r * 0.14, [trail, r, side * (out + 0.0018)]);
  }
  const crown = [r * 1.02 + trail, 0.005, 2 * out + 0.0035, 0.002] as const;
  piece.box('zinc', crown, [(trail - 0.002) / 2, top, 0]);
  const race = spots(r * 0.46, 0, r * 0.5, 0.005, r * 0.46, 0.012, r * 0.3, 0.014);
  piece.add('zinc', turned(24, ...raised(race, top)));
  // One pedal locks wheel and swivel.
  const pedal = placed(move(trail + r * 0.86, wheel * 0.95, 0), turn('z', -0.38));
  piece.box('plastic-red', [r * 0.85, 0.011, thick * 1.35, 0.004], pedal);
  const grip = placed(move(trail + r * 1.06, wheel * 0.95 - 0.001, 0), turn('z', -0.38));
  for (const x of [-0.008, 0, 0.008]) {
    piece.box('plastic-red', [0.004, 0.0035, thick * 1.2, 0.001], placed(grip, move(x, 0.0065, 0)));
  }
  piece.box('zinc', [r * 0.7, 0.007, thick * 0.6, 0.002], [trail + r * 0.34, wheel + 0.001, 0]);
  return piece;
}

/** A stem with its sprung clip, or for the large wheel the spigot of an adjustable leg. */
function addStem(piece: Workpiece, from: number, to: number, wheel: number): void {
  const radius = wheel > 0.15 ? 0.019 : 0.0125;
  const collared = spots(radius + 0.006, from, radius + 0.006, from + 0.012, radius, from + 0.013);
  const pointed = spots(radius, to - 0.004, radius - 0.004, to, 0, to);
  piece.add('zinc', turned(20, ...collared, ...pointed));
  const clip = (from + to) / 2 + 0.006;
  const proud = radius + 0.0022;
  const ring = spots(radius, -0.004, proud, -0.002, proud, 0.002, radius, 0.004);
  piece.add('plastic-grey', turned(20, ...raised(ring, clip)));
  piece.rivets(X, 0.004, [radius - 0.001, clip + 0.011, 0]);
}

/** A coil under a bolting plate: it gives way when the foot lever goes down, and the feet stand on the floor. */
function addSpring(piece: Workpiece, from: number, to: number): void {
  const [radius, wire, turns] = [0.024, 0.0032, 3.2];
  const [low, high] = [from + 0.006, to - 0.01];
  const steps = 44;
  const coil = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (2 * Math.PI * turns * step) / steps;
    const y = low + ((high - low) * step) / steps;
    return point(Math.cos(angle) * radius, y, Math.sin(angle) * radius);
  });
  piece.add('zinc', bentTube(coil, wire, 0.02, 8));
  piece.add('galvanised', turned(14, [0.009, from], [0.009, to], [0, to]));
  piece.box('galvanised', [0.1, 0.008, 0.085, 0.002], [0, to - 0.004, 0]);
  piece.bolts(Y, 0.006, ...sides.flatMap((a) => sides.map((b) => point(a * 0.036, to, b * 0.029))));
}

/** An outline to be turned, moved up. */
function raised(outline: readonly Spot[], up: number): Spot[] {
  return outline.map(([x, y]) => [x, up + y]);
}

const post = 0.0254;

/** A tube with a claw at each end; bands tell a diagonal from a horizontal one. */
export function brace({ bands, colour }: Brace): BuildPart {
  return ({ length }) => {
    const piece = new Workpiece();
    const half = length / 2;
    const radius = 0.0205;
    // The claws lie open upwards, as the brace comes off a tower.
    const lying = turn('x', Math.PI / 2);
    const end = half - post - 0.012;
    piece.tube('aluminium', [-end + 0.03, 0, 0], [end - 0.03, 0, 0], radius);
    for (const side of sides) {
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

/** The long tube, the short one that holds it out, swivel clamps and a rubber foot; it lies folded out. */
export function stabiliser({ telescopic }: { readonly telescopic: boolean }): BuildPart {
  return ({ length }) => {
    const piece = new Workpiece();
    const radius = 0.0225;
    const half = length / 2;
    const [foot, head] = [point(-half + 0.03, 0, 0), point(half - 0.05, 0, 0)];
    const slip = between(foot, head, 0.36);
    piece.tube('aluminium', telescopic ? slip : foot, head, radius);
    if (telescopic) {
      piece.tube('aluminium', foot, slip, radius - 0.004);
      piece.add('plastic-red', collar(radius, 0.05, 0.006), standing(slip, X));
      const holes = [0.08, 0.16, 0.24].map((part) => between(foot, head, part));
      piece.bolts(Y, 0.005, ...holes.map((at) => off(at, Y, radius - 0.0045)));
      piece.join(wingNut(0.016), [slip.x, radius + 0.006, 0]);
    }
    const knee = between(foot, head, 0.5);
    const hold = point(half - 0.3, 0, length * 0.24);
    piece.tube('aluminium', knee, hold, radius * 0.8);
    piece.add('plastic', collar(radius, 0.06, 0.005), standing(knee, X));
    piece.bolts(Y, 0.009, off(knee, Y, radius + 0.004));
    for (const [at, way] of [
      [head, direction(foot, head)],
      [hold, direction(knee, hold)],
    ] as const) {
      const jaw = off(at, way, post + 0.022);
      piece.join(coupler(jaw, Y, way.clone().negate()));
      piece.join(wingNut(0.018), placed(move(jaw.x, 0.03, jaw.z)));
    }
    piece.join(padFoot(0.06), placed(move(foot.x - 0.05, 0, 0), turn('z', -Math.PI / 2)));
    const upwards = placed(move(half * 0.45, radius + 0.0002, 0), turn('x', -Math.PI / 2));
    return piece.add('label', labelPlate(0.09), upwards);
  };
}

/** An end frame that stands: posts with spigots, rungs as far apart as its range says. */
export function endFrame(kind: Frame): BuildPart {
  return ({ length, width }) => {
    const piece = new Workpiece();
    const x = width / 2 - post;
    const rungs = frameRungs(kind, length);
    for (const side of sides) {
      piece.tube('aluminium', [side * x, 0, 0], [side * x, length, 0], post, 20);
      const spigot = (up: number) => point(side * x, length + up, 0);
      piece.tube('aluminium-cast', spigot(-0.02), spigot(0.12), 0.0212, 18);
      piece.add('aluminium-cast', collar(post, 0.014, 0.004), [side * x, length - 0.006, 0]);
      piece.add('plastic-red', collar(post, 0.05, 0.005), [side * x, 0.075, 0]);
      piece.box('zinc', [0.012, 0.05, 0.01, 0.003], [side * x, 0.075, post + 0.008]);
      piece.bolts(Z, 0.005, [side * x, length + 0.06, 0.0205]);
    }
    const bead = weld(0.018);
    for (const y of rungs) {
      piece.tube('aluminium', [-x, y, 0], [x, y, 0], 0.018);
      for (const side of sides) {
        piece.add('aluminium-cast', bead, standing(point(side * (x - post), y, 0), X));
      }
    }
    if (kind.ladder) addLadder(piece, width, rungs);
    else addKneeBraces(piece, x, rungs);
    const upright = placed(move(x, length * 0.6, post), turn('z', Math.PI / 2));
    return piece.add('label', labelPlate(0.09), upright);
  };
}

/** Uprights inside the frame make a ladder of some of its rungs. */
function addLadder(piece: Workpiece, width: number, rungs: readonly number[]): void {
  const [low = 0, high = 0] = [rungs[0], rungs.at(-1)];
  const bead = weld(0.018);
  for (const at of frameLadder(width)) {
    const [foot, head] = [point(at, low, 0), point(at, high, 0)];
    piece.tube('aluminium', foot, head, 0.018);
    piece.add('plastic', tubeCap(0.018), standing(head, Y));
    for (const y of rungs) piece.add('aluminium-cast', bead, standing(point(at, y + 0.018, 0), Y));
  }
}

/** Short braces stiffen the corners of a frame with few rungs. */
function addKneeBraces(piece: Workpiece, x: number, rungs: readonly number[]): void {
  const [low, high] = [rungs[0] ?? 0, rungs.at(-1) ?? 0];
  for (const side of sides) {
    for (const [rung, way] of spots(low, 1, high, -1)) {
      const [from, to] = [point(side * x, rung + way * 0.22, 0), point(side * (x - 0.24), rung, 0)];
      piece.tube('aluminium', from, to, 0.014);
    }
  }
}

/** Two long boards and two short, set up in their clips as they fence a deck. */
export const toeboards: BuildPart = (part) => {
  const { length, width } = part;
  const piece = new Workpiece();
  const [thick, short, y] = [0.02, endBoard(part), width / 2 + 0.003];
  const [x, z] = [length / 2 - thick / 2, short / 2 - thick / 2];
  const clip = (w: number, d: number) => roundedBox(w, width + 0.006, d, 0.006);
  for (const side of sides) {
    piece.box('timber', [length - 2 * thick, width, thick, 0.003], [0, y, side * z]);
    piece.box('timber', [thick, width, short, 0.003], [side * x, y, 0]);
    for (const back of sides) {
      const [cx, cz] = [side * x, back * z];
      piece.add('plastic-yellow', clip(thick + 0.01, 0.085), [cx, y, cz - back * 0.0275]);
      piece.add('plastic-yellow', clip(0.085, thick + 0.01), [cx - side * 0.0275, y, cz]);
      // The hook that drops over the frame's post.
      piece.box('galvanised', [0.05, 0.012, 0.04, 0.004], [cx + side * 0.018, width + 0.002, cz]);
      piece.box('galvanised', [0.006, 0.045, 0.04, 0.002], [cx + side * 0.04, width - 0.018, cz]);
    }
    const outside = move(0, width / 2, side * (z + thick / 2 + 0.0006));
    piece.add('label', labelPlate(0.22), placed(outside, turn('y', side > 0 ? 0 : Math.PI)));
  }
  return piece;
};

/** The same deck as in the tower, its trapdoor ajar. */
export const trapdoorDeck: BuildPart = (part) => deckOf(part, 0.75);

export const plainDeck: BuildPart = (part) => deckOf(part);

function deckOf({ length, width }: Parameters<BuildPart>[0], open?: number): Workpiece {
  const kind = { metal: 'aluminium', open, screwed: true } as const;
  const deck = platform({ ...kind, width, length: length - 0.06 });
  const side = placed(move(-width / 2 - 0.0006, -0.035, -length * 0.12), turn('y', -Math.PI / 2));
  deck.add('label', labelPlate(0.13), side);
  // The climbing end to the right.
  return new Workpiece().join(deck, turn('y', Math.PI / 2));
}

/** One plank of a fully decked tower, as it hangs on its rungs. */
export const deckPanel: BuildPart = ({ length, width }) =>
  new Workpiece().join(deckPlank(width, length - 0.06), turn('y', Math.PI / 2));

/** Two rails on legs that reach below the deck, so that it is lifted in from there. */
export const advanceGuardrail: BuildPart = (part) => {
  const piece = new Workpiece();
  const { rails, leg, below } = advanceFrame(part);
  const [end, radius] = [part.length / 2 - post - 0.012, 0.019];
  for (const y of rails) {
    piece.tube('aluminium', [-end + 0.03, y, 0], [end - 0.03, y, 0], radius);
    for (const side of sides)
      piece.join(claw(point(side * (part.length / 2 - post), y, 0), outward(-side), post));
  }
  for (const side of sides) {
    const x = side * leg;
    piece.tube('aluminium', [x, -below, 0], [x, part.width, 0], radius * 0.9);
    piece.tube('aluminium', [x, 0.02, 0], [side * (end - 0.05), rails[0], 0], radius * 0.9);
    piece.box('plastic-yellow', [0.046, 0.12, 0.046, 0.01], [x, -below + 0.03, 0]);
  }
  return piece;
};

/** A gate ajar on its sprung hinges, with the stop that it shuts against. */
export const podiumGate: BuildPart = ({ length, width, material }) =>
  selfClosingGate({
    hinge: point(-length / 2, 0, 0),
    width: length,
    low: 0.03,
    high: width - 0.03,
    post: 0.02,
    material: material === 'GRP' ? 'grp' : 'plastic-yellow',
  });
