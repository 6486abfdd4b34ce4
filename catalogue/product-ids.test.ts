import { describe, expect, it } from 'vitest';
import { buildSku, defaultPriceId, toProductId } from './product-ids.ts';

describe('product ids', () => {
  it('[CA3] takes three letters of the brand and up to six initials of the label', () => {
    expect(buildSku('Calderstile', 'GRP Step Ladder 8 tread')).toBe('CAL-GSL8T');
    expect(buildSku('Calderstile', 'Double Extension Ladder 2 × 8 rung')).toBe('CAL-DEL28R');
    expect(buildSku('Hawsgate', 'AGR Tower 2.2 m platform')).toBe('HAW-AT22MP');
    expect(buildSku('Garrowforge', 'Slip-Resistant Mobile Ladder 12 tread')).toBe('GAR-SRML12');
  });

  it('[CA1] makes a readable slug of a name', () => {
    expect(toProductId('Calderstile 300 Double Extension Ladder, 2 × 8 rung')).toBe(
      'calderstile-300-double-extension-ladder-2x8-rung',
    );
    expect(toProductId('Hawsgate 250 AGR Tower, 2.2 m platform')).toBe(
      'hawsgate-250-agr-tower-2-2-m-platform',
    );
    expect(toProductId('Garrowforge 700 45° Machine Steps, 4 tread')).toBe(
      'garrowforge-700-45-machine-steps-4-tread',
    );
  });

  it('[CA1] derives a distinct, stable price reference from each id', () => {
    expect(defaultPriceId('a-1')).toBe(defaultPriceId('a-1'));
    expect(defaultPriceId('a-1')).toMatch(/^price_/);
    expect(defaultPriceId('a-1')).not.toBe(defaultPriceId('a-2'));
  });
});
