import { linspace } from '../../../plans/geometry.ts';
import { type StagingPlan, staging, trestleSize } from '../../../plans/work-platforms.ts';
import { tubeFoot } from '../../kit/feet.ts';
import { springPin } from '../../kit/joints.ts';
import { labelPlate } from '../../kit/plates.ts';
import { boxSection, channel, ribbedTread } from '../../kit/profiles.ts';
import { rope } from '../../kit/rope.ts';
import {
  between,
  bothSides,
  composePlacements,
  move,
  point,
  pointAlong,
  turn,
  X,
  Y,
  Z,
} from '../../kit/space.ts';
import { latheGeometry } from '../../kit/sweep.ts';
import { Workpiece } from '../../kit/workpiece.ts';

const thick = staging.board;

/** A staging board between two adjustable trestles. */
export function stagingSet(plan: StagingPlan): Workpiece {
  const { width, length, height } = plan;
  const piece = new Workpiece().join(board(plan), [0, height, 0]);
  const support = trestle(height - thick);
  for (const end of bothSides) {
    const z = end * length * staging.stand;
    piece.join(support, [0, 0, z]);
    for (const side of bothSides) addTie(piece, (side * width) / 2, height, z);
  }
  return piece;
}

/** Two deep channels with a tread between them: ribbed aluminium, or timber on the wide board. */
function board({ width, length, timberFaced }: StagingPlan): Workpiece {
  const piece = new Workpiece();
  const [back, front] = [-length / 2, length / 2];
  const stile = channel(thick - 0.004, 0.034, 0.004);
  for (const side of bothSides) {
    const [x, y] = [side * (width / 2 - 0.017), -thick / 2];
    piece.member('aluminium', stile, [x, y, back], [x, y, front], point(side, 0, 0));
  }
  const inner = width - (timberFaced ? 0.012 : 0.07);
  const count = Math.round(inner / 0.14);
  const plank = inner / count;
  for (const x of linspace(-inner / 2 + plank / 2, inner / 2 - plank / 2, count)) {
    if (!timberFaced) {
      const profile = ribbedTread(plank - 0.001, 0.03);
      piece.member('aluminium-treads', profile, [x, 0, back + 0.02], [x, 0, front - 0.02]);
      continue;
    }
    piece.box('timber', [plank - 0.004, 0.018, length - 0.05, 0.002], [x, -0.009, 0]);
    const nails = linspace(back + 0.2, front - 0.2, Math.max(3, Math.round(length / 0.6)));
    piece.rivets(Y, 0.005, ...nails.map((z) => point(x, 0, z)));
  }
  const rung = boxSection(0.03, 0.04, 0.004);
  const under = timberFaced ? -0.04 : -0.055;
  const rungs = linspace(back + 0.15, front - 0.15, Math.max(4, Math.round(length / 0.45)));
  for (const z of rungs) {
    piece.member('aluminium', rung, [-width / 2 + 0.02, under, z], [width / 2 - 0.02, under, z]);
    for (const side of bothSides)
      piece.rivets(point(side, 0, 0), 0.009, [(side * width) / 2, under, z]);
  }
  const cap = [width + 0.006, thick + 0.002, 0.04, 0.008] as const;
  for (const end of bothSides) {
    piece.box('plastic', cap, [0, -thick / 2 - 0.0015, end * (length / 2 - 0.02)]);
  }
  const [first = 0, second = 0] = rungs.slice(-3);
  const face = move(width / 2 + 0.0006, -thick / 2, (first + second) / 2);
  return piece.add('label', labelPlate(0.19), composePlacements(face, turn('y', Math.PI / 2)));
}

/** The cord that ties the board to its trestle. */
function addTie(piece: Workpiece, x: number, height: number, z: number): void {
  const out = x + Math.sign(x) * 0.008;
  const [top, low] = [height - 0.03, height - thick - 0.055];
  piece.add('rope', rope(point(out, top, z - 0.02), point(out, low, z - 0.02), 0, 0.005));
  piece.add('rope', rope(point(out, top, z + 0.02), point(out, low, z + 0.02), 0, 0.005));
  piece.add('rope', rope(point(out, low, z - 0.02), point(out, low, z + 0.02), 0.008, 0.005));
}

const { half } = trestleSize;

/** An adjustable steel trestle centred on the origin: two pinned posts in splayed legs carry a rail along X. */
export function trestle(top: number): Workpiece {
  const piece = new Workpiece();
  const sleeve = top * trestleSize.sleeve;
  for (const side of bothSides) addPost(piece, side * half, sleeve, top);
  const [low, high] = [0.3, sleeve - 0.1];
  for (const end of bothSides) {
    const at = (y: number) => end * splay(y, sleeve);
    for (const y of [low, high]) piece.tube('steel', [-half, y, at(y)], [half, y, at(y)], 0.015);
    piece.tube('steel', [-half * end, low, at(low)], [half * end, high, at(high)], 0.012);
  }
  const [rail, y] = [half + 0.03, top - 0.025];
  piece.member('steel', boxSection(0.06, 0.05, 0.005), [-rail, y, 0], [rail, y, 0]);
  for (const side of bothSides) {
    piece.box('plastic', [0.012, 0.054, 0.064, 0.004], [side * rail, y, 0]);
  }
  return piece;
}

/** The distance of the legs from the post's axis at a height. */
function splay(y: number, sleeve: number): number {
  return trestleSize.splay + ((0.026 - trestleSize.splay) * y) / sleeve;
}

function addPost(piece: Workpiece, x: number, sleeve: number, top: number): void {
  piece.tube('galvanised', [x, sleeve - 0.35, 0], [x, top - 0.03, 0], 0.018);
  const hole = latheGeometry(10, [0.0085, 0], [0.006, 0.0012], [0, 0.0012]);
  for (let y = sleeve + 0.09; y < top - 0.06; y += 0.07) {
    for (const end of bothSides) {
      const facing = hole.clone().rotateX((end * Math.PI) / 2);
      piece.add('plastic', facing.translate(x, y, end * 0.0175));
    }
  }
  piece.box('steel', [0.064, 0.1, 0.1, 0.008], [x, sleeve, 0]);
  piece.join(springPin(point(x, sleeve + 0.07, 0.034), Z));
  for (const end of bothSides) {
    const [foot, head] = [point(x, 0.03, end * splay(0.03, sleeve)), point(x, sleeve, end * 0.026)];
    piece.tube('steel', foot, head, 0.0205);
    piece.join(tubeFoot(0.0205), [x, 0, foot.z]);
    const hinge = pointAlong(between(foot, head, 0.965), X, Math.sign(x) * 0.032);
    piece.bolts(point(Math.sign(x), 0, 0), 0.008, hinge);
  }
  const spread = sleeve * trestleSize.spread;
  const reach = splay(spread, sleeve);
  piece.tube('steel', [x, spread, -reach], [x, spread, reach], 0.0125);
}
