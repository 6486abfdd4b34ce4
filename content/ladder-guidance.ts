import type { FamilyKey } from '../catalogue/families.ts';

const everyLadder =
  'For low-risk work of up to 30 minutes at a time. Keep three points of contact: both feet and one hand.';

const leaning = `${everyLadder} Set the foot out 1 m for every 4 m up, on firm, level ground.`;

const standing = `${everyLadder} Open the steps fully, engage the locks and face the work.`;

/** Families that the guide is about. Towers, podiums and platforms have their own rules. */
const byFamily: Partial<Record<FamilyKey, string>> = {
  'extension-ladders': leaning,
  'combination-ladders': leaning,
  'specialist-ladders': leaning,
  'step-ladders': standing,
  'platform-ladders': standing,
};

/** The source of the guidance, which is in our own words. */
export const guidanceSource = {
  name: 'HSE guide INDG455',
  href: 'https://www.hse.gov.uk/pubns/indg455.htm',
} as const;

/** The HSE's guidance for people who climb a product of the family, if it is a ladder. */
export const guidanceFor = (family: FamilyKey): string | undefined => byFamily[family];
