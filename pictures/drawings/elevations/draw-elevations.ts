import type { FamilyKey } from '../../../catalogue/families.ts';
import type { Product } from '../../../catalogue/product.ts';
import { forTowers } from '../../plans/towers.ts';
import { accessory } from './accessories/accessories.ts';
import { combinationLadder } from './combination-ladders.ts';
import type { Elevations } from './elevations.ts';
import { extensionLadder } from './extension-ladders.ts';
import { lorryAccess } from './lorry-access.ts';
import { mobileAccess } from './mobile-access.ts';
import { platformSteps } from './platform-ladders.ts';
import { podiumSteps, stairPodium } from './podiums.ts';
import { specialistLadder } from './specialist-ladders.ts';
import { steps } from './step-ladders.ts';
import { tower } from './towers.ts';
import { workPlatform } from './work-platforms.ts';

const drawings: Readonly<Record<FamilyKey, (product: Product) => Elevations>> = {
  'extension-ladders': extensionLadder,
  'combination-ladders': combinationLadder,
  'step-ladders': steps,
  'platform-ladders': platformSteps,
  'specialist-ladders': specialistLadder,
  'lorry-access': lorryAccess,
  'stair-pod-500': stairPodium,
  'mobile-access': mobileAccess,
  'work-platforms': workPlatform,
  'podium-steps': podiumSteps,
  ...forTowers(tower),
  accessories: accessory,
};

/** A product's two elevations, from its own dimensions. */
export function drawElevations(product: Product): Elevations {
  return drawings[product.family](product);
}
