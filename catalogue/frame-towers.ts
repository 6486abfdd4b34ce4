import type { FamilyKey } from './families.ts';

/** Towers of loose frames on adjustable legs, which share their parts. */
export const frameTowers: readonly FamilyKey[] = [
  '250-standard',
  '500-standard',
  '250-agr',
  '500-agr',
  'narrow-tower',
  'industrial-deck',
];
