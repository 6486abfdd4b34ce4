import type { Product } from '../../../catalogue/product.ts';
import { Workpiece } from '../kit/workpiece.ts';
import { addAutoLock } from './podiums/auto-lock.ts';
import { addBase } from './podiums/podium-base.ts';
import { podiumPlan } from './podiums/podium-plan.ts';
import { addTop } from './podiums/podium-top.ts';

/** A fold-flat frame with a guarded platform, climbed at one end through a gate. */
export function podiumSteps(product: Product): Workpiece {
  const plan = podiumPlan(product);
  const piece = new Workpiece();
  addBase(piece, plan);
  addTop(piece, plan);
  if (product.badges.includes('Auto Lock')) addAutoLock(piece, plan);
  return piece;
}
