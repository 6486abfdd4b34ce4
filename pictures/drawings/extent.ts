import type { FamilyKey } from '../../catalogue/families.ts';
import { baseWidth, podiumStairRun } from '../../catalogue/floor-space.ts';
import { towerPlan } from '../plans/towers.ts';
import {
  aFrameSize,
  cageReach,
  hasShortBase,
  hingedBase,
  hingedSpread,
  hookOnSize,
  lean,
  type Sized,
  sectionInset,
  shortBase,
} from './proportions.ts';

/** How far a product's picture reaches in metres, x = 0 at the left end of its base. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Where the height that the shop quotes meets the drawing. */
  readonly edge: number;
  /** Ladders and tall towers are shown from two sides: where the second elevation's x = 0 stands. */
  readonly beside?: number;
}

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
      return { ...plain, right: length + podiumStairRun(product) };
    case 'mobile-access':
      return { ...plain, edge: product.name.includes('Double') ? length / 2 - 0.36 : 0.06 };
    case 'podium-steps':
      return plain;
    case 'lorry-access':
      return product.name.includes('Tanker') ? { ...plain, left: -cageReach } : plain;
    case 'work-platforms':
      return product.name.includes('Machine') ? { ...plain, left: -0.22 } : plain;
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
function railsAbove({ family, name, badges }: Pick<Sized, 'family' | 'name' | 'badges'>): number {
  if (family === 'platform-ladders') {
    if (badges.includes('Safety Rail')) return 1;
    return badges.includes('With Handrail') ? 0.95 : 0.65;
  }
  if (family === 'work-platforms') {
    if (name.includes('Machine')) return 1.1;
    return name.includes('Adjustable') ? 0.5 : 0;
  }
  return railsByFamily[family] ?? 0;
}

const railsByFamily: Partial<Record<FamilyKey, number>> = {
  'mobile-access': 1.1,
  'lorry-access': 1.1,
  'podium-steps': 1,
  'stair-pod-500': 1,
};

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
