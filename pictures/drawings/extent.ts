import { baseWidth } from '../../catalogue/floor-space.ts';
import type { Extent } from '../plans/plan.ts';
import { podiumPlan, stairPodiumPlan } from '../plans/podiums.ts';
import { towerPlan } from '../plans/towers.ts';
import { lorryAccessPlan, mobileLadderPlan } from '../plans/welded-access.ts';
import { workPlatformPlan } from '../plans/work-platforms.ts';
import {
  aFrameSize,
  hasShortBase,
  hingedBase,
  hingedSpread,
  hookOnSize,
  lean,
  type Sized,
  sectionInset,
  shortBase,
} from './proportions.ts';

/** The extent of a product's main picture, known without drawing it. Parts have none. */
export function extentOf(product: Sized): Extent | undefined {
  const { family, length, height } = product;
  const plain = { left: 0, right: length, top: height + railsAbove(product), edge: 0 };
  switch (family) {
    case 'accessories':
      return undefined;
    case 'extension-ladders':
    case 'combination-ladders':
    case 'specialist-ladders':
      return ladderExtent(product);
    case 'step-ladders':
      return {
        ...plain,
        edge: product.name.includes('Double-Sided') ? length / 2 - 0.12 : length * 0.4 - 0.1,
      };
    case 'platform-ladders':
      return { ...plain, edge: (length - 0.42) * 0.42 - 0.03 };
    case 'stair-pod-500':
      return stairPodiumPlan(product).extent;
    case 'mobile-access':
      return mobileLadderPlan(product).extent;
    case 'podium-steps':
      return podiumPlan(product).extent;
    case 'lorry-access':
      return lorryAccessPlan(product).extent;
    case 'work-platforms':
      return workPlatformPlan(product).extent;
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
      return towerPlan(product).extent;
  }
}

/** From the platform to the top of the rails. */
function railsAbove({ family, badges }: Pick<Sized, 'family' | 'badges'>): number {
  if (family === 'platform-ladders') {
    if (badges.includes('Safety Rail')) return 1;
    return badges.includes('With Handrail') ? 0.95 : 0.65;
  }
  return 0;
}

/** The front elevation at its true length, and beside it the side elevation as the ladder stands in use. */
function ladderExtent(product: Sized): Extent {
  const { width, height, badges } = product;
  if (badges.includes('Hook-On')) {
    const { top, run } = hookOnSize(product);
    const beside = width + 0.75;
    return { left: -0.3, right: beside + run + 0.12, top: top + 0.08, edge: 0, beside };
  }
  const over = (baseOf(product) - width) / 2;
  const beside = width + over + 0.2 + height * 0.05;
  const side = standingWidth(product);
  const sections = Number.parseInt(product.rungs ?? '1', 10);
  const edge = badges.includes('5-in-1') ? 0 : (sections - 1) * sectionInset;
  return { left: -over, right: beside + side, top: height, edge, beside };
}

/** What a ladder stands on: its bar, its splayed base, or its stiles alone. */
export function baseOf(product: Sized): number {
  if (product.badges.includes('5-in-1')) return hingedBase;
  if (product.family !== 'specialist-ladders') return baseWidth(product);
  return hasShortBase(product) ? shortBase : product.width;
}

/** How wide a ladder stands, seen from the side. */
function standingWidth(product: Sized): number {
  if (product.badges.includes('5-in-1')) return product.height * hingedSpread + 0.1;
  if (product.family === 'combination-ladders') return aFrameSize(product.length).half * 2 + 0.14;
  return product.height * lean.along + 0.1;
}
