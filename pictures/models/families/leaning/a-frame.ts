import type { AFramePlan } from '../../../plans/rung-ladders.ts';
import { lockingHinge, lockingStay } from '../../kit/joints.ts';
import { strap } from '../../kit/members.ts';
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
} from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { aboveBar, leaningFeet, splayedBase, stabiliserBar } from './base.ts';
import { addGuides } from './guides.ts';
import { type Lean, leanOf } from './lean.ts';
import { buildOf, type Profiles } from './profiles.ts';
import { addLabels, addPlugs, addSection, addWallRollers, stileLine } from './section.ts';

/** Two sections as an A-frame, with the third extended above: three of its rungs overlap the frame. */
export function aFrame(plan: AFramePlan): Workpiece {
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
