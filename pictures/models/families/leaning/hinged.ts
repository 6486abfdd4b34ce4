import type { Product } from '../../../../catalogue/product.ts';
import { lockingHinge } from '../../kit/joints.ts';
import { strap } from '../../kit/members.ts';
import { move, off, outward, placed, point, sides, turn, Y } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { aboveBar, stabiliserBar } from './base.ts';
import { type Build, buildOf } from './build.ts';
import { leanOf } from './lean.ts';
import { addLabels, addSection, stileLine } from './section.ts';
import { rungsBySection } from './sections.ts';

/** How far out it stands on each side, for each metre of its limbs. */
const spread = 0.31;
const lean = leanOf(Math.asin(spread));
const barAcross = 0.75;
const [radius, clear] = [0.05, 0.052];

/** Four short sections on locking hinges, set as steps: two limbs that meet at the top. */
export function hingedLadder(product: Product): Workpiece {
  const { width, height } = product;
  const build = buildOf(product);
  const { sections, rungs } = rungsBySection(product);
  const each = height / sections;
  const half = width / 2;
  const limb = new Workpiece();
  for (const index of [0, 1]) {
    const [from, to] = [index * each, (index + 1) * each];
    const start = index === 0 ? aboveBar : from + clear;
    addSection(
      limb,
      {
        from: start,
        to: to - clear,
        half,
        out: 0,
        rungs: Array.from({ length: rungs }, (_, rung) => from + ((rung + 0.5) * each) / rungs),
      },
      build,
    );
  }
  addJoint(limb, half, build, each);
  addHalfJoint(limb, half, build, height / 2, -1);
  addLabels(
    limb,
    { from: 0, to: each, half, out: 0, rungs: [] },
    build,
    (Math.floor(rungs / 2) * each) / rungs,
  );
  const stood = new Workpiece()
    .join(limb, lean.place)
    .join(stabiliserBar(barAcross, stileLine({ half }, build), build, lean));
  const out = move(0, 0, (height / 2) * spread);
  const piece = new Workpiece().join(stood, out).join(stood, placed(turn('y', Math.PI), out));
  const apex = lean.height(height / 2, 0);
  for (const side of sides) {
    const hinge = placed(move(side * stileLine({ half }, build), apex, 0));
    piece.join(lockingHinge(radius, build.face + 0.014), hinge);
  }
  return piece;
}

/** A hinge in the run of the stiles, its arms reaching into both. */
function addJoint(piece: Workpiece, half: number, build: Build, at: number): void {
  const x = stileLine({ half }, build);
  for (const side of sides) {
    const hinge = placed(move(side * x, at, 0), turn('x', Math.PI / 2));
    piece.join(lockingHinge(radius, build.face + 0.014), hinge);
  }
  addHalfJoint(piece, half, build, at, -1);
  addHalfJoint(piece, half, build, at, 1);
}

/** The arms of a hinge that lie on both faces of a stile below (−1) or above (1) it. */
function addHalfJoint(piece: Workpiece, half: number, build: Build, at: number, way: 1 | -1): void {
  const x = stileLine({ half }, build);
  for (const side of sides) {
    for (const face of sides) {
      const from = point(side * x + face * (build.face / 2 + 0.002), at, 0);
      const to = off(from, Y, way * 0.15);
      piece.add('galvanised', strap(from, to, 0.04, 0.004, outward(face)));
      piece.rivets(
        outward(face),
        0.006,
        ...[0.085, 0.125].map((up) => off(off(from, Y, way * up), outward(face), 0.002)),
      );
    }
  }
}
