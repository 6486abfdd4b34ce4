/** The 21 families, in the order a page lists them, each with its label and a display-only colour. */
export const families = {
  'extension-ladders': { label: 'Extension Ladders', colour: 'amber' },
  'combination-ladders': { label: 'Combination Ladders', colour: 'orange' },
  'step-ladders': { label: 'Step Ladders', colour: 'yellow' },
  'platform-ladders': { label: 'Platform Ladders', colour: 'lime' },
  'specialist-ladders': { label: 'Specialist Ladders', colour: 'olive' },
  'folding-tower': { label: 'Folding Towers', colour: 'green' },
  'stairwell-tower': { label: 'Stairwell Towers', colour: 'emerald' },
  'one-man-tower': { label: 'One Man Towers', colour: 'teal' },
  'narrow-tower': { label: 'Narrow Towers', colour: 'cyan' },
  'podium-tower': { label: 'Podium Towers', colour: 'sky' },
  'lorry-access': { label: 'Lorry Access', colour: 'brown' },
  'stair-pod-500': { label: 'Stair Podiums', colour: 'azure' },
  'industrial-deck': { label: 'Industrial Decks', colour: 'graphite' },
  'mobile-access': { label: 'Mobile Access', colour: 'blue' },
  'work-platforms': { label: 'Work Platforms', colour: 'indigo' },
  'podium-steps': { label: 'Podium Steps', colour: 'violet' },
  '250-standard': { label: '250kg Standard Towers', colour: 'rose' },
  '500-standard': { label: '500kg Standard Towers', colour: 'red' },
  '250-agr': { label: '250kg AGR Towers', colour: 'pink' },
  '500-agr': { label: '500kg AGR Towers', colour: 'crimson' },
  accessories: { label: 'Accessories', colour: 'grey' },
} as const;

export type FamilyKey = keyof typeof families;

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
  return choice === 'specialist-towers' ? 'Specialist Towers' : families[choice].label;
}
