import type { Matrix4 } from 'three';
import type { Product } from '../../../catalogue/product.ts';
import {
  type AFramePlan,
  combinationLadderPlan,
  type HingedPlan,
} from '../../plans/rung-ladders.ts';
import { lockingHinge, lockingStay } from '../kit/joints.ts';
import { strap } from '../kit/members.ts';
import {
  atHeight,
  bothSides,
  composePlacements,
  direction,
  move,
  outward,
  point,
  pointAlong,
  turn,
  Y,
} from '../kit/space.ts';
import { Workpiece } from '../kit/workpiece.ts';
import { aboveBar, leaningFeet, splayedBase, stabiliserBar } from './leaning/base.ts';
import { addGuides } from './leaning/guides.ts';
import { type Lean, leanOf } from './leaning/lean.ts';
import { buildOf, type Profiles } from './leaning/profiles.ts';
import { addLabels, addPlugs, addSection, addWallRollers, stileLine } from './leaning/section.ts';

/** Free-standing combination ladders: an A-frame with a ladder above, or hinged limbs set up as steps. */
export function combinationLadder(product: Product): Workpiece {
  const plan = combinationLadderPlan(product);
  switch (plan.kind) {
    case 'a-frame':
      return aFrame(plan).centred();
    case 'hinged':
      return hingedLadder(product, plan).centred();
  }
}

const [hingeRadius, clear] = [0.05, 0.052];

/** Four short sections on locking hinges, set as steps: two limbs that meet at the top. */
function hingedLadder({ width, height }: Product, plan: HingedPlan): Workpiece {
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

/** Two sections as an A-frame, with the third extended above: three of its rungs overlap the frame. */
function aFrame(plan: AFramePlan): Workpiece {
  const { half, raised } = plan;
  const build = buildOf(plan);
  const splayed = plan.build.base === 'splayed';
  const rollers = plan.build.head === 'rollers';
  const front = new Workpiece();
  const [lower] = plan.sections;
  if (!lower) return front;
  addSection(front, { ...lower, from: splayed ? 0.03 : aboveBar }, build);
  addSection(front, raised, build);
  addGuides(front, lower, raised, build, 'hook');
  addPlugs(front, lower, build, { head: 0.022 });
  addPlugs(front, raised, build, { foot: true, head: rollers ? 0.022 : 0.06 });
  if (rollers) addWallRollers(front, raised, build);
  addLabels(front, lower, build, ((lower.rungs[2] ?? 0) + (lower.rungs[3] ?? 0)) / 2);
  const lean = leanOf(plan.angle);
  const base = splayed
    ? splayedBase(plan.base, lower.half, build, lean)
    : stabiliserBar(plan.base, stileLine(lower, build), build, lean);
  const out = move(0, 0, half);
  return new Workpiece()
    .join(front, composePlacements(out, lean.place))
    .join(base, out)
    .join(backLeg(plan, build, lean), composePlacements(turn('y', Math.PI), out))
    .join(joints(plan, lower.half, build));
}

/** The leaning back leg on its own feet. */
function backLeg({ backLeg: leg }: AFramePlan, build: Profiles, lean: Lean): Workpiece {
  const upright = new Workpiece();
  addSection(upright, { ...leg, from: 0.03 }, build);
  addPlugs(upright, leg, build, { head: 0.022 });
  const foot = { across: build.face + 0.012, deep: build.deep + 0.01, height: 0.075 };
  const feet = leaningFeet({ ...foot, x: stileLine(leg, build) }, lean);
  return new Workpiece().join(upright, lean.place).join(feet);
}

/** Locking hinges at the apex in the gap between the legs' stiles; stays and webbing between them. */
function joints(
  { half, apex: top, backLeg }: AFramePlan,
  front: number,
  build: Profiles,
): Workpiece {
  const piece = new Workpiece();
  const apex = point(0, top - 0.045, 0);
  const gap = front - build.face - backLeg.half;
  const x = backLeg.half + gap / 2;
  const feet = [point(0, 0, half), point(0, 0, -half)] as const;
  for (const side of bothSides) {
    const pin = point(side * x, apex.y, 0);
    piece.join(lockingHinge(0.044, gap - 0.003), composePlacements(move(...pin.toArray())));
    for (const [index, foot] of feet.entries()) {
      const way = direction(apex, foot);
      const arm = ((side * (gap - 0.006)) / 2) * (index === 0 ? 1 : -1);
      const from = point(pin.x + arm, pin.y, 0);
      const to = pointAlong(from, way, 0.2);
      piece.add('galvanised', strap(from, to, 0.042, 0.005, outward(side)));
      const face = index === 0 ? front : backLeg.half - build.face;
      const through = [0.12, 0.175].map((at) => {
        const spot = pointAlong(from, way, at);
        return point(side * face, spot.y, spot.z);
      });
      piece.bolts(outward(index === 0 ? side : -side), 0.008, ...through);
    }
    addStays(piece, apex.y, half, side, {
      front: side * (front - build.face - 0.003),
      back: side * (backLeg.half + 0.003),
    });
  }
  return piece;
}

/** Adds stay bars above and webbing below, between a front stile's inner and a back stile's outer face. */
function addStays(
  piece: Workpiece,
  apex: number,
  reach: number,
  side: number,
  x: { readonly front: number; readonly back: number },
): void {
  const at = (y: number) => atHeight(point(0, 0, reach), point(0, apex + 0.045, 0), y).z;
  const ends = (y: number) => [point(x.front, y, at(y)), point(x.back, y, -at(y))] as const;
  const [from, to] = ends(apex * 0.56);
  piece.join(lockingStay({ from, to, facing: outward(-side) }));
  const [start, end] = ends(apex * 0.3);
  piece.add('plastic', strap(start, end, 0.032, 0.0022, outward(side)));
  // A plate holds each stitched end of the webbing.
  for (const place of [start, end]) {
    const held = pointAlong(place, outward(side), place === start ? -0.003 : 0.003);
    piece.box('zinc', [0.004, 0.04, 0.045, 0.0015], held);
    piece.bolts(outward(place === start ? -side : side), 0.007, held);
  }
}
