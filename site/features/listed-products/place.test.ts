import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { isIndoorOnly, suitableLocations } from '../../../catalogue/indoor-only.ts';
import { toListed } from './listed-product.ts';

describe('the place of a product', () => {
  it('[PD6] is the same on a card as on its page, for every product', () => {
    expect(products.some(isIndoorOnly)).toBe(true);
    for (const product of products) {
      expect(suitableLocations(toListed(product)), product.id).toBe(suitableLocations(product));
    }
  });

  it('[PD6] is said of towers and of nothing else', () => {
    expect(suitableLocations({ standard: 'EN 1004-1', height: 8 })).toBe('Indoors and outdoors');
    expect(suitableLocations({ standard: 'EN 1004-1', height: 8.2 })).toBe('Indoors only');
    expect(suitableLocations({ standard: 'EN 131-7', height: 9 })).toBeUndefined();
  });
});
