import { type FamilyKey, frameTowers } from '../../../catalogue/families.ts';
import type { Product } from '../../../catalogue/product.ts';

interface PartGroup {
  /** The id that links to the group use. */
  readonly id: string;
  readonly title: string;
  readonly families: readonly FamilyKey[];
}

/** The groups of parts when nothing is chosen. Equipment that shares parts is in one group. */
export const partGroups: readonly PartGroup[] = [
  {
    id: 'rung-ladders',
    title: 'Extension, combination and specialist ladders',
    families: ['extension-ladders', 'combination-ladders', 'specialist-ladders'],
  },
  {
    id: 'steps',
    title: 'Step ladders and platform ladders',
    families: ['step-ladders', 'platform-ladders'],
  },
  {
    id: 'small-towers',
    title: 'Folding, stairwell and one man towers, podiums',
    families: [
      'folding-tower',
      'stairwell-tower',
      'one-man-tower',
      'podium-tower',
      'podium-steps',
      'stair-pod-500',
    ],
  },
  {
    id: 'frame-towers',
    title: '250, 500 and narrow towers, industrial decks',
    families: frameTowers,
  },
  { id: 'work-platforms', title: 'Work platforms and staging', families: ['work-platforms'] },
  {
    id: 'mobile-access',
    title: 'Mobile access and lorry access',
    families: ['mobile-access', 'lorry-access'],
  },
];

const anyEquipmentGroup = { id: 'any-equipment', title: 'Any equipment' } as const;

/** Every part that fits something, once, in the group with all the families it fits. Empty groups are left out. */
export function groupParts(products: readonly Product[]) {
  const parts = products.filter(({ compatibleWith }) => compatibleWith?.length);
  const groups = partGroups.map(({ id, title, families }) => ({
    id,
    title,
    parts: parts.filter((part) => part.compatibleWith?.every((key) => families.includes(key))),
  }));
  const groupedParts = new Set(groups.flatMap((group) => group.parts));
  const rest = { ...anyEquipmentGroup, parts: parts.filter((part) => !groupedParts.has(part)) };
  return [...groups, rest].filter((group) => group.parts.length > 0);
}
