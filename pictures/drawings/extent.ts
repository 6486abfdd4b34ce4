import type { FamilyKey } from '../../catalogue/families.ts';
import { outreach, podiumStairRun } from '../../catalogue/floor-space.ts';
import type { Product } from '../../catalogue/product.ts';
import type { Extent } from '../plans/plan.ts';
import { planOf } from '../plans/plans.ts';
import { cageReach, showsEnd } from './proportions.ts';

/** The extent of a product's main picture, known without drawing it. Parts have none. */
export function extentOf(product: Product): Extent | undefined {
  const { family, length, height } = product;
  const plain = { left: 0, right: length, top: height + railsAbove(product), edge: 0 };
  switch (family) {
    case 'accessories':
      return undefined;
    case 'extension-ladders':
    case 'combination-ladders':
    case 'specialist-ladders':
    case 'step-ladders':
    case 'platform-ladders':
      return planOf(product)?.extent;
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
    default: {
      const reach = outreach(product);
      const stair = family === 'stairwell-tower' ? 0.1 : 0;
      const right = length + reach + stair;
      if (!showsEnd(product)) return { ...plain, left: -reach, right };
      const beside = right + reach + 0.4;
      return { ...plain, left: -reach, right: beside + product.width + reach, beside };
    }
  }
}

/** From the platform to the top of the rails. */
function railsAbove({ family, name }: Pick<Product, 'family' | 'name'>): number {
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
  'podium-tower': 1,
  'stair-pod-500': 1,
  'folding-tower': 1.05,
  'stairwell-tower': 1.05,
  'one-man-tower': 1.05,
  'narrow-tower': 1.05,
  'industrial-deck': 1.05,
  '250-standard': 1.05,
  '500-standard': 1.05,
  '250-agr': 1.05,
  '500-agr': 1.05,
};
