import type { Product } from '../../../catalogue/product.ts';
import { linspace } from '../../plans/geometry.ts';
import { type HopUpPlan, hopUp, workPlatformPlan } from '../../plans/work-platforms.ts';
import { tread } from '../kit/decks.ts';
import { collar } from '../kit/fasteners.ts';
import { padFoot, stileFoot } from '../kit/feet.ts';
import { springPin } from '../kit/joints.ts';
import { bentTube, member, strap } from '../kit/members.ts';
import { labelPlate } from '../kit/plates.ts';
import { boxSection, ribbedTread } from '../kit/profiles.ts';
import {
  atHeight,
  between,
  bothSides,
  composePlacements,
  move,
  point,
  pointAlong,
  turn,
  X,
} from '../kit/space.ts';
import { latheGeometry } from '../kit/sweep.ts';
import { Workpiece } from '../kit/workpiece.ts';
import { machineSteps } from './work/machine-steps.ts';
import { stagingSet } from './work/trestle.ts';

/** Hop-ups, staging on trestles, and steps welded for a machine. */
export function workPlatform(product: Product): Workpiece {
  const plan = workPlatformPlan(product);
  switch (plan.kind) {
    case 'folding':
      return foldingPlatform(plan);
    case 'adjustable':
      return adjustablePlatform(plan);
    case 'machine':
      return machineSteps(plan);
    case 'staging':
      return stagingSet(plan);
  }
}

const [deep, across] = [0.05, 0.034];

/** A hop-up: a ribbed deck on legs that fold under it, with treads to climb at each end. */
function foldingPlatform(plan: HopUpPlan): Workpiece {
  const piece = new Workpiece();
  piece.join(ribbedDeck(plan), [0, plan.height, 0]);
  const end = legFrame(plan);
  return piece.join(end).join(end, turn('y', Math.PI));
}

/** The frame under the +Z end. */
function legFrame({ width, length, height, treads, joint }: HopUpPlan): Workpiece {
  const piece = new Workpiece();
  const foot = point(width / 2 - 0.026, 0.018, length / 2 - 0.035);
  const head = point(width / 2 - 0.052, height - 0.045, length / 2 - 0.14);
  const braced = pointAlong(atHeight(foot, head, joint), X, -across / 2 - 0.003);
  const lug = point(braced.x, height - thick + 0.012, length * hopUp.brace);
  const section = boxSection(deep, across, 0.005);
  for (const side of bothSides) {
    const on = ({ x, y, z }: typeof foot) => point(side * x, y, z);
    const out = point(side, 0, 0);
    piece.member('aluminium', section, on(foot), on(head), out);
    piece.join(stileFoot({ foot: on(foot), head: on(head), across, deep, height: 0.06 }));
    // The folding brace: pinned to the leg and to a lug under the deck.
    const [low, high] = [on(braced), on(lug)];
    piece.add('aluminium', strap(low, high, 0.022, 0.004, out));
    piece.box('galvanised', [0.004, 0.05, 0.05, 0.001], [high.x + side * 0.005, high.y, high.z]);
    piece.bolts(
      out.clone().negate(),
      0.007,
      pointAlong(low, out, -0.002),
      pointAlong(high, out, -0.002),
    );
    const knuckle = point(side * (head.x + across / 2), head.y - 0.012, head.z);
    piece.bolts(out, 0.009, knuckle);
  }
  for (const y of treads) {
    const at = atHeight(foot, head, y);
    const wide = 2 * (at.x - across / 2) + 0.002;
    piece.add('aluminium-treads', tread(wide, 0.088, 0.035), [0, y, at.z]);
    for (const side of bothSides) {
      const x = side * (at.x + across / 2);
      const pair = bothSides.map((s) => point(x, y - 0.018, at.z + s * 0.013));
      piece.rivets(point(side, 0, 0), 0.005, ...pair);
    }
  }
  // The one bar that locks both braces of an end.
  const { x, y, z } = between(braced, lug, 0.16);
  const bar = member(boxSection(0.022, 0.022, 0.004), point(-x, y, z), point(x, y, z));
  return piece.add('aluminium', bar).box('plastic-red', [0.09, 0.03, 0.03, 0.006], [0, y, z]);
}

/** A deck on four independently telescopic legs, with treads and a handhold at the climbing end. */
function adjustablePlatform(plan: HopUpPlan): Workpiece {
  const { width, length, height, treads, joint } = plan;
  const piece = new Workpiece();
  piece.join(ribbedDeck(plan), [0, height, 0]);
  const leg = telescopicLeg(plan);
  const [x, z] = [width / 2 - hopUp.inset, length / 2 - hopUp.inset];
  for (const side of bothSides) {
    for (const end of bothSides) piece.join(leg, [side * x, 0, end * z]);
    for (const end of bothSides) {
      const low = point(side * x, height * 0.56, end * z);
      const high = point(side * x, height - thick + 0.006, end * length * 0.12);
      piece.tube('aluminium', low, high, 0.011);
      piece.bolts(point(side, 0, 0), 0.007, [side * x + side * 0.027, low.y, low.z]);
    }
  }
  for (const y of treads) {
    // Treads above the collars meet the outer tubes, and treads below them the inner tubes.
    const wide = 2 * x - (y > joint ? 0.054 : 0.038);
    piece.add('aluminium-treads', tread(wide, 0.075, 0.036), [0, y, z]);
  }
  const y = height * 0.62;
  piece.member('aluminium', boxSection(0.026, 0.04), [-x, y, -z], [x, y, -z]);
  addHandhold(piece, width / 2 - 0.014, length / 2, height);
  return piece;
}

function telescopicLeg({ height, joint }: HopUpPlan): Workpiece {
  const piece = new Workpiece();
  const outer = boxSection(0.054, 0.054, 0.006);
  const inner = boxSection(0.038, 0.038, 0.005);
  piece.member('galvanised', inner, [0, 0.04, 0], [0, joint + 0.02, 0]);
  piece.member('aluminium', outer, [0, joint, 0], [0, height - thick + 0.01, 0]);
  piece.box('plastic', [0.076, 0.05, 0.076, 0.007], [0, joint + 0.005, 0]);
  const hole = latheGeometry(10, [0.0065, 0], [0.005, 0.0008], [0, 0.0008]);
  for (const down of [0.08, 0.14, 0.2, 0.26]) {
    for (const side of bothSides) {
      const facing = hole.clone().rotateZ((-side * Math.PI) / 2);
      piece.add('plastic', facing.translate(side * 0.019, joint - down, 0));
    }
  }
  piece.join(springPin(point(0.034, joint + 0.006, 0), X));
  return piece.join(padFoot(0.048));
}

/** Adds a hoop beside the deck at the climbing end, clamped to the deck's rail. */
function addHandhold(piece: Workpiece, x: number, end: number, height: number): void {
  const [from, to, top, foot] = [end - 0.06, end - 0.3, height + 0.485, height - 0.05];
  const hoop = [point(x, foot, from), point(x, top, from), point(x, top, to), point(x, foot, to)];
  piece.add('aluminium', bentTube(hoop, 0.015, 0.08));
  for (const z of [from, to]) {
    piece.add('plastic', collar(0.015, 0.05), [x, height + 0.022, z]);
  }
}

const thick = hopUp.deck;

/** A deck of ribbed planks between two rails, centred on the origin with its top at 0 and plastic end caps. */
function ribbedDeck({ width, length }: HopUpPlan): Workpiece {
  const piece = new Workpiece();
  const edge = 0.028;
  const rail = boxSection(edge, thick - 0.002, 0.005, 0.0025);
  const [back, front] = [-length / 2 + 0.008, length / 2 - 0.008];
  for (const side of bothSides) {
    const x = side * (width / 2 - edge / 2);
    const y = -0.001 - (thick - 0.002) / 2;
    piece.member('aluminium', rail, [x, y, back], [x, y, front]);
    const rivets = linspace(back + 0.12, front - 0.12, 4).map((z) =>
      point((side * width) / 2, y, z),
    );
    piece.rivets(point(side, 0, 0), 0.006, ...rivets);
  }
  const inner = width - 2 * edge;
  const count = Math.max(2, Math.round(inner / 0.12));
  const plank = inner / count;
  const profile = ribbedTread(plank - 0.001, 0.026);
  for (const x of linspace(-inner / 2 + plank / 2, inner / 2 - plank / 2, count)) {
    piece.member('aluminium-treads', profile, [x, 0, back], [x, 0, front]);
  }
  for (const z of linspace(back + 0.1, front - 0.1, Math.max(2, Math.round(length / 0.5)))) {
    piece.box('aluminium', [inner + 0.004, 0.03, 0.03, 0.002], [0, -0.041, z]);
  }
  const cap = [width + 0.004, thick + 0.004, 0.026, 0.007] as const;
  for (const end of bothSides) {
    piece.box('plastic', cap, [0, -thick / 2 + 0.0005, end * (length / 2 - 0.013)]);
  }
  const face = composePlacements(move(width / 2 + 0.0006, -thick / 2, 0), turn('y', Math.PI / 2));
  return piece.add('label', labelPlate(Math.min(0.13, thick * 2)), face);
}
