import type { FamilyKey } from '../catalogue/families.ts';
import type { Material } from '../catalogue/product.ts';

export interface Job {
  key: string;
  title: string;
  note: string;
  /** The families that suit the job, the likeliest first. */
  families: readonly FamilyKey[];
  /** Set where only one material will do. */
  material?: Material;
}

/** The configurator's first question: what needs to be done, not what the visitor wants to buy. */
export const jobs: readonly [Job, ...Job[]] = [
  {
    key: 'quick-task',
    title: 'Quick task',
    note: 'Light work for a few minutes, with one hand free to hold on.',
    families: ['step-ladders', 'extension-ladders', 'combination-ladders', 'specialist-ladders'],
  },
  {
    key: 'both-hands',
    title: 'One person, both hands free',
    note: 'A platform to stand on with a knee or waist rail.',
    families: [
      'podium-steps',
      'platform-ladders',
      'podium-tower',
      'stair-pod-500',
      'one-man-tower',
      'mobile-access',
    ],
  },
  {
    key: 'tools-and-kit',
    title: 'Longer work with tools',
    note: 'A deck to work from for hours, with room for materials.',
    families: [
      'narrow-tower',
      'folding-tower',
      '250-standard',
      '500-standard',
      '250-agr',
      '500-agr',
      'industrial-deck',
    ],
  },
  {
    key: 'electrical-risk',
    title: 'Near electrical risk',
    note: "GRP only: the stiles don't conduct. HSE still asks you to isolate first.",
    families: ['step-ladders', 'platform-ladders', 'extension-ladders', 'podium-steps'],
    material: 'GRP',
  },
  {
    key: 'stairs',
    title: 'Stairs or uneven ground',
    note: 'Legs that adjust one by one. Combination ladders also stand on stairs, but much lower than their full reach.',
    // Not combination ladders: their reach in the catalogue is for leaning at full length, never on stairs.
    families: ['stairwell-tower'],
  },
  {
    key: 'vehicle-or-machine',
    title: 'Vehicle or machine',
    note: 'Access to a lorry bed, tanker top or machine.',
    families: ['lorry-access', 'work-platforms'],
  },
];

/** A common internal door and the clear width it leaves: less its stop and, when open, its own thickness. */
export const doorway = { leaf: 0.762, clear: 0.7 } as const;
