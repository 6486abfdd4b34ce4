import { lockingStay } from '../../kit/joints.ts';
import { strap } from '../../kit/members.ts';
import { plate } from '../../kit/plates.ts';
import { boxSection, spots } from '../../kit/profiles.ts';
import {
  atHeight,
  bothSides,
  composePlacements,
  forward,
  move,
  outward,
  point,
  pointAlong,
  turn,
  Z,
} from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';
import { type Limb, mirrorToSide } from './frame.ts';

/** Rails across the back legs, and a pair of braces from the second rail to the middle of the lowest. */
export function addBackRails(piece: Workpiece, leg: Limb, heights: readonly number[]): void {
  const rail = boxSection(0.02, 0.03, 0.004, 0.002);
  for (const y of heights) {
    const axis = atHeight(leg.foot, leg.head, y);
    const end = axis.x - leg.face / 2 + 0.006;
    piece.member('aluminium', rail, [-end, y, axis.z], [end, y, axis.z]);
    for (const side of bothSides) {
      const web = pointAlong(mirrorToSide(side, axis), outward(side), leg.face / 2);
      piece.rivets(outward(side), 0.006, web);
    }
  }
  const [low, high] = heights;
  if (low === undefined || high === undefined) return;
  const foot = atHeight(leg.foot, leg.head, low);
  const knee = atHeight(leg.foot, leg.head, low + Math.min(high - low, 0.4) * 0.8);
  for (const side of bothSides) {
    const from = point(side * 0.03, low, foot.z - 0.014);
    const to = point(side * (knee.x - leg.face * 0.2), knee.y, knee.z - leg.depth / 2 - 0.003);
    piece.add('aluminium', strap(from, to, 0.02, 0.003, Z));
    piece.rivets(forward(-1), 0.004, pointAlong(from, Z, -0.002), pointAlong(to, Z, -0.002));
  }
}

/** Locking stays between leg and stile, on both sides, at a height. */
export function addStays(
  piece: Workpiece,
  stile: Limb,
  leg: Limb,
  y: number,
  material: MaterialName = 'aluminium',
): void {
  const front = atHeight(stile.foot, stile.head, y);
  const back = atHeight(leg.foot, leg.head, y);
  const x = Math.min(front.x - stile.face / 2, back.x - leg.face / 2) - 0.004;
  for (const side of bothSides) {
    const from = point(side * x, y, front.z - stile.depth * 0.36);
    const to = point(side * x, y, back.z + leg.depth * 0.3);
    piece.join(lockingStay({ from, to, facing: outward(-side), material }));
  }
}

/** Adds steel plates outside the frame. Each is fixed to a stile and carries the leg's pivot pin. */
export function addHingePlates(piece: Workpiece, stile: Limb, leg: Limb, top: number): void {
  const front = atHeight(stile.foot, stile.head, top - 0.1);
  const back = atHeight(leg.foot, leg.head, top - 0.1);
  const x = Math.max(front.x + stile.face / 2, back.x + leg.face / 2) + 0.002;
  // The outline has y up and x towards the climber.
  const outline = [
    ...spots(back.z - 0.024, top - 0.1, back.z - 0.012, top - 0.126, back.z + 0.012, top - 0.126),
    ...spots(front.z + stile.depth * 0.42, top - 0.12, front.z + stile.depth * 0.36, top - 0.05),
    ...spots(back.z - 0.012, top - 0.074),
  ];
  const shape = plate({ outline }, 0.004);
  for (const side of bothSides) {
    piece.add(
      'galvanised',
      shape,
      composePlacements(move(side * x, 0, 0), turn('y', -Math.PI / 2)),
    );
    const face = side * (x + 0.002);
    piece.bolts(outward(side), 0.009, [face, top - 0.1, back.z]);
    const fixed = (down: number, out: number) => point(face, top - down, front.z + out);
    piece.bolts(outward(side), 0.0065, fixed(0.072, -0.012), fixed(0.102, 0.014));
  }
}
