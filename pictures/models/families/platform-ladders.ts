import type { Product } from '../../../catalogue/product.ts';
import { point } from '../kit/space.ts';
import { Workpiece } from '../kit/workpiece.ts';
import { addBackRails, addStays } from './steps/back-frame.ts';
import { addClosingBar, addGuard, addHandrails, addToeBoards, type Guard } from './steps/guard.ts';
import { addFeet, addLimbs, addStileLabel, type Limb } from './steps/limb.ts';
import { addPlatform } from './steps/platform.ts';
import { labelHeight, treadsBelowTop } from './steps/proportions.ts';
import { addTreads } from './steps/treads.ts';

const face = 0.034;
/** How far in from the widest point the rails stand. */
const inset = 0.06;

/** Steps that end in a guarded platform, which is the last tread counted. */
export function platformLadder(product: Product): Workpiece {
  const { width, height, length, material, badges, overallHeight = height } = product;
  const piece = new Workpiece();
  const heavy = badges.includes('Heavy Duty');
  const depth = heavy ? 0.095 : material === 'GRP' ? 0.085 : 0.072;
  const deep = badges.includes('Safety Rail') ? 0.45 : 0.4;
  const back = (length - deep) * 0.42 - length / 2;
  const front = back + deep;
  const limb = (size: number, footZ: number, headZ: number): Limb => ({
    foot: point(width / 2 - face / 2 - 0.006, 0.018, footZ),
    head: point(width / 2 - inset, height - 0.03, headZ),
    material: material === 'GRP' ? 'grp' : 'aluminium',
    depth: size,
    face,
  });
  const stile = limb(depth, length / 2 - depth * 0.6, front - depth * 0.3);
  const leg = limb(0.055, 0.045 - length / 2, back + 0.04);
  const treads = treadsBelowTop(product);
  addLimbs(piece, stile, height - 0.03);
  addLimbs(piece, leg, height - 0.03);
  addTreads(piece, stile, treads, {
    braced: (index) => heavy || (material === 'GRP' && index < 2),
  });
  addFeet(piece, stile);
  addFeet(piece, leg, 0.06);
  addBackRails(
    piece,
    leg,
    treads.filter((_, index) => index % 2 === 0).map((y) => y - 0.03),
  );
  addStays(piece, stile, leg, height * 0.42, heavy ? 'galvanised' : 'aluminium');
  const platform = {
    width: width - 2 * inset + 0.06,
    back: back - 0.03,
    front: front + 0.03,
    height,
  };
  addPlatform(piece, platform, material === 'GRP');
  const guard: Guard = {
    half: width / 2 - inset,
    back: back + 0.015,
    front: front - 0.02,
    height,
    rails: overallHeight - height,
  };
  addGuard(piece, guard);
  if (guard.rails > 0.8) addToeBoards(piece, guard);
  if (badges.includes('Safety Rail')) addClosingBar(piece, guard);
  if (product.handrail) addHandrails(piece, stile, guard);
  addStileLabel(piece, stile, labelHeight(product));
  return piece;
}
