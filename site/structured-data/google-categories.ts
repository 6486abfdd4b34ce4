import type { FamilyKey } from '../../catalogue/families.ts';

/** Numbers of Google's product taxonomy under Hardware > Tools > Ladders & Scaffolding. */
const taxonomy = {
  laddersAndScaffolding: 130,
  ladders: 6928,
  scaffolding: 1866,
  workPlatforms: 1809,
} as const;

/** The category of each family; what is neither ladder, tower nor platform keeps to the general one. */
export const googleCategories: Readonly<Record<FamilyKey, number>> = {
  'extension-ladders': taxonomy.ladders,
  'combination-ladders': taxonomy.ladders,
  'step-ladders': taxonomy.ladders,
  'platform-ladders': taxonomy.ladders,
  'specialist-ladders': taxonomy.ladders,
  'mobile-access': taxonomy.ladders,
  'lorry-access': taxonomy.laddersAndScaffolding,
  'folding-tower': taxonomy.scaffolding,
  'stairwell-tower': taxonomy.scaffolding,
  'one-man-tower': taxonomy.scaffolding,
  'narrow-tower': taxonomy.scaffolding,
  '250-standard': taxonomy.scaffolding,
  '500-standard': taxonomy.scaffolding,
  '250-agr': taxonomy.scaffolding,
  '500-agr': taxonomy.scaffolding,
  'podium-tower': taxonomy.workPlatforms,
  'stair-pod-500': taxonomy.workPlatforms,
  'industrial-deck': taxonomy.workPlatforms,
  'work-platforms': taxonomy.workPlatforms,
  'podium-steps': taxonomy.workPlatforms,
  accessories: taxonomy.laddersAndScaffolding,
};
