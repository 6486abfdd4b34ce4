import { describe, expect, it } from 'vitest';
import { trustBadges } from './trust.ts';

describe('trust badges', () => {
  it('[HO7] carries the six claims of the shop', () => {
    expect(trustBadges.map(({ figure, text }) => `${figure} ${text}`)).toEqual([
      '4.9/5 from 1247 reviews',
      'Trade pricing and volume discounts',
      'Quality guarantee against manufacturing defects',
      'BS EN 1004 for towers, BS EN 131 for ladders',
      'Established 2009 near Manchester',
      'UK delivery within 5 working days',
    ]);
  });
});
