import type { Product } from '../../../catalogue/product.ts';
import { backRailHeights, type StepsPlan, stepLadderPlan } from '../../plans/steps.ts';
import { composePlacements, point, turn } from '../kit/space.ts';
import { Workpiece } from '../kit/workpiece.ts';
import { addBackRails, addHingePlates, addStays } from './steps/bracing.ts';
import {
  addFeet,
  addLimbs,
  addStileLabel,
  buildLimb,
  type Limb,
  labelHeight,
} from './steps/frame.ts';
import { timberSteps } from './steps/timber.ts';
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
