import type { Product } from '../../../catalogue/product.ts';
import { accessory } from './accessories/accessories.ts';
import { combinationLadder } from './combination.ts';
import type { Elevations } from './elevations.ts';
import { hookOnLadder } from './hook-on.ts';
import { multiPositionLadder } from './multi-position.ts';
import { platformSteps } from './platform-steps.ts';
import { podiumSteps, stairPodium } from './podiums.ts';
import { extensionLadder } from './rung-ladders.ts';
import { steps } from './steps.ts';
import { surveyorLadder, telescopicLadder } from './telescopic.ts';
import { tower } from './towers.ts';
import { lorryAccess, mobileAccess } from './welded-access.ts';
import { workPlatform } from './work-platforms.ts';

/** A product's two elevations, from its own dimensions. */
export function elevationsOf(product: Product): Elevations {
  return drawingOf(product)(product);
}

function drawingOf({ family, sections, badges }: Product): (product: Product) => Elevations {
  switch (family) {
    case 'extension-ladders':
      return extensionLadder;
    case 'combination-ladders':
      return badges.includes('5-in-1') ? multiPositionLadder : combinationLadder;
    case 'step-ladders':
      return steps;
    case 'platform-ladders':
      return platformSteps;
    case 'specialist-ladders':
      if (badges.includes('Hook-On')) return hookOnLadder;
      return sections === undefined ? telescopicLadder : surveyorLadder;
    case 'podium-steps':
      return podiumSteps;
    case 'stair-pod-500':
      return stairPodium;
    case 'mobile-access':
      return mobileAccess;
    case 'lorry-access':
      return lorryAccess;
    case 'work-platforms':
      return workPlatform;
    case 'accessories':
      return accessory;
    case 'folding-tower':
    case 'stairwell-tower':
    case 'one-man-tower':
    case 'narrow-tower':
    case 'podium-tower':
    case 'industrial-deck':
    case '250-standard':
    case '500-standard':
    case '250-agr':
    case '500-agr':
      return tower;
  }
}
