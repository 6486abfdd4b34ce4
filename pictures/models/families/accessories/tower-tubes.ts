import { evenly } from '../../../plans/geometry.ts';
import { collar, tubeCap, weld } from '../../kit/fasteners.ts';
import { padFoot } from '../../kit/feet.ts';
import { coupler } from '../../kit/joints.ts';
import { labelPlate } from '../../kit/plates.ts';
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
import { Workpiece } from '../../kit/workpiece.ts';
import { claw } from '../towers/claw.ts';
import { wingNut } from './ladder-fittings.ts';
import type { BuildPart } from './part.ts';

const post = 0.0254;

/** A tube with a claw at each end; bands tell a diagonal from a horizontal one. */
export const brace: BuildPart = ({ length, name }) => {
  const piece = new Workpiece();
  const half = length / 2;
  const diagonal = name.includes('Diagonal');
  const radius = 0.0205;
  // The claws lie open upwards, as the brace comes off a tower.
  const lying = turn('x', Math.PI / 2);
  const end = half - post - 0.012;
  piece.tube('aluminium', [-end + 0.03, 0, 0], [end - 0.03, 0, 0], radius);
  for (const side of sides) {
    const jaw = claw(point(side * (half - post), 0, 0), outward(-side), post);
    piece.join(jaw, lying);
    const sleeve = [point(side * (end - 0.005), 0, 0), point(side * (end - 0.085), 0, 0)] as const;
    piece.tube('plastic', sleeve[0], sleeve[1], radius + 0.004, 16);
    piece.bolts(Y, 0.006, [side * (end - 0.045), radius + 0.004, 0]);
  }
  for (const part of diagonal ? [-0.06, 0.06] : [0]) {
    const at = length * part;
    piece.tube(
      diagonal ? 'steel' : 'plastic-red',
      [at - 0.06, 0, 0],
      [at + 0.06, 0, 0],
      radius + 0.0012,
      18,
    );
  }
  return piece;
};

/** The long tube, the short one that holds it out, swivel clamps and a rubber foot; it lies folded out. */
export const towerStabiliser: BuildPart = ({ length, name }) => {
  const piece = new Workpiece();
  const telescopic = name.includes('Telescopic');
  const radius = 0.0225;
  const half = length / 2;
  const [foot, head] = [point(-half + 0.03, 0, 0), point(half - 0.05, 0, 0)];
  const slip = between(foot, head, 0.36);
  piece.tube('aluminium', telescopic ? slip : foot, head, radius);
  if (telescopic) {
    piece.tube('aluminium', foot, slip, radius - 0.004);
    piece.add('plastic-red', collar(radius, 0.05, 0.006), standing(slip, X));
    piece.bolts(
      Y,
      0.005,
      ...[0.08, 0.16, 0.24].map((part) => off(between(foot, head, part), Y, radius - 0.0045)),
    );
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
  return piece.add(
    'label',
    labelPlate(0.09),
    placed(move(half * 0.45, radius + 0.0002, 0), turn('x', -Math.PI / 2)),
  );
};

/** An end frame that stands: posts with spigots, rungs as far apart as its range says. */
export const endFrame: BuildPart = ({ length, width, name, range }) => {
  const piece = new Workpiece();
  const x = width / 2 - post;
  const apart = range.endsWith('500') ? 0.5 : 0.25;
  const count = Math.round((length - 0.4) / apart) + 1;
  const rungs = evenly(0.2, length - 0.2, count);
  for (const side of sides) {
    piece.tube('aluminium', [side * x, 0, 0], [side * x, length, 0], post, 20);
    const spigot = [point(side * x, length - 0.02, 0), point(side * x, length + 0.12, 0)] as const;
    piece.tube('aluminium-cast', spigot[0], spigot[1], 0.0212, 18);
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
  if (name.includes('Ladder')) addLadder(piece, width, rungs);
  else addKneeBraces(piece, x, rungs);
  return piece.add(
    'label',
    labelPlate(0.09),
    placed(move(x, length * 0.6, post), turn('z', Math.PI / 2)),
  );
};

/** Uprights inside the frame make a ladder of some of its rungs. */
function addLadder(piece: Workpiece, width: number, rungs: readonly number[]): void {
  const [low = 0, high = 0] = [rungs[0], rungs.at(-1)];
  const bead = weld(0.018);
  for (const at of [width * 0.06, width * 0.06 + 0.36]) {
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
    for (const [rung, way] of [
      [low, 1],
      [high, -1],
    ] as const) {
      const [from, to] = [point(side * x, rung + way * 0.22, 0), point(side * (x - 0.24), rung, 0)];
      piece.tube('aluminium', from, to, 0.014);
    }
  }
}
