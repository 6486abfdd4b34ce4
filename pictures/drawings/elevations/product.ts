import type { Product } from '../../../catalogue/product.ts';
import { accessory } from './accessories/accessories.ts';
import type { Elevations } from './elevations.ts';
import { adjustablePlatform, foldingPlatform } from './hop-ups.ts';
import { lorrySteps, tankerLadder } from './lorry-access.ts';
import { machineSteps } from './machine-steps.ts';
import { mobileAccess } from './mobile-access.ts';
import { podiumSteps } from './podium-steps.ts';
import { combinationLadder, extensionLadder } from './rung-ladders.ts';
import { specialistLadder } from './specialist-ladders.ts';
import { stagingSet } from './staging.ts';
import { stairPodium } from './stair-podium.ts';
import { platformSteps, steps } from './steps.ts';
import { tower } from './towers.ts';

/** A product's two elevations, from its own dimensions. */
export function elevationsOf(product: Product): Elevations {
  return drawingOf(product)(product);
}

function drawingOf({ family, model }: Product): (product: Product) => Elevations {
  switch (family) {
    case 'extension-ladders':
      return extensionLadder;
    case 'combination-ladders':
      return combinationLadder;
    case 'step-ladders':
      return steps;
    case 'platform-ladders':
      return platformSteps;
    case 'specialist-ladders':
      return specialistLadder;
    case 'podium-steps':
      return podiumSteps;
    case 'stair-pod-500':
      return stairPodium;
    case 'mobile-access':
      return mobileAccess;
    case 'lorry-access':
      return model.includes('Tanker') ? tankerLadder : lorrySteps;
    case 'work-platforms':
      if (model.includes('Staging')) return stagingSet;
      if (model.includes('Machine')) return machineSteps;
      return model.includes('Adjustable') ? adjustablePlatform : foldingPlatform;
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
