import type { Product } from '../../../catalogue/product.ts';
import type { Workpiece } from '../kit/workpiece.ts';
import { adjustablePlatform } from './work/adjustable-platform.ts';
import { foldingPlatform } from './work/folding-platform.ts';
import { machineSteps } from './work/machine-steps.ts';
import { stagingSet } from './work/staging-set.ts';

/** Hop-ups, staging on trestles, and steps welded for a machine. */
export function workPlatform(product: Product): Workpiece {
  const { model } = product;
  if (model.includes('Staging')) return stagingSet(product);
  if (model.includes('Machine')) return machineSteps(product);
  return model.includes('Adjustable') ? adjustablePlatform(product) : foldingPlatform(product);
}
