import { lockingStay } from '../../kit/joints.ts';
import { strap } from '../../kit/members.ts';
import { boxSection } from '../../kit/profiles.ts';
import { atHeight, forward, off, outward, point, sides, Z } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';
import { type Limb, on } from './limb.ts';

/** Rails across the back legs, and a pair of braces from the second rail to the middle of the lowest. */
export function addBackRails(piece: Workpiece, leg: Limb, heights: readonly number[]): void {
  const rail = boxSection(0.02, 0.03, 0.004, 0.002);
  for (const y of heights) {
    const axis = atHeight(leg.foot, leg.head, y);
    const end = axis.x - leg.face / 2 + 0.006;
    piece.member('aluminium', rail, [-end, y, axis.z], [end, y, axis.z]);
    for (const side of sides) {
      const web = off(on(side, axis), outward(side), leg.face / 2);
      piece.rivets(outward(side), 0.006, web);
    }
  }
  const [low, high] = heights;
  if (low === undefined || high === undefined) return;
  const foot = atHeight(leg.foot, leg.head, low);
  const knee = atHeight(leg.foot, leg.head, low + Math.min(high - low, 0.4) * 0.8);
  for (const side of sides) {
    const from = point(side * 0.03, low, foot.z - 0.014);
    const to = point(side * (knee.x - leg.face * 0.2), knee.y, knee.z - leg.depth / 2 - 0.003);
    piece.add('aluminium', strap(from, to, 0.02, 0.003, Z));
    piece.rivets(forward(-1), 0.004, off(from, Z, -0.002), off(to, Z, -0.002));
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
  for (const side of sides) {
    piece.join(
      lockingStay({
        from: point(side * x, y, front.z - stile.depth * 0.36),
        to: point(side * x, y, back.z + leg.depth * 0.3),
        facing: outward(-side),
        material,
      }),
    );
  }
}
