import type { Vector3 } from 'three';
import {
  jackscrewPlate,
  machineHandrailRun,
  pinLength,
  stagingRailHeights,
} from '../../../plans/accessories.ts';
import { linspace } from '../../../plans/geometry.ts';
import { toeBoard } from '../../kit/decks.ts';
import { collar, tubeCap } from '../../kit/fasteners.ts';
import { bentTube } from '../../kit/members.ts';
import { boxSection, type Spot } from '../../kit/profiles.ts';
import {
  between,
  bothSides,
  composePlacements,
  move,
  outward,
  point,
  turn,
  uprightPlacement,
  X,
  Y,
  Z,
} from '../../kit/space.ts';
import { type Builder, Workpiece } from '../../kit/workpiece.ts';
import { jackscrew } from '../industrial/jackscrew.ts';
import { trestle } from '../work/trestle.ts';
import { looseBolt, wingNut } from './loose-fixings.ts';

export const adjustableTrestle: Builder = ({ length }) => trestle(length);

/** Four posts and their rails as set up round a board: along its open side and both ends. */
export const stagingRails: Builder = (part) => {
  const piece = new Workpiece();
  const [long, deep, radius] = [1.5, 0.45, 0.02];
  const corners = [
    point(-long / 2, 0, deep / 2),
    point(-long / 2, 0, -deep / 2),
    point(long / 2, 0, -deep / 2),
    point(long / 2, 0, deep / 2),
  ] as const;
  for (const { x, z } of corners) {
    const inward = turn('y', x < 0 ? 0 : Math.PI);
    piece.join(post(part.length, radius), composePlacements(move(x, 0, z), inward));
  }
  for (const [at, to] of corners.entries()) {
    const from = corners[at - 1];
    if (!from) continue;
    for (const y of stagingRailHeights(part)) {
      const ends = [point(from.x, y, from.z), point(to.x, y, to.z)] as const;
      piece.tube('galvanised', ...ends, 0.016);
      for (const end of ends) {
        const grip = between(end, end === ends[0] ? ends[1] : ends[0], 0.045);
        piece.box('plastic', [0.05, 0.055, 0.05, 0.008], grip);
      }
    }
  }
  const board = (x: number) => point(x, 0.2, -deep / 2 + 0.03);
  return piece.join(toeBoard(board(-long / 2 + 0.04), board(long / 2 - 0.04), 0.15, 'timber'));
};

/** A post on the clamp that grips a board's edge from the side, its screw from below. */
function post(height: number, radius: number): Workpiece {
  const piece = new Workpiece();
  piece.tube('galvanised', [0, 0.002, 0], [0, height, 0], radius);
  piece.add('plastic', tubeCap(radius), [0, height - 0.002, 0]);
  const arm = boxSection(0.04, 0.03, 0.004);
  piece.member('galvanised', arm, [-0.03, 0.18, 0], [0.14, 0.18, 0], Y);
  piece.member('galvanised', arm, [0, 0.02, 0], [0.14, 0.02, 0], Y);
  piece.tube('zinc', [0.1, 0.012, 0], [0.1, 0.11, 0], 0.008, 12);
  piece.box('rubber', [0.06, 0.016, 0.05, 0.004], [0.1, 0.115, 0]);
  piece.join(wingNut(0.022), [0.1, 0.04, 0]);
  for (const y of [0.18, 0.02]) piece.bolts(outward(-1), 0.008, [-radius - 0.004, y, 0]);
  return piece;
}

/** Four screws in a row on their plates, and the handle that turns them. */
export const jackscrewSet: Builder = (part) => {
  const { length } = part;
  const plate = jackscrewPlate(part);
  const piece = new Workpiece();
  for (const x of linspace(-1.5, 1.5, 4)) {
    const screw = jackscrew(length, { nut: length * 0.64, handle: length - 0.03, plate });
    const sleeve = collar(0.017, length * 0.22, 0.011);
    screw.add('galvanised', sleeve, [0, length * 0.79, 0]);
    piece.join(screw, composePlacements(move(x * plate * 1.45, 0, 0), turn('y', 0.5)));
  }
  const bar = [point(-0.16, 0.011, 0.2), point(0.14, 0.011, 0.22), point(0.19, 0.011, 0.15)];
  piece.add('zinc', bentTube(bar, 0.01, 0.03, 12));
  const grip = composePlacements(uprightPlacement(point(-0.12, 0.0145, 0.2026), X));
  return piece.add('plastic-red', collar(0.01, 0.09, 0.004), grip);
};

/** One handrail for machine steps, lying on its side: welded posts with foot plates. */
export const machineHandrail: Builder = (part) => {
  const piece = new Workpiece();
  const [radius, knee] = [0.021, 0.013];
  const plan = machineHandrailRun(part);
  const at = ([x, up]: Spot) => point(x, radius, -up);
  const [foot, head, low, high] = [at(plan.foot), at(plan.head), at(plan.low), at(plan.high)];
  const [turning, end] = [at(plan.end[0]), at(plan.end[1])];
  piece.add('aluminium', bentTube([foot, low, high, turning, end], radius, 0.12));
  const mid = [between(foot, low, 0.5), between(head, high, 0.5), at([0.02, plan.knee])];
  piece.add('aluminium', bentTube(mid, knee, 0.05));
  for (const [from, to] of [
    [between(foot, head, 0.5), between(low, high, 0.5)],
    [head, high],
  ] as const) {
    piece.tube('aluminium', from, to, 0.016);
    piece.join(footPlate(from));
  }
  for (const place of [foot, end]) piece.join(footPlate(place));
  for (const [index, x] of [1.28, 1.36, 1.44, 1.52].entries()) {
    piece.join(
      looseBolt(0.005, 0.06),
      composePlacements(move(x, 0, -0.3 + index * 0.02), turn('y', 0.4)),
    );
  }
  return piece;
};

/** A plate welded across the end of a post, with a bolt on either side. */
function footPlate(at: Vector3): Workpiece {
  const piece = new Workpiece();
  piece.box('aluminium', [0.13, 0.042, 0.008, 0.002], [at.x, at.y, at.z + 0.004]);
  piece.bolts(Z, 0.009, ...bothSides.map((side) => point(at.x + side * 0.045, at.y, at.z + 0.008)));
  return piece;
}

/** Four pins with their rings, and four ties as they go round a board. */
export const pinsAndTies: Builder = ({ length }) => {
  const piece = new Workpiece();
  for (const [at, x] of linspace(-1.5, 1.5, 4).entries()) {
    const [from, z] = [x * length * 0.24, 0.06 + (at % 2) * 0.01];
    piece.tube('zinc', [from, 0.008, z], [from, 0.008, z + pinLength], 0.007, 12);
    const ring = [point(from, 0.008, z), point(from + 0.02, 0.008, z - 0.02)];
    piece.add('zinc', bentTube([...ring, point(from - 0.02, 0.008, z - 0.02)], 0.003, 0.01, 8));
    const [left, right] = [from - length * 0.09, from + length * 0.09];
    const loop = [point(left, 0.06, 0), point(left, 0.006, 0), point(right, 0.006, 0)];
    piece.add('zinc', bentTube([...loop, point(right, 0.06, 0)], 0.005, 0.02, 8));
  }
  return piece;
};
