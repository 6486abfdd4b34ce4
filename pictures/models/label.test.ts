import { describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { drawLabel, getLabel } from './label.ts';

describe('getLabel', () => {
  it('claims a standard only where the product is made to it', () => {
    for (const product of products) {
      const { standard = '' } = getLabel(product);
      if (product.standard?.includes('reference')) expect(standard).toMatch(/^Ref\. /);
      else expect(standard.startsWith(product.standard ?? '')).toBe(true);
    }
  });

  it('says no load for parts, which carry nobody', () => {
    const parts = products.filter(({ loadRating }) => !loadRating);
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect(drawLabel(getLabel(part))).not.toContain('max.');
  });
});

describe('drawLabel', () => {
  it('shows brand, range, standard and load, 2.5 times as wide as high', () => {
    const label = {
      brand: 'Calderstile',
      range: '900',
      standard: 'EN 131-6 Professional',
      load: 150,
    };
    const svg = drawLabel(label);
    for (const words of ['Calderstile', '900', 'EN 131-6 Professional', 'max. 150 kg'])
      expect(svg).toContain(words);
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    expect(Number(width) / Number(height)).toBe(2.5);
  });
});
