import type { FamilyKey } from '../catalogue/families.ts';

interface Guidance {
  readonly title: string;
  readonly text: string;
}

type Three<T> = readonly [T, T, T];

const shortWork: Guidance = {
  title: 'Low risk, 30 minutes',
  text: 'For low-risk work of up to 30 minutes at a time. For anything longer or heavier, choose a podium or a tower.',
};

const leaning: Three<Guidance> = [
  shortWork,
  {
    title: 'Three points of contact',
    text: 'Both feet and one hand stay on the ladder. If the job needs both hands for more than a moment, use something else.',
  },
  {
    title: 'One out, four up',
    text: 'Set the foot out 1 m for every 4 m up, on firm, level ground. Don’t lean it on glass or a plastic gutter.',
  },
];

const standing: Three<Guidance> = [
  shortWork,
  {
    title: 'Three points of contact',
    text: 'Both feet and one hand stay on the steps. While you need both hands, keep your body against the steps or the rail.',
  },
  {
    title: 'Open, locked, facing the work',
    text: 'Open the steps fully, engage the locks, stand them on firm, level ground and face the work. Don’t reach out sideways.',
  },
];

/** Families that the guide is about. Towers, podiums and platforms have their own rules. */
const byFamily: Partial<Record<FamilyKey, Three<Guidance>>> = {
  'extension-ladders': leaning,
  'combination-ladders': leaning,
  'specialist-ladders': leaning,
  'step-ladders': standing,
  'platform-ladders': standing,
};

/** Where the guidance comes from, in our own words. */
export const guidanceSource = {
  name: 'HSE guide INDG455',
  title: 'Safe use of ladders and stepladders',
  href: 'https://www.hse.gov.uk/pubns/indg455.htm',
} as const;

/** What the HSE asks of whoever climbs a product of the family, if it is a ladder. */
export const guidanceFor = (family: FamilyKey): Three<Guidance> | undefined => byFamily[family];
