import { describe, expect, it } from 'vitest';
import { idOf, priceIdOf, skuOf } from './identity.ts';

describe('identity', () => {
  it('[CA3] takes three letters of the brand and up to six initials of the label', () => {
    expect(skuOf('Calderstile', 'GRP Step Ladder 8 tread')).toBe('CAL-GSL8T');
    expect(skuOf('Calderstile', 'Double Extension Ladder 2 × 8 rung')).toBe('CAL-DEL28R');
    expect(skuOf('Hawsgate', 'AGR Tower 2.2 m platform')).toBe('HAW-AT22MP');
    expect(skuOf('Garrowforge', 'Slip-Resistant Mobile Ladder 12 tread')).toBe('GAR-SRML12');
  });

  it('[CA1] makes a readable slug of a name', () => {
    expect(idOf('Calderstile 300 Double Extension Ladder, 2 × 8 rung')).toBe(
      'calderstile-300-double-extension-ladder-2x8-rung',
    );
    expect(idOf('Hawsgate 250 AGR Tower, 2.2 m platform')).toBe(
      'hawsgate-250-agr-tower-2-2-m-platform',
    );
    expect(idOf('Garrowforge 700 45° Machine Steps, 4 tread')).toBe(
      'garrowforge-700-45-machine-steps-4-tread',
    );
  });

  it('[CA1] derives the same price reference from the same id, and another from another', () => {
    expect(priceIdOf('a-1')).toBe(priceIdOf('a-1'));
    expect(priceIdOf('a-1')).toMatch(/^price_/);
    expect(priceIdOf('a-1')).not.toBe(priceIdOf('a-2'));
  });
});
