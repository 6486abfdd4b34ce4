import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { familyKeys } from '../../../catalogue/families.ts';
import { isIndoorOnly } from '../../../catalogue/indoor-only.ts';
import type { Product } from '../../../catalogue/product.ts';
import { toListed } from '../listed-products/listed-product.ts';
import { badgesOf, figuresOf, fitsText, gradeOf, nameInLines, stockText } from './card-facts.ts';

function find(test: (product: Product) => boolean): Product {
  const product = products.find(test);
  if (!product) throw new Error('the catalogue has no such product');
  return product;
}

describe('stock on a card', () => {
  const stocked = { inStock: true, stockCount: 12 };
  const gone = { inStock: false, stockCount: 0 };

  it('[PL8] says how many, in stock on a grid card and available on a list card', () => {
    expect(stockText(stocked, 'grid')).toBe('12 in stock');
    expect(stockText(stocked, 'list')).toBe('12 available');
  });

  it('[PL9] says when it comes back if we know', () => {
    const due = { ...gone, estimatedRestock: 'Due in 2 weeks' };
    expect(stockText(due, 'grid')).toBe('Due in 2 weeks');
    expect(stockText(due, 'list')).toBe('Due in 2 weeks');
  });

  it('[PL9] says that it comes back if we do not know when', () => {
    expect(stockText(gone, 'grid')).toBe('Back in stock soon');
    expect(stockText(gone, 'list')).toBe('Back soon');
  });
});

describe('figures on a card', () => {
  it('[PL8] are height, working height and load', () => {
    const tower = find(({ family, height }) => family === '250-agr' && height === 2.2);
    expect(figuresOf(tower)).toEqual([
      { name: 'Platform', value: '2.2\u00a0m' },
      { name: 'Working height', value: '4.2\u00a0m' },
      { name: 'Load', value: `${tower.loadRating}\u00a0kg` },
    ]);
  });

  it('[PL8] leave out a load of nought', () => {
    for (const product of products) {
      const names = figuresOf(product).map(({ name }) => name);
      expect(names.includes('Load')).toBe(product.loadRating > 0);
    }
  });

  it('[PL8] of an accessory are its size and weight', () => {
    const names = figuresOf(find(({ height }) => height === 0)).map(({ name }) => name);
    expect(names).toEqual(['Size', 'Weight']);
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
  ] as const)('%j reads %s', (compatibleWith, text) => {
    expect(fitsText({ compatibleWith })).toBe(text);
  });
});

it('[CA7] a test item says so first', () => {
  expect(
    badgesOf(
      find(({ isTest }) => isTest === true),
      'grid',
    )[0],
  ).toBe('Test item');
});

it('[PL8] a list card says Professional Grade, save of what is made for the home', () => {
  const grades = products.map((product) => gradeOf(toListed(product)));
  expect(new Set(grades)).toEqual(new Set(['Professional Grade', 'For domestic use']));
  for (const [at, { model, description }] of products.entries()) {
    expect(grades[at] === 'For domestic use', model).toBe(/^(Home|DIY) /.test(model));
    if (description.includes('for the home')) expect(grades[at], model).toBe('For domestic use');
  }
});

it('[PL8] what must stay indoors says so first, on every card', () => {
  const tall = toListed(find((product) => isIndoorOnly(product) && product.badges.length > 1));
  expect(badgesOf(tall, 'grid')).toEqual(['Indoors only', tall.badges[0]]);
  expect(badgesOf(tall, 'list')[0]).toBe('Indoors only');
  const low = find((product) => product.standard === 'EN 1004-1' && !isIndoorOnly(product));
  expect(badgesOf(low, 'list')).not.toContain('Indoors only');
});

it.each([
  ['GRP Ladder, 2 × 8 rung', 'GRP Ladder, 2\u00a0×\u00a08\u00a0rung'],
  ['Podium Steps, Auto Lock, 2.4 m platform', 'Podium Steps, Auto Lock, 2.4\u00a0m\u00a0platform'],
  ['Inspection Tag Kit', 'Inspection Tag Kit'],
  ['Handrail, left side of a staircase', 'Handrail, left side of a staircase'],
])('[PL7] keeps the size in one piece: %s', (name, lines) => {
  expect(nameInLines(name)).toBe(lines);
});
