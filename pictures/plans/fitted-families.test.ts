import { expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { companionParts, formatFits, listFittedFamilies } from './fitted-families.ts';
import { fits } from './parts.ts';

const parts = products.filter(({ compatibleWith }) => compatibleWith);

function part(model: string): Product {
  const found = parts.find((each) => each.model === model);
  if (!found) throw new Error(`No part ${model}`);
  return found;
}

it('[PD7] counts what an accessory fits as the catalogue does', () => {
  for (const each of parts) {
    const counted = listFittedFamilies(each, products).reduce((sum, { count }) => sum + count, 0);
    expect(counted, each.id).toBe(products.filter((product) => fits(each, product)).length);
    expect(counted, each.id).toBeGreaterThan(0);
  }
});

it('[PD7] names models only where some of a family are left out', () => {
  expect(listFittedFamilies(part('Rope and Sheave Kit'), products)).toEqual([
    {
      family: 'extension-ladders',
      label: 'Extension Ladders',
      models: ['Rope Double Extension Ladder', 'Rope Triple Extension Ladder'],
      count: 8,
    },
  ]);
  expect(listFittedFamilies(part('Ladder Mat'), products).flatMap(({ models }) => models)).toEqual(
    [],
  );
});

it('[OT4] formats what a part fits in one line', () => {
  expect(formatFits(part('Ladder Mat'), products)).toBe(
    'Extension Ladders, Combination Ladders and Specialist Ladders',
  );
  expect(formatFits(part('Jackscrew Set'), products)).toBe('Tanker Access Ladder');
  expect(formatFits(part('Rung Ladder Feet, pair'), products)).toBe(
    '9 models of Extension Ladders and Combination Ladders',
  );
  expect(formatFits(part('Roof Hook Kit'), products)).toBe(
    '4 models of Extension Ladders and Combination Ladders, up to 3\u00a0m closed',
  );
  expect(formatFits(part('Stabiliser Bar, 0.95 m'), products)).toBe(
    '5 models of Extension Ladders and Combination Ladders, up to 6.3\u00a0m extended',
  );
  expect(formatFits(part('Light Diagonal Brace, 1.8 m'), products)).toBe(
    'Folding Towers, 2.9\u00a0m and over',
  );
  expect(formatFits(part('Inspection Tag Kit'), products)).toBe('every family');
});

it('[PD7] offers beside an accessory only parts for the same equipment, never itself', () => {
  for (const each of parts) {
    for (const other of companionParts(each, products)) {
      expect(other.id).not.toBe(each.id);
      expect(other.compatibleWith?.some((family) => each.compatibleWith?.includes(family))).toBe(
        true,
      );
    }
  }
  expect(companionParts(part('Castor, 200 mm'), products)[0]?.model).toBe('Telescopic Stabiliser');
});

it('[PD7] has no companions for the test item', () => {
  const test = products.find(({ isTest }) => isTest);
  expect(test && companionParts(test, products)).toEqual([]);
  expect(test && listFittedFamilies(test, products)).toEqual([]);
});
