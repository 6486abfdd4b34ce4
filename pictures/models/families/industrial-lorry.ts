import type { Product } from '../../../catalogue/product.ts';
import type { Workpiece } from '../kit/workpiece.ts';
import { lorrySteps } from './industrial/lorry-steps.ts';
import { tankerLadder } from './industrial/tanker-ladder.ts';

/** Access to vehicles: steps rolled up to a load bed, or a caged ladder to the top of a tanker. */
export function lorryAccess(product: Product): Workpiece {
  return product.model.includes('Tanker') ? tankerLadder(product) : lorrySteps(product);
}
