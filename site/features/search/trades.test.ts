import { expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { isDomestic } from '../../../catalogue/domestic.ts';
import type { FamilyKey } from '../../../catalogue/families.ts';
import { toListed } from '../listed-products/listed-product.ts';
import { createSiteSearch } from './search-products.ts';
import { getRemarks } from './search-texts.ts';

const search = createSiteSearch(products.map(toListed));
const first = (query: string) =>
  search(query)
    .hits.slice(0, 5)
    .map(({ product }) => product);

it.each<[query: string, ...families: FamilyKey[]]>([
  ['decorator', 'step-ladders'],
  ['painter', 'step-ladders'],
  ['painting and decorating', 'step-ladders'],
  ['plasterer', 'podium-steps'],
  ['dry lining', 'podium-steps'],
  ['plumber', 'step-ladders'],
  ['window cleaner', 'extension-ladders'],
  ['gutter', 'extension-ladders'],
  ['gutter cleaning', 'extension-ladders'],
  ['roofer', 'extension-ladders'],
  ['alarm installer', 'combination-ladders'],
  ['cctv', 'combination-ladders'],
  ['library', 'specialist-ladders'],
  ['signage', 'one-man-tower'],
  ['shopfitting', 'podium-steps'],
  ['shop fitter', 'podium-steps'],
  ['stairwell', 'stairwell-tower'],
  ['tanker', 'lorry-access'],
  ['lorry', 'lorry-access'],
  ['loading bay', 'lorry-access'],
  ['cladding', '250-agr', '250-standard'],
  ['warehouse', 'mobile-access'],
  ['shelf picking', 'mobile-access'],
  ['order picker', 'mobile-access'],
])('[CO11] "%s" finds the equipment of that trade', (query, ...families) => {
  const found = first(query);
  expect(found.length).toBeGreaterThan(2);
  for (const { name, family, category } of found) {
    expect(families, name).toContain(family);
    expect(category).toBe('Ladders');
  }
  expect(getRemarks(search(query)).join(' ')).not.toMatch(/No (results|product)/);
});

it('[CO11] "electrician" finds GRP products first', () => {
  expect(new Set(first('electrician').map(({ material }) => material))).toEqual(new Set(['GRP']));
});

it('[CO11] applies a size given with a trade', () => {
  for (const { treads } of first('decorator 8 tread').slice(0, 3)) expect(treads).toBe(8);
});

it.each(['plasterer', 'decorator', 'gutter', 'window cleaner', 'roofer', 'painter'])(
  '[CO1, CO11] "%s" ranks no domestic products first',
  (query) => {
    const found = search(query).hits.map(({ product }) => isDomestic(product));
    expect(found.slice(0, 5)).toEqual([false, false, false, false, false]);
  },
);

it.each(['loft ladder', 'loft ladders', 'Loft', 'attic ladder'])(
  '[CO11] "%s" shows a not-sold remark and the nearest products',
  (query) => {
    expect(getRemarks(search(query))).toEqual([
      "We don't sell loft ladders. These are the nearest we have.",
    ]);
    expect(first(query)[0]?.name).toMatch(/Telescopic Ladder/);
  },
);
