import type { FamilyKey } from '../../../catalogue/families.ts';
import type { Product } from '../../../catalogue/product.ts';
import { accessory } from './accessories/accessories.ts';
import { combinationLadder } from './combination-ladders.ts';
import type { Elevations } from './elevations.ts';
import { extensionLadder } from './extension-ladders.ts';
import { lorryAccess } from './lorry-access.ts';
import { mobileAccess } from './mobile-access.ts';
import { platformSteps } from './platform-ladders.ts';
import { podiumSteps } from './podiums.ts';
import { specialistLadder } from './specialist-ladders.ts';
import { stairPodium } from './stair-podium.ts';
import { steps } from './step-ladders.ts';
import { tower } from './towers.ts';
import { workPlatform } from './work-platforms.ts';

const drawings: Readonly<Record<FamilyKey, (product: Product) => Elevations>> = {
  'extension-ladders': extensionLadder,
  'combination-ladders': combinationLadder,
  'step-ladders': steps,
  'platform-ladders': platformSteps,
  'specialist-ladders': specialistLadder,
  'folding-tower': tower,
  'stairwell-tower': tower,
  'one-man-tower': tower,
  'narrow-tower': tower,
  'podium-tower': tower,
  'lorry-access': lorryAccess,
  'stair-pod-500': stairPodium,
  'industrial-deck': tower,
  'mobile-access': mobileAccess,
  'work-platforms': workPlatform,
  'podium-steps': podiumSteps,
  '250-standard': tower,
  '500-standard': tower,
  '250-agr': tower,
  '500-agr': tower,
  accessories: accessory,
};

/** A product's two elevations, from its own dimensions. */
export function drawElevations(product: Product): Elevations {
  return drawings[product.family](product);
}
