import type { Product } from '../../../catalogue/product.ts';
import { workPlatformPlan } from '../../plans/work-platforms.ts';
import type { Workpiece } from '../kit/workpiece.ts';
import { adjustablePlatform } from './work/adjustable-platform.ts';
import { foldingPlatform } from './work/folding-platform.ts';
import { machineSteps } from './work/machine-steps.ts';
import { stagingSet } from './work/trestle.ts';

/** Hop-ups, staging on trestles, and steps welded for a machine. */
export function workPlatform(product: Product): Workpiece {
  const plan = workPlatformPlan(product);
  switch (plan.kind) {
    case 'folding':
      return foldingPlatform(plan);
    case 'adjustable':
      return adjustablePlatform(plan);
    case 'machine':
      return machineSteps(plan);
    case 'staging':
      return stagingSet(plan);
  }
}
