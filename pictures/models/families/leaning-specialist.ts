import type { Vector3 } from 'three';
import type { Product } from '../../../catalogue/product.ts';
import {
  type HookOnPlan,
  type SurveyorPlan,
  specialistLadderPlan,
  type TelescopicPlan,
  type Tube,
} from '../../plans/specialist-ladders.ts';
import { tread } from '../kit/decks.ts';
import { endCap, tubeCap } from '../kit/fasteners.ts';
import { stileFoot } from '../kit/feet.ts';
import { springPin } from '../kit/joints.ts';
import { bentTube } from '../kit/members.ts';
import { labelPlate } from '../kit/plates.ts';
import { channel, spots } from '../kit/profiles.ts';
import {
  atHeight,
  bothSides,
  direction,
  frame,
  outward,
  point,
  pointAlong,
  uprightPlacement,
  X,
  Y,
  Z,
} from '../kit/space.ts';
import { latheGeometry } from '../kit/sweep.ts';
import { Workpiece } from '../kit/workpiece.ts';
import { footBar, leaningFeet } from './leaning/base.ts';
import { inUse } from './leaning/lean.ts';
import { boxBuild } from './leaning/profiles.ts';
import { deepRung } from './leaning/rungs.ts';
import { addLabels, addSection } from './leaning/section.ts';

/** Telescopic, hook-on shelf and surveyor ladders, each at the angle it is used at. */
export function specialistLadder(product: Product): Workpiece {
  const plan = specialistLadderPlan(product);
  switch (plan.kind) {
    case 'telescopic':
      return telescopicLadder(product, plan).centred();
    case 'surveyor':
      return surveyorLadder(product, plan).centred();
    case 'hook-on':
      return hookOnLadder(product, plan).centred();
  }
}

/** Tubes that slide into each other, with a rung at each joint, fully extended. */
function telescopicLadder({ width, height }: Product, plan: TelescopicPlan): Workpiece {
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

const surveyorFace = 0.03;

/** Metre-long sections, each socketed into the one below and held by sprung pins. */
function surveyorLadder({ width, height }: Product, plan: SurveyorPlan): Workpiece {
  const ladder = new Workpiece();
  const half = width / 2;
  const line = half - surveyorFace / 2;
  for (const [at, section] of plan.sections.entries()) {
    const build = boxBuild(surveyorFace, section.deep.built, 0.028);
    const from = at === 0 ? 0.03 : section.from;
    addSection(ladder, { ...section, from, half, out: 0 }, build);
    const [, low = 0, high = 0] = section.rungs;
    if (at === 0) addLabels(ladder, { half, out: 0 }, build, (low + high) / 2);
    else addSockets(ladder, line, from);
  }
  addHead(ladder, width, line, height);
  const piece = new Workpiece().join(ladder, inUse.place);
  const foot = { x: line, across: 0.044, deep: 0.074, height: 0.07 };
  return piece.join(plan.onBar ? footBar(plan.base, line, 0.031) : leaningFeet(foot));
}

/** Adds a sleeve round each joint, and the pin that locks it. */
function addSockets(piece: Workpiece, line: number, at: number): void {
  const button = latheGeometry(14, [0.009, 0], [0.009, 0.004], [0.006, 0.008], [0, 0.009]);
  for (const side of bothSides) {
    const x = side * line;
    piece.box('aluminium-cast', [surveyorFace + 0.008, 0.12, 0.07, 0.004], [x, at, 0]);
    const outside = side * (line + surveyorFace / 2 + 0.004);
    piece.join(springPin(point(outside, at - 0.025, 0), outward(side)));
    piece.rivets(outward(side), 0.005, [outside, at + 0.035, 0.016], [outside, at + 0.035, -0.016]);
    piece.add('plastic-red', button, uprightPlacement(point(x, at - 0.025, 0.035), Z));
  }
}

/** Adds a soft roll across the head that does not mark the wall. */
function addHead(piece: Workpiece, width: number, line: number, height: number): void {
  const half = width / 2 + 0.02;
  const y = height - 0.03;
  const roll = latheGeometry(
    20,
    ...spots(0.012, -half, 0.026, -half, 0.03, -half + 0.006),
    ...spots(0.03, half - 0.006, 0.026, half, 0.012, half),
  );
  piece.add('rubber', roll, uprightPlacement(point(0, y, -0.012), X));
  const rod = { outline: spots(-0.012, -0.012, 0.012, -0.012, 0.012, 0.012, -0.012, 0.012) };
  piece.member('zinc', rod, [-half - 0.006, y, -0.012], [half + 0.006, y, -0.012]);
  const cap = [surveyorFace + 0.01, 0.075, 0.066, 0.006] as const;
  for (const side of bothSides) piece.box('plastic', cap, [side * line, height - 0.038, 0]);
}

const [hookOnFace, treadDepth] = [0.034, 0.08];

/** A shelf ladder at its working angle, with level treads and hooks for a rail. */
function hookOnLadder({ width, height }: Product, plan: HookOnPlan): Workpiece {
  const { top, deep, treads } = plan;
  const piece = new Workpiece();
  const line = width / 2 - hookOnFace / 2;
  const [foot, head] = [point(line, 0.02, plan.run), point(line, top, 0)];
  const up = direction(foot, head);
  for (const side of bothSides) {
    const [low, high] = [point(side * line, 0.02, plan.run), point(side * line, top, 0)];
    piece.member('aluminium', channel(deep, hookOnFace), low, high, outward(side));
    piece.join(stileFoot({ foot: low, head: high, across: hookOnFace, deep, height: 0.07 }));
    piece.add('plastic', endCap(hookOnFace, deep), uprightPlacement(high, up));
    addHook(piece, side, top, foot, head);
  }
  for (const y of treads) {
    const { z } = atHeight(foot, head, y);
    piece.add('aluminium-treads', tread(2 * line - hookOnFace, treadDepth), [0, y, z - 0.004]);
    for (const side of bothSides) addTreadEnd(piece, side, line, y, z);
  }
  const middle = (Math.round(treads.length / 2) + 0.5) / treads.length;
  const reading = atHeight(foot, head, height * middle);
  for (const side of bothSides) {
    const at = point(side * (line + hookOnFace / 2 + 0.0006), reading.y, reading.z);
    piece.add('label', labelPlate(0.12), frame(at, outward(side), outward(side).cross(up)));
  }
  return piece;
}

function addTreadEnd(piece: Workpiece, side: number, line: number, y: number, z: number): void {
  const bracket = [hookOnFace - 0.006, 0.036, 0.05, 0.002] as const;
  piece.box('aluminium', bracket, [side * (line - 0.002), y - 0.02, z]);
  const web = point(side * (line + hookOnFace / 2), y - 0.018, z);
  const rivets = bothSides.map((s) => pointAlong(pointAlong(web, Z, s * 0.017), Y, s * -0.005));
  piece.rivets(outward(side), 0.0055, ...rivets);
}

/** A steel hook bolted to the stile's outer face: up along it, over the rail, and down behind it. */
function addHook(piece: Workpiece, side: number, top: number, foot: Vector3, head: Vector3): void {
  const x = side * (head.x + hookOnFace / 2 + 0.0125);
  const onStile = (y: number) => point(x, y, atHeight(foot, head, y).z - 0.006);
  const way = [
    onStile(top - 0.22),
    onStile(top - 0.04),
    point(x, top + 0.07, -0.06),
    point(x, top + 0.07, -0.16),
    point(x, top - 0.07, -0.16),
  ];
  piece.add('galvanised', bentTube(way, 0.011, 0.04));
  for (const y of [top - 0.09, top - 0.18]) {
    const at = onStile(y);
    piece.box('galvanised', [0.027, 0.03, 0.056, 0.004], [at.x - side * 0.001, y, at.z]);
    const bolts = bothSides.map((s) => point(at.x + side * 0.0125, y, at.z + s * 0.019));
    piece.bolts(outward(side), 0.006, ...bolts);
  }
  const sleeve = [point(x, top + 0.07, -0.085), point(x, top + 0.07, -0.135)];
  piece.add('rubber', bentTube(sleeve, 0.0135));
  piece.box('plastic', [0.026, 0.03, 0.026, 0.008], [x, top - 0.075, -0.16]);
}
