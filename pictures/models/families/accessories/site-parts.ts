import type { Vector3 } from 'three';
import { evenly } from '../../../plans/geometry.ts';
import { toeBoard } from '../../kit/decks.ts';
import { collar, tubeCap } from '../../kit/fasteners.ts';
import { bentTube } from '../../kit/members.ts';
import { boxSection } from '../../kit/profiles.ts';
import {
  between,
  move,
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
import { jackscrew } from '../industrial/jackscrew.ts';
import { trestle } from '../work/trestle.ts';
import { wingNut } from './ladder-fittings.ts';
import { looseBolt } from './loose-fixings.ts';
import type { BuildPart } from './part.ts';

export const adjustableTrestle: BuildPart = ({ length }) => trestle(length);

/** Four posts and their rails as they fence a board: along its open side and round both ends. */
export const stagingRails: BuildPart = ({ length }) => {
  const piece = new Workpiece();
  const [long, deep, radius] = [1.5, 0.45, 0.02];
  const corners = [
    point(-long / 2, 0, deep / 2),
    point(-long / 2, 0, -deep / 2),
    point(long / 2, 0, -deep / 2),
    point(long / 2, 0, deep / 2),
  ] as const;
  for (const corner of corners)
    piece.join(
      post(length, radius),
      placed(move(corner.x, 0, corner.z), turn('y', corner.x < 0 ? 0 : Math.PI)),
    );
  const runs = [
    [corners[0], corners[1]],
    [corners[1], corners[2]],
    [corners[2], corners[3]],
  ] as const;
  for (const [from, to] of runs) {
    for (const y of [length * 0.55, length - 0.03]) {
      const lift = ({ x, z }: Vector3) => point(x, y, z);
      piece.tube('galvanised', lift(from), lift(to), 0.016);
      for (const end of [from, to]) {
        const grip = between(lift(end), lift(end === from ? to : from), 0.045);
        piece.box('plastic', [0.05, 0.055, 0.05, 0.008], [grip.x, y, grip.z]);
      }
    }
  }
  const board = [
    point(-long / 2 + 0.04, 0.2, -deep / 2 + 0.03),
    point(long / 2 - 0.04, 0.2, -deep / 2 + 0.03),
  ] as const;
  return piece.join(toeBoard(board[0], board[1], 0.15, 'timber'));
};

/** A post on the clamp that grips a board's edge from the side, its screw from below. */
function post(height: number, radius: number): Workpiece {
  const piece = new Workpiece();
  piece.tube('galvanised', [0, 0.002, 0], [0, height, 0], radius);
  piece.add('plastic', tubeCap(radius), [0, height - 0.002, 0]);
  const jaw = [point(-0.03, 0.18, 0), point(0.14, 0.18, 0)];
  piece.member(
    'galvanised',
    boxSection(0.04, 0.03, 0.004),
    jaw[0] ?? point(0, 0, 0),
    jaw[1] ?? point(0, 0, 0),
    Y,
  );
  const arm = [point(0, 0.02, 0), point(0.14, 0.02, 0)] as const;
  piece.member('galvanised', boxSection(0.04, 0.03, 0.004), arm[0], arm[1], Y);
  piece.tube('zinc', [0.1, 0.012, 0], [0.1, 0.11, 0], 0.008, 12);
  piece.box('rubber', [0.06, 0.016, 0.05, 0.004], [0.1, 0.115, 0]);
  piece.join(wingNut(0.022), [0.1, 0.04, 0]);
  for (const y of [0.18, 0.02]) piece.bolts(outward(-1), 0.008, [-radius - 0.004, y, 0]);
  return piece;
}

/** Four screws in a row on their plates, and the handle that turns them. */
export const jackscrewSet: BuildPart = ({ length, width }) => {
  const plate = width * 0.5;
  const piece = new Workpiece();
  for (const x of evenly(-1.5, 1.5, 4)) {
    const screw = jackscrew(length, { nut: length * 0.64, handle: length - 0.03, plate });
    const sleeve = collar(0.017, length * 0.22, 0.011);
    screw.add('galvanised', sleeve, [0, length * 0.79, 0]);
    piece.join(screw, placed(move(x * plate * 1.45, 0, 0), turn('y', 0.5)));
  }
  const bar = [point(-0.16, 0.011, 0.2), point(0.14, 0.011, 0.22), point(0.19, 0.011, 0.15)];
  piece.add('zinc', bentTube(bar, 0.01, 0.03, 12));
  return piece.add(
    'plastic-red',
    collar(0.01, 0.09, 0.004),
    placed(standing(point(-0.12, 0.0145, 0.2026), X)),
  );
};

/** One rail of a machine's steps: welded posts with foot plates. It lies on its side. */
export const machineHandrail: BuildPart = ({ length }) => {
  const piece = new Workpiece();
  const [radius, knee, y] = [0.021, 0.013, 0.021];
  const rise = length * 0.62;
  const at = (x: number, up: number) => point(x, y, -up);
  const foot = at(length - 0.03, 0.02);
  const head = at(length * 0.2, rise);
  const [low, high] = [at(length - 0.03, 0.9), at(length * 0.2, rise + 0.9)];
  piece.add(
    'aluminium',
    bentTube([foot, low, high, at(0.02, rise + 0.9), at(0.02, rise)], radius, 0.12),
  );
  const mid = [between(foot, low, 0.5), between(head, high, 0.5), at(0.02, rise + 0.45)] as const;
  piece.add('aluminium', bentTube([...mid], knee, 0.05));
  for (const [from, to] of [
    [between(foot, head, 0.5), between(low, high, 0.5)],
    [head, high],
  ] as const) {
    piece.tube('aluminium', from, to, 0.016);
    piece.join(footPlate(from));
  }
  for (const end of [foot, at(0.02, rise)]) piece.join(footPlate(end));
  for (const [index, x] of [1.28, 1.36, 1.44, 1.52].entries()) {
    piece.join(looseBolt(0.005, 0.06), placed(move(x, 0, -0.3 + index * 0.02), turn('y', 0.4)));
  }
  return piece;
};

/** Welded across the end of a post, with a bolt either side of it. */
function footPlate(at: Vector3): Workpiece {
  const piece = new Workpiece();
  piece.box('aluminium', [0.13, 0.042, 0.008, 0.002], [at.x, at.y, at.z + 0.004]);
  piece.bolts(Z, 0.009, ...sides.map((side) => point(at.x + side * 0.045, at.y, at.z + 0.008)));
  return piece;
}
