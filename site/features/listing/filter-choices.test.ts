import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { categoryKeys } from '../../../catalogue/categories.ts';
import type { FacetChoice, Filters } from '../../../catalogue/facets.ts';
import { familyChoices } from '../../../catalogue/families.ts';
import { countFacets, filterProducts } from '../../../catalogue/filter.ts';
import { heightBands } from '../../../catalogue/height-bands.ts';
import { parseListingQuery } from '../../../catalogue/listing-query.ts';
import { materials } from '../../../catalogue/product.ts';
import {
  chipLabel,
  dropUnknownFilters,
  getChoices,
  isChosen,
  removeChoice,
  toggleChoice,
} from './filter-choices.ts';

const everything = countFacets(products, {});

const choice: fc.Arbitrary<FacetChoice> = fc.oneof(
  fc.constantFrom(...heightBands).map(({ key }) => ({ facet: 'height', value: key }) as const),
  fc.constantFrom(2.9, 4.2, 14).map((value) => ({ facet: 'reach', value }) as const),
  fc.constantFrom(...everything.width.keys()).map((value) => ({ facet: 'width', value }) as const),
  fc.constantFrom(...familyChoices).map((value) => ({ facet: 'family', value }) as const),
  fc.constantFrom(...categoryKeys).map((value) => ({ facet: 'categoryKey', value }) as const),
  fc
    .constantFrom(...everything.loadRating.keys())
    .map((value) => ({ facet: 'loadRating', value }) as const),
  fc.constantFrom(...materials).map((value) => ({ facet: 'material', value }) as const),
);

const filters = fc
  .array(choice, { maxLength: 6 })
  .map((pressed) => pressed.reduce<Filters>(toggleChoice, {}));

describe('toggling a value', () => {
  it('[PL4] adds it, and removes it when toggled again', () => {
    fc.assert(
      fc.property(filters, choice, (before, pressed) => {
        const after = toggleChoice(before, pressed);
        expect(isChosen(after, pressed)).toBe(!isChosen(before, pressed));
        expect(isChosen(toggleChoice(after, pressed), pressed)).toBe(isChosen(before, pressed));
      }),
    );
  });

  it('[PL4] families hold several values, other facets one', () => {
    const both = [
      { facet: 'family', value: 'step-ladders' },
      { facet: 'family', value: 'narrow-tower' },
      { facet: 'height', value: '0.8-2.0' },
      { facet: 'height', value: '2.1-4.0' },
    ] as const;
    expect(both.reduce<Filters>(toggleChoice, {})).toEqual({
      family: ['step-ladders', 'narrow-tower'],
      height: '2.1-4.0',
    });
  });

  it('[PL13] finds as many products as the facet count says', () => {
    fc.assert(
      fc.property(filters, choice, (before, pressed) => {
        const { facet } = pressed;
        fc.pre(facet !== 'family' && facet !== 'categoryKey' && facet !== 'reach');
        fc.pre(!isChosen(before, pressed));
        const promised = countFacets(products, before)[facet] as ReadonlyMap<unknown, number>;
        expect(filterProducts(products, toggleChoice(before, pressed))).toHaveLength(
          promised.get(pressed.value) ?? 0,
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('chips', () => {
  it('[PL5] show each chosen value once and can all be removed', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(getChoices(chosen).reduce(toggleChoice, chosen)).toEqual({});
      }),
    );
  });

  it('[PL5] stay removed when removed twice', () => {
    fc.assert(
      fc.property(filters, choice, (chosen, chip) => {
        const left = removeChoice(removeChoice(chosen, chip), chip);
        expect(isChosen(left, chip)).toBe(false);
        const others = getChoices(chosen).filter((other) => isChosen(left, other));
        expect(others).toHaveLength(getChoices(chosen).length - (isChosen(chosen, chip) ? 1 : 0));
      }),
    );
  });

  it('[PL5] name the removed filter', () => {
    const labels = getChoices({
      height: '2.1-4.0',
      reach: 4.2,
      width: 0.7,
      family: ['step-ladders', 'specialist-towers'],
      categoryKey: 'industrial-towers',
      loadRating: 150,
      material: 'GRP',
    }).map(chipLabel);
    expect(labels).toEqual([
      'Industrial Towers (250kg & 500kg)',
      'Height 2.1-4.0m',
      'Reaches 4.2\u00a0m',
      'Width 0.70\u00a0m',
      'Step Ladders',
      'Specialist Towers',
      'Load 150\u00a0kg or more',
      'GRP',
    ]);
  });
});

describe('filters from a URL', () => {
  const asked = (query: string) =>
    dropUnknownFilters(parseListingQuery(new URLSearchParams(query)).filters, everything);

  it('[PL12a] keeps values that products have', () => {
    expect(asked('height=2.1-4.0&width=0.7&family=step-ladders&categoryKey=heavy-duty')).toEqual({
      height: '2.1-4.0',
      width: 0.7,
      family: ['step-ladders'],
      categoryKey: 'heavy-duty',
    });
  });

  it('[PL12a] drops a value that no product has and keeps the rest', () => {
    expect(
      asked('width=9.99&loadRating=7&height=tall&family=stilts&categoryKey=heavy-duty'),
    ).toEqual({
      categoryKey: 'heavy-duty',
    });
  });
});
