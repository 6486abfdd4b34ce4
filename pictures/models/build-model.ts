import type { FamilyKey } from '../../catalogue/families.ts';
import type { Product } from '../../catalogue/product.ts';
import { forTowers } from '../plans/towers.ts';
import { accessory } from './families/accessories.ts';
import { lorryAccess } from './families/industrial-lorry.ts';
import { mobileAccess } from './families/industrial-mobile.ts';
import { combinationLadder } from './families/leaning-combination.ts';
import { extensionLadder } from './families/leaning-extension.ts';
import { specialistLadder } from './families/leaning-specialist.ts';
import { platformLadder } from './families/platform-ladders.ts';
import { stairPodium } from './families/podiums/stair-podium.ts';
import { podiumSteps } from './families/podiums.ts';
import { stepLadder } from './families/step-ladders.ts';
import { tower } from './families/towers.ts';
import { workPlatform } from './families/work-platforms.ts';
import type { Builder } from './kit/workpiece.ts';
import type { Model } from './model.ts';

/** The builder for each product family. */
export const builders: Readonly<Record<FamilyKey, Builder>> = {
  'extension-ladders': extensionLadder,
  'combination-ladders': combinationLadder,
  'step-ladders': stepLadder,
  'platform-ladders': platformLadder,
  'specialist-ladders': specialistLadder,
  'lorry-access': lorryAccess,
  'stair-pod-500': stairPodium,
  'mobile-access': mobileAccess,
  'work-platforms': workPlatform,
  'podium-steps': podiumSteps,
  ...forTowers(tower),
  accessories: accessory,
};

/** The shape of a product, built from its own dimensions. */
export function buildModel(product: Product): Model {
  const { parts, landmarks } = builders[product.family](product).model();
  const stand = product.standingHeight;
  // Left out for accessories, and where a ladder is modelled as steps and does not reach this height.
  const isVisible = stand > 0 && stand <= landmarks.top;
  return { parts, landmarks: isVisible ? { ...landmarks, stand } : landmarks };
}
