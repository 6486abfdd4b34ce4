import type { Product } from '../../../catalogue/product.ts';
import { backRailHeights, type StepsPlan, stepLadderPlan } from '../../plans/steps.ts';
import { buttHinge } from '../kit/joints.ts';
import { levelEndedMember } from '../kit/members.ts';
import { labelPlate } from '../kit/plates.ts';
import { bar } from '../kit/profiles.ts';
import { rope } from '../kit/rope.ts';
import { roundedBox } from '../kit/rounded-box.ts';
import {
  atHeight,
  bothSides,
  composePlacements,
  move,
  outward,
  point,
  turn,
  uprightPlacement,
} from '../kit/space.ts';
import { latheGeometry } from '../kit/sweep.ts';
import { Workpiece } from '../kit/workpiece.ts';
import { addBackRails, addHingePlates, addStays } from './steps/bracing.ts';
import {
  addFeet,
  addLimbs,
  addStileLabel,
  buildLimb,
  type Limb,
  labelHeight,
  mirrorToSide,
} from './steps/frame.ts';
import { addTop } from './steps/tops.ts';
import { addTreads } from './steps/treads.ts';

/** Swingback, double-sided, GRP, home and timber steps. The top tread or cap is the last one counted. */
export function stepLadder(product: Product): Workpiece {
  const plan = stepLadderPlan(product);
  if (plan.frame === 'timber') return timberSteps(product, plan);
  const { width, height } = product;
  const x = width / 2 - plan.face / 2 - 0.006;
  const across = { foot: x, head: x - plan.taper + 0.006, up: 0.018 };
  const stile = buildLimb(plan.stile, plan, across);
  const climbed = new Workpiece();
  addLimbs(climbed, stile, ceilingOf(plan, height));
  addTreads(climbed, stile, plan);
  addFeet(climbed, stile);
  const piece = new Workpiece();
  if (plan.leg) {
    const leg = buildLimb(plan.leg, plan, across);
    piece.join(climbed);
    addLimbs(piece, leg, ceilingOf(plan, height));
    addFeet(piece, leg, 0.06);
    addBackRails(piece, leg, backRailHeights(plan));
    addStays(piece, stile, leg, plan.stay, plan.heavy ? 'galvanised' : 'aluminium');
    addTop(piece, plan, height);
    if (plan.hingePlates) addHingePlates(piece, stile, leg, height);
    addStileLabel(piece, stile, labelHeight(product));
    return piece;
  }
  addStileLabel(climbed, stile, labelHeight(product));
  const facing: Limb = { ...stile, foot: toBack(stile.foot), head: toBack(stile.head) };
  piece.join(climbed).join(climbed, composePlacements(turn('y', Math.PI)));
  addStays(piece, stile, facing, plan.stay);
  addTop(piece, plan, height);
  return piece;
}

function toBack({ x, y, z }: Limb['foot']): Limb['foot'] {
  return point(x, y, -z);
}

/** The height at which stiles and legs end inside the top: below its upper face or below a tray's floor. */
function ceilingOf({ top }: StepsPlan, height: number): number {
  return height - (top.kind === 'tray' ? 0.034 : 0.018);
}

const board = 0.024;

/** Redwood steps: treads housed in the stiles, a steel rod under each tread, rope stays, hinges. */
function timberSteps({ width, height }: Product, plan: StepsPlan): Workpiece {
  const piece = new Workpiece();
  const x = width / 2 - plan.face / 2;
  const across = { foot: x, head: x - plan.taper, up: 0 };
  const stile = buildLimb(plan.stile, plan, across);
  const { top } = plan;
  if (!plan.leg) return piece;
  const leg = buildLimb(plan.leg, plan, across);
  addTimber(piece, stile, height - board);
  addTimber(piece, leg, height - board - 0.004);
  for (const y of plan.treads) addTread(piece, stile, y, plan.treadDepth);
  addSlats(piece, leg, height);
  addRopes(piece, stile, leg, plan.stay);
  const { back, front } = top;
  const middle = point(0, height - board / 2, (front + back) / 2);
  piece.box('timber', [top.width, board, front - back, 0.004], middle);
  addHinges(piece, leg, top.width, height - board);
  addStileLabel(piece, stile, height * 0.5 + 0.05);
  return piece.add('label', labelPlate(0.055), [0, height - board / 2, front + 0.0006]);
}

/** A cleat under the top, over the back frame's uppermost slat, and the two hinges between them. */
function addHinges(piece: Workpiece, leg: Limb, width: number, under: number): void {
  const { z } = atHeight(leg.foot, leg.head, under - 0.066);
  piece.box('timber', [width - 0.15, 0.066, board, 0.003], [0, under - 0.033, z]);
  for (const side of bothSides) {
    const place = move(side * (width / 2 - 0.13), under - 0.07, z - board / 2 - 0.004);
    piece.join(buttHinge(0.05, 0.032), composePlacements(place, turn('y', Math.PI)));
  }
}

function addTimber(piece: Workpiece, { foot, head, depth, face }: Limb, top: number): void {
  const section = bar(depth, face, 0.003);
  for (const side of bothSides) {
    const end = atHeight(foot, head, top);
    piece.add(
      'timber',
      levelEndedMember(section, mirrorToSide(side, foot), mirrorToSide(side, end), outward(side)),
    );
  }
}

function addTread(piece: Workpiece, stile: Limb, y: number, depth: number): void {
  const axis = atHeight(stile.foot, stile.head, y);
  const width = 2 * (axis.x - stile.face / 2) + 0.012;
  piece.box('timber', [width, board, depth, 0.003], [0, y - board / 2, axis.z - depth * 0.2]);
  const rod = atHeight(stile.foot, stile.head, y - board - 0.02);
  const end = rod.x + stile.face / 2;
  piece.tube('zinc', [-end, rod.y, rod.z], [end, rod.y, rod.z], 0.004, 8);
  for (const side of bothSides) {
    piece.bolts(outward(side), 0.006, [side * end, rod.y, rod.z]);
  }
}

/** Adds rails across the back frame, set in flush. */
function addSlats(piece: Workpiece, leg: Limb, height: number): void {
  for (const [part, wide] of [
    [0.16, 0.07],
    [0.5, 0.05],
    [1 - (board + 0.12) / height, 0.09],
  ] as const) {
    const at = atHeight(leg.foot, leg.head, height * part);
    const slat = roundedBox(2 * at.x - leg.face + 0.01, wide, 0.02, 0.003);
    const lean = Math.atan2(leg.head.z - leg.foot.z, leg.head.y - leg.foot.y);
    piece.add('timber', slat, composePlacements(move(0, at.y, at.z), turn('x', lean)));
  }
}

function addRopes(piece: Workpiece, stile: Limb, leg: Limb, y: number): void {
  const knot = latheGeometry(
    10,
    [0, -0.011],
    [0.009, -0.006],
    [0.011, 0],
    [0.009, 0.006],
    [0, 0.011],
  );
  const [front, back] = [atHeight(stile.foot, stile.head, y), atHeight(leg.foot, leg.head, y)];
  for (const side of bothSides) {
    const [from, to] = [
      point(side * (back.x - 0.02), y, back.z),
      point(side * (front.x - 0.02), y, front.z),
    ];
    piece.add('rope', rope(from, to, 0.05, 0.0055));
    for (const at of [from, to]) piece.add('rope', knot, uprightPlacement(at, outward(side)));
  }
}
