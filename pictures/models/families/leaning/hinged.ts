import type { Matrix4 } from 'three';
import type { Product } from '../../../../catalogue/product.ts';
import type { HingedPlan } from '../../../plans/rung-ladders.ts';
import { lockingHinge } from '../../kit/joints.ts';
import { strap } from '../../kit/members.ts';
import {
  bothSides,
  composePlacements,
  move,
  outward,
  point,
  pointAlong,
  turn,
  Y,
} from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { aboveBar, stabiliserBar } from './base.ts';
import { leanOf } from './lean.ts';
import { buildOf, type Profiles } from './profiles.ts';
import { addLabels, addSection, stileLine } from './section.ts';

const [hingeRadius, clear] = [0.05, 0.052];

/** Four short sections on locking hinges, set as steps: two limbs that meet at the top. */
export function hingedLadder({ width, height }: Product, plan: HingedPlan): Workpiece {
  const { sections, each } = plan;
  const build = buildOf(plan);
  const lean = leanOf(plan.angle);
  const half = width / 2;
  const limb = new Workpiece();
  for (const [index, section] of sections.slice(0, 2).entries()) {
    const from = index === 0 ? aboveBar : section.from + clear;
    addSection(limb, { ...section, from, to: section.to - clear }, build);
  }
  const x = stileLine({ half }, build);
  addHinges(limb, x, build, composePlacements(move(0, each, 0), turn('x', Math.PI / 2)));
  for (const way of bothSides) addArms(limb, x, build, each, way);
  addArms(limb, x, build, height / 2, -1);
  const rungs = sections[0]?.rungs.length ?? 1;
  addLabels(limb, { half, out: 0 }, build, (Math.floor(rungs / 2) * each) / rungs);
  const stood = new Workpiece()
    .join(limb, lean.place)
    .join(stabiliserBar(plan.base, x, build, lean));
  const out = move(0, 0, (height / 2) * plan.spread);
  const piece = new Workpiece()
    .join(stood, out)
    .join(stood, composePlacements(turn('y', Math.PI), out));
  addHinges(piece, x, build, move(0, lean.height(height / 2, 0), 0));
  return piece;
}

/** Adds a hinge to each stile. */
function addHinges(piece: Workpiece, x: number, build: Profiles, at: Matrix4): void {
  for (const side of bothSides) {
    piece.join(
      lockingHinge(hingeRadius, build.face + 0.014),
      composePlacements(move(side * x, 0, 0), at),
    );
  }
}

/** Adds a hinge's arms, on both faces of the stile below (−1) or above (1) the hinge. */
function addArms(piece: Workpiece, x: number, build: Profiles, at: number, way: 1 | -1): void {
  for (const side of bothSides) {
    for (const face of bothSides) {
      const from = point(side * x + face * (build.face / 2 + 0.002), at, 0);
      const to = pointAlong(from, Y, way * 0.15);
      piece.add('galvanised', strap(from, to, 0.04, 0.004, outward(face)));
      const rivets = [0.085, 0.125].map((up) =>
        pointAlong(pointAlong(from, Y, way * up), outward(face), 0.002),
      );
      piece.rivets(outward(face), 0.006, ...rivets);
    }
  }
}
