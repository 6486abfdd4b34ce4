import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { isIndoorOnly, suitableLocations } from '../../../catalogue/indoor-only.ts';
import { toListed } from './listed-product.ts';

describe('suitable locations', () => {
  it('[PD6] are the same on the card and the page of every product', () => {
    expect(products.some(isIndoorOnly)).toBe(true);
    for (const product of products) {
      expect(suitableLocations(toListed(product)), product.id).toBe(suitableLocations(product));
    }
  });

  it('[PD6] are given for towers only', () => {
    expect(suitableLocations({ standard: 'EN 1004-1', height: 8 })).toBe('Indoors and outdoors');
    expect(suitableLocations({ standard: 'EN 1004-1', height: 8.2 })).toBe('Indoors only');
    expect(suitableLocations({ standard: 'EN 131-7', height: 9 })).toBeUndefined();
  });
});
