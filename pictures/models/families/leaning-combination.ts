import type { Product } from '../../../catalogue/product.ts';
import type { Workpiece } from '../kit/workpiece.ts';
import { aFrame } from './leaning/a-frame.ts';
import { hingedLadder } from './leaning/hinged.ts';

/** Combination ladders as they stand free: an A-frame with a ladder above, or hinged limbs as steps. */
export function combinationLadder(product: Product): Workpiece {
  return (product.badges.includes('5-in-1') ? hingedLadder(product) : aFrame(product)).centred();
}
