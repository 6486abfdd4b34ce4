import { expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { familyKeys } from '../../../catalogue/families.ts';
import { groupParts, partGroups } from './part-groups.ts';

it('[OT4] puts every family in exactly one group', () => {
  const grouped = partGroups.flatMap(({ families }) => families);
  expect(grouped.toSorted()).toEqual(familyKeys.filter((key) => key !== 'accessories').toSorted());
});

it('[OT4] contains each sold part exactly once', () => {
  const shown = groupParts(products).flatMap(({ parts }) => parts.map(({ id }) => id));
  const sold = products.filter(({ category, isTest }) => category === 'Accessories' && !isTest);
  expect(shown.toSorted()).toEqual(sold.map(({ id }) => id).toSorted());
});

it('[OT4] shows no group without parts', () => {
  expect(groupParts([])).toEqual([]);
  expect(groupParts(products).every(({ parts }) => parts.length > 0)).toBe(true);
});
