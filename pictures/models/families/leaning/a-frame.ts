import { baseWidth } from '../../../../catalogue/floor-space.ts';
import type { Product } from '../../../../catalogue/product.ts';
import { lockingHinge, lockingStay } from '../../kit/joints.ts';
import { strap } from '../../kit/members.ts';
import {
  atHeight,
  direction,
  move,
  off,
  outward,
  placed,
  point,
  sides,
  turn,
} from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { aboveBar, leaningFoot, splayedBase, stabiliserBar } from './base.ts';
import { type Build, buildOf } from './build.ts';
import { addGuides } from './guides.ts';
import { addWallRollers } from './head.ts';
import { leanOf } from './lean.ts';
import { addLabels, addPlugs, addSection, stileLine } from './section.ts';
import { type Section, sectionAt } from './sections.ts';

/** What a section of length 1 rises as a leg of the A-frame, and how far out it stands. */
const [rise, run] = [0.95, 0.312];
const lean = leanOf(Math.atan(run / rise));

/** Two sections as an A-frame, the third run up above it: three of its rungs stay on the frame. */
export function aFrame(product: Product): Workpiece {
  const { length, badges } = product;
  const build = buildOf(product);
  const splayed = badges.includes('Smart Base');
  const lower = sectionAt(product, 0, 0);
  const upper = sectionAt(product, 1, length - 0.84);
  const front = new Workpiece();
  addSection(front, { ...lower, from: splayed ? 0.03 : aboveBar }, build);
  addSection(front, upper, build);
  addGuides(front, lower, upper, build, 'hook');
  addPlugs(front, lower, build, { head: 0.022 });
  addPlugs(front, upper, build, { foot: true, head: splayed ? 0.022 : 0.06 });
  if (splayed) addWallRollers(front, upper, build);
  addLabels(front, lower, build, ((lower.rungs[2] ?? 0) + (lower.rungs[3] ?? 0)) / 2);
  const across = baseWidth(product);
  const base = splayed
    ? splayedBase(across, lower.half, build, lean)
    : stabiliserBar(across, stileLine(lower, build), build, lean);
  const out = move(0, 0, length * run);
  const leg = { ...sectionAt(product, 1, 0), out: 0 };
  return new Workpiece()
    .join(front, placed(out, lean.place))
    .join(base, out)
    .join(backLeg(leg, build), placed(turn('y', Math.PI), out))
    .join(joints(product, lower, leg, build));
}

/** The leg at the back, on feet of its own, as it leans. */
function backLeg(leg: Section, build: Build): Workpiece {
  const upright = new Workpiece();
  addSection(upright, { ...leg, from: 0.03 }, build);
  addPlugs(upright, leg, build, { head: 0.022 });
  const piece = new Workpiece().join(upright, lean.place);
  for (const side of sides) {
    const foot = {
      x: side * stileLine(leg, build),
      across: build.face + 0.012,
      deep: build.deep + 0.01,
      height: 0.075,
    };
    piece.join(leaningFoot(foot, lean));
  }
  return piece;
}

/** Locking hinges at the apex in the gap between the legs' stiles; stays and webbing between them. */
function joints({ length }: Product, front: Section, back: Section, build: Build): Workpiece {
  const piece = new Workpiece();
  const apex = point(0, length * rise - 0.045, 0);
  const gap = front.half - build.face - back.half;
  const x = back.half + gap / 2;
  const feet = [point(0, 0, length * run), point(0, 0, -length * run)] as const;
  for (const side of sides) {
    const pin = point(side * x, apex.y, 0);
    piece.join(lockingHinge(0.044, gap - 0.003), placed(move(...pin.toArray())));
    for (const [index, foot] of feet.entries()) {
      const way = direction(apex, foot);
      const arm = ((side * (gap - 0.006)) / 2) * (index === 0 ? 1 : -1);
      const from = point(pin.x + arm, pin.y, 0);
      const to = off(from, way, 0.2);
      piece.add('galvanised', strap(from, to, 0.042, 0.005, outward(side)));
      const face = index === 0 ? front.half : back.half - build.face;
      const through = [0.12, 0.175].map((at) => {
        const spot = off(from, way, at);
        return point(side * face, spot.y, spot.z);
      });
      piece.bolts(outward(index === 0 ? side : -side), 0.008, ...through);
    }
    addStays(piece, apex.y, feet[0].z, side, {
      front: side * (front.half - build.face - 0.003),
      back: side * (back.half + 0.003),
    });
  }
  return piece;
}

/** Between a front stile's inner face and a back stile's outer one: stay bars above, webbing below. */
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
  // The webbing's stitched ends are held under a plate.
  for (const place of [start, end]) {
    const held = off(place, outward(side), place === start ? -0.003 : 0.003);
    piece.box('zinc', [0.004, 0.04, 0.045, 0.0015], held);
    piece.bolts(outward(place === start ? -side : side), 0.007, held);
  }
}
