import { type FamilyKey, familyKeys } from './families.ts';

interface ShopCategory {
  readonly label: string;
  readonly families: readonly FamilyKey[];
}

/** What each categoryKey of a link stands for. The label is the link's text and the filter chip's. */
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
  },
  'access-equipment': {
    label: 'Access Equipment',
    families: familyKeys.filter((family) => family !== 'accessories'),
  },
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
  },
  'heavy-duty': {
    label: 'Heavy Duty',
    families: ['500-standard', '500-agr', 'industrial-deck', 'lorry-access', 'work-platforms'],
  },
  'spare-parts': { label: 'Spare Parts', families: ['accessories'] },
  'all-equipment': { label: 'All Equipment', families: familyKeys },
} as const satisfies Record<string, ShopCategory>;

export type CategoryKey = keyof typeof categories;

export const categoryKeys = Object.keys(categories) as readonly CategoryKey[];

/** The families a categoryKey covers. */
export function familiesInCategory(key: CategoryKey): readonly FamilyKey[] {
  return categories[key].families;
}
