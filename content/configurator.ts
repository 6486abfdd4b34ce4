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

/** The configurator's first question: not what do you want to buy, but what is to be done. */
export const jobs: readonly [Job, ...Job[]] = [
  {
    key: 'quick-task',
    title: 'Quick task',
    note: 'Minutes at a time, light, one hand free to hold on.',
    families: ['step-ladders', 'extension-ladders', 'combination-ladders', 'specialist-ladders'],
  },
  {
    key: 'both-hands',
    title: 'Both hands, one person',
    note: 'A platform to stand on, with a rail at the knee or the waist.',
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
    title: 'Longer work, tools and kit',
    note: 'A deck for hours, with room for materials beside you.',
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
    note: 'GRP only: stiles that do not conduct. Isolate all the same.',
    families: ['step-ladders', 'platform-ladders', 'extension-ladders', 'podium-steps'],
    material: 'GRP',
  },
  {
    key: 'stairs',
    title: 'Stairs or uneven ground',
    note: 'Legs set one by one. Combination ladders stand on stairs too, but far below their full reach.',
    // Combination ladders only reach what the catalogue says leaning at full length, never on stairs.
    families: ['stairwell-tower'],
  },
  {
    key: 'vehicle-or-machine',
    title: 'Vehicle or machine',
    note: 'Up to a lorry bed, a tanker top or a machine.',
    families: ['lorry-access', 'work-platforms'],
  },
];
