import type { Product } from '../../../catalogue/product.ts';
import type { Workpiece } from '../kit/workpiece.ts';
import { doubleLadder } from './industrial/double-ladder.ts';
import { singleLadder } from './industrial/single-ladder.ts';

/** Warehouse steps on castors, climbed from one end or both, with handrails to a guarded platform. */
export function mobileAccess(product: Product): Workpiece {
  return product.sides === 2 ? doubleLadder(product) : singleLadder(product);
}
