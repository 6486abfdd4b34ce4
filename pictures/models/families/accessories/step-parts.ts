import type { Vector3 } from 'three';
import { stepsHandrailRun } from '../../../plans/accessories.ts';
import { tread } from '../../kit/decks.ts';
import { collar, tubeCap } from '../../kit/fasteners.ts';
import { lockingStay } from '../../kit/joints.ts';
import { bentTube } from '../../kit/members.ts';
import { labelPlate } from '../../kit/plates.ts';
import { boxSection, rounded, type Spot, spots } from '../../kit/profiles.ts';
import {
  alignedPlacement,
  between,
  bothSides,
  composePlacements,
  direction,
  facingUp,
  move,
  point,
  turn,
  uprightPlacement,
  Y,
  Z,
} from '../../kit/space.ts';
import { type Station, sweep } from '../../kit/sweep.ts';
import { type Builder, Workpiece } from '../../kit/workpiece.ts';
import { looseBolt, looseRivet } from './loose-fixings.ts';

/** A moulded tray with two steel hooks for the knee rail. */
export const toolTray: Builder = ({ length, width }) => {
  const piece = new Workpiece();
  const high = 0.12;
  const wall = 0.005;
  const outline = rounded(length, width - 0.03, 0.03);
  const inside = rounded(length - 2 * wall, width - 0.03 - 2 * wall, 0.026);
  const at = (y: number, size: number): Station => ({
    frame: composePlacements(move(0, y, 0), facingUp).scale(point(size, size, 1)),
    along: y,
  });
  piece.add('plastic', sweep({ outline, holes: [inside] }, [at(0.002, 0.9), at(high, 1)]));
  const rim = { outline: rounded(length + 0.016, width - 0.014, 0.036), holes: [inside] };
  piece.add('plastic', sweep(rim, [at(high - 0.008, 1), at(high, 1)]));
  piece.box('plastic', [length * 0.88, 0.006, (width - 0.03) * 0.88, 0.002], [0, 0.004, 0]);
  for (const x of [-length * 0.14, length * 0.2]) {
    piece.box('plastic', [0.005, 0.07, (width - 0.03) * 0.92, 0.001], [x, 0.04, 0]);
  }
  for (const x of [-length / 2 + 0.09, length / 2 - 0.09]) {
    const back = -(width - 0.03) / 2 - 0.004;
    const hook = spots(0.05, 0.004, 0.2, -0.006, 0.2, -0.05, 0.13, -0.05);
    const way = hook.map(([y, out]) => point(x, y, back + out));
    piece.add('zinc', bentTube(way, 0.006, 0.022, 10));
    piece.box('zinc', [0.03, 0.05, 0.006, 0.002], [x, 0.07, back + 0.004]);
    piece.bolts(Z, 0.005, [x, 0.062, back + 0.012]);
  }
  const front = composePlacements(
    move(0, high * 0.55, (width - 0.03) / 2 - 0.0035),
    turn('x', -0.085),
  );
  return piece.add('label', labelPlate(0.11), front);
};

/** Two ribbed treads with their end brackets, and the rivets to fit them. */
export const replacementTreads: Builder = ({ length, width }) => {
  const each = new Workpiece();
  each.add('aluminium-treads', tread(length, width), [0, 0.03, 0]);
  for (const side of bothSides) {
    const x = side * (length / 2 - 0.002);
    each.box('aluminium', [0.004, 0.028, width * 0.86, 0.001], [x, 0.013, 0]);
    for (const z of bothSides) {
      each.box('rubber', [0.0052, 0.007, 0.007, 0.0005], [x, 0.013, z * width * 0.24]);
    }
  }
  const piece = new Workpiece().join(each, [0, 0, -width * 0.75]);
  piece.join(each, composePlacements(move(0.02, 0, width * 0.6), turn('y', 0.05)));
  for (let at = 0; at < 8; at += 1) {
    const rivetAt = move(-0.14 + (at % 4) * 0.022, 0, width * 1.35 + Math.floor(at / 4) * 0.02);
    piece.join(looseRivet(), rivetAt);
  }
  return piece;
};

/** Two folding stays, one straight and locked, one half closed. */
export const lockingStays: Builder = ({ length, width }) => {
  const half = length / 2 - 0.012;
  const ends = { from: point(-half, 0, 0), to: point(half, 0, 0) };
  const straight = lockingStay({ ...ends, facing: Z, width: width * 0.8 });
  const piece = new Workpiece().join(straight, composePlacements(move(0, 0, 0.05), facingUp));
  const reach = (length / 2) * 0.92;
  const strip = boxSection(width * 0.8, 0.004, 0.001, 0.001);
  const [left, top, right] = [point(-reach, 0, 0), point(0, 0, -0.11), point(reach, 0, 0)];
  piece.member('aluminium', strip, left, top, Y);
  piece.member('aluminium', strip, [top.x, 0.005, top.z], [right.x, 0.005, right.z], Y);
  const pins = [point(left.x, 0.002, left.z), point(top.x, 0.007, top.z), point(right.x, 0.007, 0)];
  piece.bolts(Y, 0.007, ...pins);
  const lock = composePlacements(alignedPlacement(between(top, right, 0.02).setY(0.01), right, Y));
  piece.box('plastic-red', [width, 0.016, 0.06, 0.004], composePlacements(lock, move(0, 0, 0.03)));
  piece.add('plastic', tubeCap(0.01), [top.x, 0.004, top.z]);
  for (const at of [0, 1, 2, 3]) piece.join(looseRivet(), [-0.05 + at * 0.024, -0.004, 0.1]);
  return piece;
};

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
