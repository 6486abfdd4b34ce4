import { isDomestic } from './domestic.ts';
import { equipmentFamilies, type FamilyKey, familyKeys } from './families.ts';
import type { Product } from './product.ts';

type Sorted = Pick<Product, 'family' | 'loadRating' | 'standardClass' | 'domestic'>;

interface ShopCategory {
  readonly label: string;
  readonly families: readonly FamilyKey[];
  /** Restricts the category to some of the products in these families. */
  readonly only?: (product: Sorted) => boolean;
}

const isForWork = (product: Sorted) => !isDomestic(product);

/** The categories that links select by categoryKey. Links and filter chips show the label. */
export const categories = {
  'industrial-towers': {
    label: 'Industrial Towers (250kg & 500kg)',
    families: ['250-standard', '250-agr', '500-standard', '500-agr'],
  },
  'professional-ladders': {
    label: 'Professional Ladders',
    families: [
      'extension-ladders',
      'combination-ladders',
      'step-ladders',
      'platform-ladders',
      'specialist-ladders',
    ],
    only: isForWork,
  },
  'access-equipment': { label: 'Access Equipment', families: equipmentFamilies },
  'mobile-access': { label: 'Mobile Access', families: ['mobile-access', 'lorry-access'] },
  'work-platforms': { label: 'Work Platforms', families: ['work-platforms', 'industrial-deck'] },
  'podium-steps': {
    label: 'Podium Steps',
    families: ['podium-steps', 'podium-tower', 'stair-pod-500'],
  },
  'professional-equipment': {
    label: 'Professional Equipment',
    families: [
      'folding-tower',
      'stairwell-tower',
      'one-man-tower',
      'narrow-tower',
      '250-standard',
      '500-standard',
      '250-agr',
      '500-agr',
      'industrial-deck',
    ],
    only: isForWork,
  },
  'heavy-duty': {
    label: 'Heavy Duty',
    families: equipmentFamilies,
    only: ({ loadRating }) => loadRating >= 225,
  },
  'spare-parts': { label: 'Spare Parts', families: ['accessories'] },
  'all-equipment': { label: 'All Equipment', families: familyKeys },
} as const satisfies Record<string, ShopCategory>;

export type CategoryKey = keyof typeof categories;

export const categoryKeys = Object.keys(categories) as readonly CategoryKey[];

/** Returns a function that tests whether a product belongs to the category. */
export function categoryTest(key: CategoryKey): (product: Sorted) => boolean {
  const { families, only }: ShopCategory = categories[key];
  const categoryFamilies = new Set(families);
  return (product) => categoryFamilies.has(product.family) && (only?.(product) ?? true);
}
