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

/** The colours of the families' marks. Separate from the labels, so that pages load only what they use. */
export const familyColours = {
  'extension-ladders': '#f5a800',
  'combination-ladders': '#ea7317',
  'step-ladders': '#f2d600',
  'platform-ladders': '#9ac31c',
  'specialist-ladders': '#7a7a1f',
  'folding-tower': '#2e8b3d',
  'stairwell-tower': '#0f9d6e',
  'one-man-tower': '#128a8a',
  'narrow-tower': '#16a8c7',
  'podium-tower': '#6ab7e6',
  'lorry-access': '#7b4a2a',
  'stair-pod-500': '#2a7de1',
  'industrial-deck': '#3d4449',
  'mobile-access': '#1f4fb8',
  'work-platforms': '#3f3aa8',
  'podium-steps': '#7a3fb5',
  '250-standard': '#e0527c',
  '500-standard': '#d22f27',
  '250-agr': '#e9a0c3',
  '500-agr': '#9e1030',
  accessories: '#8a8f94',
} as const satisfies Record<FamilyKey, string>;

export const familyKeys = Object.keys(families) as readonly FamilyKey[];

/** The families that parts can fit: all but accessories. */
export const equipmentFamilies = familyKeys.filter((key) => key !== 'accessories');

/** Whether these are all the families that a part can fit. */
export function includesAllFamilies(fitted: readonly FamilyKey[]): boolean {
  return equipmentFamilies.every((key) => fitted.includes(key));
}

/** Towers of loose frames on adjustable legs, which share their parts. */
export const frameTowers: readonly FamilyKey[] = [
  '250-standard',
  '500-standard',
  '250-agr',
  '500-agr',
  'narrow-tower',
  'industrial-deck',
];

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
export function expandFamilyChoice(choice: FamilyChoice): readonly FamilyKey[] {
  return choice === 'specialist-towers' ? specialistTowers : [choice];
}

/** A choice's bare label, for searching. To show it, use `familyDisplayName` or put `loadNote` beside it. */
export function familyLabel(choice: FamilyChoice): string {
  return choice === 'specialist-towers' ? 'Specialist Towers' : families[choice];
}

/** The real load where the kilograms in a label are the trade's name for a rung spacing. */
const loadNotes: Readonly<Record<string, string>> = Object.fromEntries(
  ['500-standard', '500-agr', 'industrial-towers'].map((key) => [key, '250\u00a0kg per platform']),
);

/** The note to show beside the label of a family or category, which would otherwise overstate the load. */
export const loadNote = (key: string | number): string | undefined => loadNotes[key];

/** A label with its note, for use as one text. */
export function withLoadNote(label: string, key: string | number): string {
  const note = loadNote(key);
  return note ? `${label} (${note})` : label;
}

/** A family's name on pages, in emails and in feeds. */
export function familyDisplayName(choice: FamilyChoice): string {
  return withLoadNote(familyLabel(choice), choice);
}
