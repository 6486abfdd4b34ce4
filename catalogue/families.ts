/** The 21 families, in the order a page lists them, each with its label. */
const families = {
  'extension-ladders': 'Extension Ladders',
  'combination-ladders': 'Combination Ladders',
  'step-ladders': 'Step Ladders',
  'platform-ladders': 'Platform Ladders',
  'specialist-ladders': 'Specialist Ladders',
  'folding-tower': 'Folding Towers',
  'stairwell-tower': 'Stairwell Towers',
  'one-man-tower': 'One Man Towers',
  'narrow-tower': 'Narrow Towers',
  'podium-tower': 'Podium Towers',
  'lorry-access': 'Lorry Access',
  'stair-pod-500': 'Stair Podiums',
  'industrial-deck': 'Industrial Decks',
  'mobile-access': 'Mobile Access',
  'work-platforms': 'Work Platforms',
  'podium-steps': 'Podium Steps',
  '250-standard': '250kg Standard Towers',
  '500-standard': '500kg Standard Towers',
  '250-agr': '250kg AGR Towers',
  '500-agr': '500kg AGR Towers',
  accessories: 'Accessories',
} as const;

export type FamilyKey = keyof typeof families;

/** A colour to show a family by. Apart from the labels, so that no page loads what it does not use. */
export const familyColours = {
  'extension-ladders': 'amber',
  'combination-ladders': 'orange',
  'step-ladders': 'yellow',
  'platform-ladders': 'lime',
  'specialist-ladders': 'olive',
  'folding-tower': 'green',
  'stairwell-tower': 'emerald',
  'one-man-tower': 'teal',
  'narrow-tower': 'cyan',
  'podium-tower': 'sky',
  'lorry-access': 'brown',
  'stair-pod-500': 'azure',
  'industrial-deck': 'graphite',
  'mobile-access': 'blue',
  'work-platforms': 'indigo',
  'podium-steps': 'violet',
  '250-standard': 'rose',
  '500-standard': 'red',
  '250-agr': 'pink',
  '500-agr': 'crimson',
  accessories: 'grey',
} as const satisfies Record<FamilyKey, string>;

export const familyKeys = Object.keys(families) as readonly FamilyKey[];

const specialistTowers: readonly FamilyKey[] = [
  'folding-tower',
  'stairwell-tower',
  'one-man-tower',
  'narrow-tower',
  'podium-tower',
  'stair-pod-500',
];

/** What a visitor can pick as a family: a real one, or the pseudo-family that stands for six of them. */
export type FamilyChoice = FamilyKey | 'specialist-towers';

export const familyChoices: readonly FamilyChoice[] = [...familyKeys, 'specialist-towers'];

/** The real families that a choice stands for. */
export function familiesOf(choice: FamilyChoice): readonly FamilyKey[] {
  return choice === 'specialist-towers' ? specialistTowers : [choice];
}

/** The words a page shows for a choice. */
export function familyLabel(choice: FamilyChoice): string {
  return choice === 'specialist-towers' ? 'Specialist Towers' : families[choice];
}
