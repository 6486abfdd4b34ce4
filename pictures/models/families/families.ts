import type { FamilyKey } from '../../../catalogue/families.ts';
import { accessory } from './accessories.ts';
import type { Builder } from './builder.ts';
import { lorryAccess } from './industrial-lorry.ts';
import { mobileAccess } from './industrial-mobile.ts';
import { combinationLadder } from './leaning-combination.ts';
import { extensionLadder } from './leaning-extension.ts';
import { specialistLadder } from './leaning-specialist.ts';
import { platformLadder } from './platform-ladders.ts';
import { stairPodium } from './podiums/stair-podium.ts';
import { podiumSteps } from './podiums.ts';
import { stepLadder } from './step-ladders.ts';
import { tower } from './towers.ts';
import { workPlatform } from './work-platforms.ts';

/** The builder for each product family. */
export const builders: Readonly<Record<FamilyKey, Builder>> = {
  'extension-ladders': extensionLadder,
  'combination-ladders': combinationLadder,
  'step-ladders': stepLadder,
  'platform-ladders': platformLadder,
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
