import type { Product } from '../../../../catalogue/product.ts';
import { stepsUpTo } from '../../../plans/geometry.ts';
import { serratedTread } from '../../kit/decks.ts';
import { bentMember, levelMember } from '../../kit/members.ts';
import { labelPlate } from '../../kit/plates.ts';
import { bar, channel } from '../../kit/profiles.ts';
import {
  atHeight,
  direction,
  frame,
  off,
  outward,
  point,
  sides,
  X,
  Y,
  Z,
} from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { addFlightRail } from './flight-rail.ts';

const [deep, flange, landing] = [0.14, 0.045, 0.32];

/** A welded flight to bolt, or hook, to a machine; a serrated landing and one handrail. */
export function machineSteps(product: Product): Workpiece {
  const { width, length, height, overallHeight = height + 1.1, treads = 4, badges } = product;
  const piece = new Workpiece();
  const x = width / 2 - flange / 2 - 0.002;
  const back = -length / 2;
  const foot = point(x, 0.012, length / 2 - 0.085);
  const head = point(x, height, back + 0.28);
  const stringer = channel(deep, flange, 0.005);
  for (const side of sides) {
    const out = outward(side);
    const on = ({ y, z }: typeof foot) => point(side * x, y, z);
    piece.add(
      'aluminium',
      levelMember(stringer, on(foot), on(atHeight(foot, head, height - 0.004)), out),
    );
    const arm = [
      point(side * x, height - 0.062, back + 0.002),
      point(side * x, height - 0.062, back + landing),
    ] as const;
    piece.member('aluminium', channel(0.12, flange, 0.005), ...arm, out);
    addFootPlate(piece, side * x, foot.z);
    addWallPlate(piece, side * x, height, back);
  }
  const slope = Math.abs(foot.z - head.z) / treads;
  const depth = Math.min(0.24, slope + 0.06);
  for (const y of stepsUpTo(height, treads).slice(0, -1)) {
    const z = atHeight(foot, head, y).z - depth * 0.12;
    piece.add('aluminium-treads', serratedTread(2 * x - 0.03, depth, 0.05), [0, y, z]);
    piece.box(
      'plastic-yellow',
      [2 * x - 0.034, 0.004, 0.03, 0.001],
      [0, y + 0.001, z + depth / 2 - 0.018],
    );
  }
  piece.add('aluminium-treads', serratedTread(2 * x - 0.03, landing, 0.06), [
    0,
    height,
    back + landing / 2,
  ]);
  piece.box(
    'plastic-yellow',
    [2 * x - 0.034, 0.004, 0.03, 0.001],
    [0, height + 0.001, back + landing - 0.018],
  );
  addFlightRail(piece, { foot, head, back, above: overallHeight - height });
  if (badges.includes('Hookable')) addHooks(piece, x, height, back);
  const at = off(atHeight(foot, head, Math.min(1, height * 0.6)), X, flange / 2 + 0.0006);
  piece.add('label', labelPlate(0.2), frame(at, X, X.clone().cross(direction(foot, head))));
  return piece;
}

/** The plate that bolts down to the floor. */
function addFootPlate(piece: Workpiece, x: number, z: number): void {
  piece.box('aluminium', [0.09, 0.012, 0.16, 0.002], [x, 0.006, z]);
  piece.box('rubber', [0.084, 0.004, 0.154, 0.001], [x, 0.002, z]);
  piece.bolts(Y, 0.008, [x - 0.03, 0.012, z + 0.062], [x + 0.03, 0.012, z + 0.062]);
}

/** The plate against the machine, with its bolts. */
function addWallPlate(piece: Workpiece, x: number, height: number, back: number): void {
  piece.box('aluminium', [0.06, 0.16, 0.008, 0.002], [x, height - 0.082, back + 0.004]);
  piece.bolts(Z, 0.009, [x, height - 0.13, back + 0.008], [x, height - 0.035, back + 0.008]);
}

/** Hooks over a 40 mm frame behind the landing. */
function addHooks(piece: Workpiece, x: number, height: number, back: number): void {
  for (const side of sides) {
    const at = side * (x - 0.07);
    const way = [
      point(at, height - 0.045, back + 0.08),
      point(at, height - 0.045, back - 0.05),
      point(at, height - 0.14, back - 0.05),
    ];
    piece.add('galvanised', bentMember(bar(0.05, 0.008, 0.002), way, 0.012, Y));
  }
}
