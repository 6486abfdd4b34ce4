import type { Product } from '../../../../catalogue/product.ts';
import type { SurveyorPlan } from '../../../plans/specialist-ladders.ts';
import { springPin } from '../../kit/joints.ts';
import { spots } from '../../kit/profiles.ts';
import { bothSides, outward, point, uprightPlacement, X, Z } from '../../kit/space.ts';
import { latheGeometry } from '../../kit/sweep.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import { footBar, leaningFeet } from './base.ts';
import { inUse } from './lean.ts';
import { boxBuild } from './profiles.ts';
import { addLabels, addSection } from './section.ts';

const surveyorFace = 0.03;

/** Metre-long sections, each socketed into the one below and held by sprung pins. */
export function surveyorLadder({ width, height }: Product, plan: SurveyorPlan): Workpiece {
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
