import type { Vector3 } from 'three';
import { stepsHandrailRun } from '../../../plans/accessories.ts';
import { collar } from '../../kit/fasteners.ts';
import { bentTube } from '../../kit/members.ts';
import type { Spot } from '../../kit/profiles.ts';
import {
  alignedPlacement,
  between,
  bothSides,
  composePlacements,
  direction,
  move,
  point,
  turn,
  uprightPlacement,
  Y,
} from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import type { Builder } from '../builder.ts';
import { looseBolt } from './loose-fixings.ts';

/** Left and right handrails: bent tube in two telescopic parts, with brackets for the stiles. */
export const stepsHandrail: Builder = (part) => {
  const { length } = part;
  const rail = handrail(stepsHandrailRun(part));
  const piece = new Workpiece().join(rail).join(rail, [0.16, 0, -0.24]);
  for (const at of [0, 1, 2, 3]) {
    const loose = composePlacements(
      move(length * 0.6 + at * 0.07, 0, -0.3 - at * 0.02),
      turn('y', 0.5),
    );
    piece.join(looseBolt(0.004, 0.05), loose);
  }
  return piece;
};

function handrail({ run, strut }: ReturnType<typeof stepsHandrailRun>): Workpiece {
  const piece = new Workpiece();
  const [y, radius] = [0.03, 0.017];
  const lying = ([x, up]: Spot) => point(x, y, -up);
  const [foot, low, high, end] = [lying(run[0]), lying(run[1]), lying(run[2]), lying(run[3])];
  const slip = between(low, high, 0.3);
  piece.add('aluminium', bentTube([slip, high, end], radius, 0.12));
  piece.add('aluminium', bentTube([foot, low, between(low, high, 0.36)], radius - 0.003, 0.12));
  const way = direction(low, high);
  piece.add('plastic', collar(radius, 0.06, 0.005), uprightPlacement(slip, way));
  piece.box('plastic-red', [0.03, 0.02, 0.03, 0.006], [slip.x, y + 0.026, slip.z]);
  const middle = between(low, high, strut);
  const hold = point(middle.x + 0.02, y, middle.z + 0.4);
  piece.tube('aluminium', middle, hold, 0.011);
  for (const [at, out] of [
    [foot, direction(low, foot)],
    [end, direction(high, end)],
    [hold, direction(middle, hold)],
  ] as const) {
    piece.join(bracket(at, out));
  }
  piece.add('plastic', collar(radius, 0.05, 0.006), uprightPlacement(middle, way));
  return piece;
}

/** A flat bracket with two bolt holes at the end of a tube. */
function bracket(at: Vector3, out: Vector3): Workpiece {
  const place = alignedPlacement(at, at.clone().add(out), Y);
  const piece = new Workpiece()
    .box('galvanised', [0.05, 0.006, 0.08, 0.002], composePlacements(place, move(0, -0.022, 0.01)))
    .box('galvanised', [0.05, 0.045, 0.006, 0.002], composePlacements(place, move(0, 0, 0.004)));
  const bolts = bothSides.map((side) => point(side * 0.014, -0.019, 0.035).applyMatrix4(place));
  piece.bolts(Y, 0.007, ...bolts);
  return piece;
}
