import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { familyKeys } from '../../../catalogue/families.ts';
import { isIndoorOnly } from '../../../catalogue/indoor-only.ts';
import type { Product } from '../../../catalogue/product.ts';
import { toListed } from '../listed-products/listed-product.ts';
import { fitsText, getBadges, getUseGrade, stockText } from './card-facts.ts';

function find(test: (product: Product) => boolean): Product {
  const product = products.find(test);
  if (!product) throw new Error('the catalogue has no such product');
  return product;
}

describe('stock on a card', () => {
  const stocked = { inStock: true, stockCount: 12 };
  const gone = { inStock: false, stockCount: 0 };

  it('[PL8] shows the count in grid and list texts', () => {
    expect(stockText(stocked, 'grid')).toBe('12 in stock');
    expect(stockText(stocked, 'list')).toBe('12 available');
  });

  it('[PL9] shows the restock date if known', () => {
    const due = { ...gone, estimatedRestock: 'Due in 2 weeks' };
    expect(stockText(due, 'grid')).toBe('Due in 2 weeks');
    expect(stockText(due, 'list')).toBe('Due in 2 weeks');
  });

  it('[PL9] shows back soon if the date is unknown', () => {
    expect(stockText(gone, 'grid')).toBe('Back in stock soon');
    expect(stockText(gone, 'list')).toBe('Back soon');
  });
});

describe('what an accessory fits', () => {
  it.each([
    [['step-ladders'], 'Fits Step Ladders'],
    [['step-ladders', '250-agr'], 'Fits Step Ladders and 250kg AGR Towers'],
    [
      ['step-ladders', '250-agr', '500-agr', 'narrow-tower'],
      'Fits Step Ladders, 250kg AGR Towers and 2 more',
    ],
    [familyKeys.filter((key) => key !== 'accessories'), 'Fits every family'],
    [undefined, ''],
  ] as const)('formats %j as %j', (compatibleWith, text) => {
    expect(fitsText({ compatibleWith })).toBe(text);
  });
});

it('[CA7] the test item badge comes first', () => {
  expect(getBadges(find(({ isTest }) => isTest === true))[0]).toBe('Test item');
});

it('[PL8] shows Professional Grade, except for domestic products', () => {
  const grades = products.map((product) => getUseGrade(toListed(product)));
  expect(new Set(grades)).toEqual(new Set(['Professional Grade', 'For domestic use']));
  for (const [at, { model, description }] of products.entries()) {
    expect(grades[at] === 'For domestic use', model).toBe(/^Home /.test(model));
    if (description.includes('for the home')) expect(grades[at], model).toBe('For domestic use');
  }
});

it('[PL8] the indoor-only badge comes first', () => {
  const tall = toListed(find((product) => isIndoorOnly(product) && product.badges.length > 1));
  expect(getBadges(tall)).toEqual(['Indoors only', ...tall.badges]);
  const low = find((product) => product.standard === 'EN 1004-1' && !isIndoorOnly(product));
  expect(getBadges(low)).not.toContain('Indoors only');
});
