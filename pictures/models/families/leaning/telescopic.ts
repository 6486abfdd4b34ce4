import type { Product } from '../../../../catalogue/product.ts';
import { tubeCap } from '../../kit/fasteners.ts';
import { labelPlate } from '../../kit/plates.ts';
import type { Profile, Spot } from '../../kit/profiles.ts';
import { frame, point, sides, Z } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { footBar } from './foot-bar.ts';
import { inUse } from './lean.ts';

/** Tubes that slide into each other, a rung at each joint, drawn out. */
export function telescopicLadder({ width, height }: Product): Workpiece {
  const ladder = new Workpiece();
  const count = Math.round(height / 0.29);
  const each = height / count;
  const x = width / 2 - 0.036;
  for (let at = 0; at < count; at += 1) {
    const radius = 0.03 - (0.013 * at) / count;
    const [from, to] = [at === 0 ? 0.05 : at * each - 0.05, (at + 1) * each - 0.02];
    for (const side of sides) {
      ladder.tube('aluminium', [side * x, from, 0], [side * x, to, 0], radius, 20);
    }
    addRung(ladder, x, (at + 1) * each - 0.05, radius, at === count - 1);
  }
  const reading = point(x, each * 0.5, 0.0305);
  ladder.add('label', labelPlate(0.055), frame(reading, Z, point(-1, 0, 0)));
  for (const side of sides) {
    ladder.add('plastic', tubeCap(0.026), [side * x, height - 0.012, 0]);
  }
  return new Workpiece().join(ladder, inUse.place).join(footBar(x, { tube: 0.03 }));
}

/** A deep rung with a ribbed top; its clamps grip the tube below and hold the latch of the one above. */
function addRung(piece: Workpiece, x: number, at: number, radius: number, last: boolean): void {
  const body = rungProfile();
  const end = x - 0.03;
  piece.member('aluminium-treads', body, [-end, at, 0], [end, at, 0], inUse.up);
  for (const side of sides) {
    piece.box('plastic', [0.072, 0.056, 0.074, 0.014], [side * x, at, 0]);
    piece.box('plastic', [0.04, 0.046, 0.058, 0.008], [side * (x - 0.045), at, 0]);
    if (!last) {
      // The thumb slide that lets the next tube down.
      piece.box(
        'plastic-red',
        [0.034, 0.014, 0.012, 0.004],
        [side * (x - 0.085), at - 0.012, 0.026],
      );
      piece.box(
        'plastic-grey',
        [2 * radius + 0.004, 0.012, 2 * radius + 0.004, 0.01],
        [side * x, at + 0.03, 0],
      );
    }
    piece.rivets(Z, 0.006, [side * x, at, 0.037]);
  }
}

function rungProfile(): Profile {
  const [w, t] = [0.026, 0.019];
  const ribs = 5;
  const pitch = (2 * w - 0.012) / ribs;
  return {
    outline: [
      [w - 0.006, -t],
      [w, -t + 0.008],
      [w, t - 0.003],
      [w - 0.003, t],
      ...Array.from({ length: ribs }, (_, rib) => w - 0.006 - rib * pitch).flatMap((x): Spot[] => [
        [x - pitch * 0.15, t],
        [x - pitch * 0.3, t - 0.0015],
        [x - pitch * 0.7, t - 0.0015],
        [x - pitch * 0.85, t],
      ]),
      [-w + 0.003, t],
      [-w, t - 0.003],
      [-w, -t + 0.008],
      [-w + 0.006, -t],
    ],
  };
}
