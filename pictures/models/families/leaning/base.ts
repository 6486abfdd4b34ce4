import { boxSection } from '../../kit/profiles.ts';
import {
  bothSides,
  composePlacements,
  forward,
  move,
  outward,
  point,
  Y,
  Z,
} from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { inUse, type Lean } from './lean.ts';
import type { Profiles } from './profiles.ts';

/** A ribbed rubber sole, flat on the ground and centred on the origin. */
function sole(across: number, deep: number): Workpiece {
  const piece = new Workpiece();
  piece.box('rubber', [across, 0.018, deep, 0.004], [0, 0.0115, 0]);
  const rib = [across - 0.004, 0.008, deep * 0.1, 0.0015] as const;
  for (const at of [-0.4, -0.2, 0, 0.2, 0.4]) {
    piece.box('rubber', rib, [0, 0.004, at * (deep - 0.01)]);
  }
  return piece;
}

interface Foot {
  /** Its position across the ladder. */
  readonly x: number;
  readonly across: number;
  readonly deep: number;
  readonly height: number;
  readonly out?: number;
}

/** A foot under a leaning ladder: a shoe in line with it and a sole on the ground. */
function leaningFoot({ x, across, deep, height, out = 0 }: Foot, lean: Lean): Workpiece {
  // Its lowest corner stays within the sole.
  const low = lean.along(0.006, out - deep / 2);
  const shoe = composePlacements(lean.place, move(x, (height + low) / 2, out));
  return new Workpiece()
    .box('plastic', [across, height - low, deep, 0.007], shoe)
    .join(sole(across + 0.012, deep + 0.02), [x, 0, lean.depth(lean.along(0, out), out)]);
}

/** The same foot on the right and on the left. */
export function leaningFeet(foot: Foot, lean: Lean = inUse): Workpiece {
  const [left, right] = [leaningFoot({ ...foot, x: -foot.x }, lean), leaningFoot(foot, lean)];
  return new Workpiece().join(left).join(right);
}

const [barHigh, barDeep, barLow] = [0.075, 0.045, 0.03];

/** The height at which the stiles of a ladder with a bar begin. */
export const aboveBar = barLow + barHigh - 0.012;

/** A box-section bar across the foot, bolted to both stiles with plates. Returned at the ladder's lean. */
export function stabiliserBar(
  across: number,
  line: number,
  build: Profiles,
  lean: Lean = inUse,
): Workpiece {
  const middle = barLow + barHigh / 2;
  const end = across / 2 - 0.02;
  const upright = new Workpiece();
  const section = boxSection(barDeep, barHigh, 0.005, 0.003);
  upright.member('aluminium', section, [-end, middle, 0], [end, middle, 0], Y);
  for (const side of bothSides) {
    for (const face of bothSides) {
      const out = face * (Math.max(barDeep, build.deep) / 2 + 0.0015);
      const on = (y: number, proud = 0) => point(side * line, y, out + face * proud);
      const plate = [0.04, barHigh + 0.07, 0.003, 0.001] as const;
      upright.box('galvanised', plate, on(barLow + (barHigh + 0.07) / 2));
      const bolts = [middle, barLow + barHigh + 0.045].map((y) => on(y, 0.0015));
      upright.bolts(forward(face), 0.008, ...bolts);
    }
    // The bar is narrower than the stile, so packers fill the gap to the plates.
    upright.box('plastic', [0.036, barHigh - 0.01, build.deep, 0.002], [side * line, middle, 0]);
  }
  const foot = { x: across / 2 - 0.042, across: 0.072, deep: 0.06, height: 0.105 };
  return new Workpiece().join(upright, lean.place).join(leaningFeet(foot, lean));
}

/** A base that folds out from the lowest rungs, locked by a cross bar. Returned at the ladder's lean. */
export function splayedBase(
  across: number,
  half: number,
  build: Profiles,
  lean: Lean = inUse,
): Workpiece {
  const upright = new Workpiece();
  const piece = new Workpiece();
  const legOut = -build.deep / 2 - 0.006 + 0.004;
  for (const side of bothSides) {
    const head = point(side * (half - 0.004), 0.72, legOut - 0.018);
    const foot = point(side * (across / 2 - 0.036), 0.07, legOut - 0.018);
    upright.member('aluminium', boxSection(0.045, 0.032, 0.005, 0.003), foot, head, Z);
    const bracket = point(side * (half - 0.012), 0.7, legOut - 0.012);
    upright.box('galvanised', [0.052, 0.13, 0.05, 0.005], bracket);
    const bolts = [0.665, 0.735].map((y) => point(side * (half - 0.012), y, legOut - 0.037));
    upright.bolts(forward(-1), 0.008, ...bolts);
    upright.bolts(outward(side), 0.009, [side * (half + 0.014), 0.7, legOut - 0.012]);
    const splayed = { across: 0.06, deep: 0.06, height: 0.085, out: legOut - 0.018 };
    piece.join(leaningFoot({ ...splayed, x: side * (across / 2 - 0.036) }, lean));
    const own = { across: build.face + 0.01, deep: build.deep + 0.01, height: 0.07 };
    piece.join(leaningFoot({ ...own, x: side * (half - build.face / 2) }, lean));
  }
  const reach = across / 2 - 0.075;
  const bar = boxSection(0.024, 0.034, 0.004, 0.002);
  const out = legOut - 0.018 + 0.03;
  upright.member('aluminium', bar, [-reach, 0.16, out - 0.058], [reach, 0.16, out - 0.058], Y);
  for (const side of bothSides) {
    upright.bolts(forward(-1), 0.008, [side * (reach - 0.012), 0.16, out - 0.07]);
    upright.bolts(forward(-1), 0.006, [side * 0.06, 0.16, out - 0.07]);
    const catches = point(side * (half - build.face / 2), 0.16, out - 0.056);
    upright.box('plastic-red', [0.05, 0.045, 0.034, 0.005], catches);
  }
  return piece.join(upright, lean.place);
}

/** The foot bar of short bagged or sectional ladders. Returned at the ladder's lean. */
export function footBar(across: number, line: number, tube: number): Workpiece {
  const upright = new Workpiece();
  const section = boxSection(0.03, 0.06, 0.005, 0.0025);
  const [y, end] = [0.055, across / 2 - 0.02];
  upright.member('aluminium', section, [-end, y, 0], [end, y, 0], Y);
  const socket = [2 * tube + 0.012, 0.075, 2 * tube + 0.008, 0.008] as const;
  for (const side of bothSides) {
    upright.box('plastic', socket, [side * line, 0.062, 0]);
    upright.bolts(Z, 0.009, [side * line, y, tube + 0.004]);
  }
  const foot = { x: across / 2 - 0.036, across: 0.06, deep: 0.046, height: 0.092 };
  return new Workpiece().join(upright, inUse.place).join(leaningFeet(foot));
}
