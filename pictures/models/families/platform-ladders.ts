import type { Product } from '../../../catalogue/product.ts';
import { backRailHeights, platformLadderPlan } from '../../plans/steps.ts';
import { Workpiece } from '../kit/workpiece.ts';
import { addBackRails, addStays } from './steps/bracing.ts';
import { addFeet, addLimbs, addStileLabel, buildLimb, labelHeight } from './steps/frame.ts';
import { addClosingBar, addGuard, addHandrails, addToeBoards } from './steps/guard.ts';
import { addPlatform } from './steps/platform.ts';
import { addTreads } from './steps/treads.ts';

/** Steps that end in a guarded platform, which is the last tread counted. */
export function platformLadder(product: Product): Workpiece {
  const { width, height } = product;
  const plan = platformLadderPlan(product);
  const { inset, rails, back, front } = plan;
  const piece = new Workpiece();
  const across = { foot: width / 2 - plan.face / 2 - 0.006, head: width / 2 - inset, up: 0.018 };
  const stile = buildLimb(plan.stile, plan, across);
  const leg = buildLimb(plan.leg, plan, across);
  addLimbs(piece, stile, height - 0.03);
  addLimbs(piece, leg, height - 0.03);
  addTreads(piece, stile, plan);
  addFeet(piece, stile);
  addFeet(piece, leg, 0.06);
  addBackRails(piece, leg, backRailHeights(plan));
  addStays(piece, stile, leg, plan.stay, plan.heavy ? 'galvanised' : 'aluminium');
  const deck = { width: width - 2 * inset + 0.06, back: back - 0.03, front: front + 0.03, height };
  addPlatform(piece, deck, plan);
  const guard = { half: width / 2 - inset, back: back + 0.015, front: front - 0.02, height, rails };
  addGuard(piece, guard);
  if (plan.toeboards) addToeBoards(piece, guard);
  if (plan.closingBar) addClosingBar(piece, guard);
  if (plan.handrails) addHandrails(piece, stile, guard);
  addStileLabel(piece, stile, labelHeight(product));
  return piece;
}
