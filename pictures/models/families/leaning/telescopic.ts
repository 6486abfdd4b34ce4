import type { Product } from '../../../../catalogue/product.ts';
import type { TelescopicPlan, Tube } from '../../../plans/specialist-ladders.ts';
import { tubeCap } from '../../kit/fasteners.ts';
import { labelPlate } from '../../kit/plates.ts';
import { bothSides, frame, point, Z } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { footBar } from './base.ts';
import { inUse } from './lean.ts';
import { deepRung } from './rungs.ts';

/** Tubes that slide into each other, with a rung at each joint, fully extended. */
export function telescopicLadder({ width, height }: Product, plan: TelescopicPlan): Workpiece {
  const ladder = new Workpiece();
  const x = width / 2 - plan.line;
  for (const tube of plan.tubes) {
    const { from, to, radius } = tube.built;
    for (const side of bothSides) {
      ladder.tube('aluminium', [side * x, from, 0], [side * x, to, 0], radius, 20);
    }
    addTelescopicRung(ladder, x, tube, tube === plan.tubes.at(-1));
  }
  const reading = point(x, plan.each * 0.5, 0.0305);
  ladder.add('label', labelPlate(0.055), frame(reading, Z, point(-1, 0, 0)));
  for (const side of bothSides) {
    ladder.add('plastic', tubeCap(0.026), [side * x, height - 0.012, 0]);
  }
  return new Workpiece().join(ladder, inUse.place).join(footBar(plan.base, x, 0.03));
}

/** A deep rung with a ribbed top. Its clamps grip the tube below and hold the latch of the tube above. */
function addTelescopicRung(piece: Workpiece, x: number, tube: Tube, last: boolean): void {
  const [end, at, radius] = [x - 0.03, tube.rung, tube.built.radius];
  piece.member('aluminium-treads', deepRung(), [-end, at, 0], [end, at, 0], inUse.up);
  const ring = [2 * radius + 0.004, 0.012, 2 * radius + 0.004, 0.01] as const;
  for (const side of bothSides) {
    piece.box('plastic', [0.072, 0.056, 0.074, 0.014], [side * x, at, 0]);
    piece.box('plastic', [0.04, 0.046, 0.058, 0.008], [side * (x - 0.045), at, 0]);
    if (!last) {
      // The thumb slide that releases the next tube.
      const slide = point(side * (x - 0.085), at - 0.012, 0.026);
      piece.box('plastic-red', [0.034, 0.014, 0.012, 0.004], slide);
      piece.box('plastic-grey', ring, [side * x, at + 0.03, 0]);
    }
    piece.rivets(Z, 0.006, [side * x, at, 0.037]);
  }
}
