import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { filterProducts } from '../../../catalogue/filter.ts';
import { readQuery, shopHref } from '../../../catalogue/query.ts';
import { jobs } from '../../../content/configurator.ts';
import { toListed } from '../listed-products/listed-product.ts';
import {
  bestMatches,
  filtersFor,
  highestReach,
  lowestReach,
  matches,
  platformFor,
  widthsFor,
} from './configuration.ts';

const listed = products.map(toListed);
const widths = [...new Set(listed.map(({ width }) => width))];
const configurations = fc.record({
  job: fc.constantFrom(...jobs),
  reach: fc.integer({ min: lowestReach * 10, max: highestReach * 10 }).map((tenths) => tenths / 10),
  width: fc.option(fc.constantFrom(...widths), { nil: undefined }),
});

describe('the configurator', () => {
  it('[HO10] takes working height as platform height plus 2 m, to 0.1 m', () => {
    expect(platformFor(4.2)).toBe(2.2);
    expect(platformFor(2.8)).toBe(0.8);
    expect(platformFor(14)).toBe(12);
  });

  it('[HO9, HO10] promises exactly as many products as the shop then shows', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const address = new URL(
          shopHref({ filters: filtersFor(configuration) }),
          'http://shop.test',
        );
        const { filters } = readQuery(address.searchParams);
        expect(filterProducts(listed, filters)).toEqual(matches(listed, configuration));
      }),
    );
  });

  it('[HO10] offers only widths that match something, unless one is chosen already', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        for (const width of widthsFor(listed, configuration)) {
          const found = matches(listed, { ...configuration, width }).length;
          expect(found > 0 || width === configuration.width).toBe(true);
        }
      }),
    );
  });

  it('shows those that reach before those that do not', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const reaches = bestMatches(listed, configuration, 50).map(
          ({ workingHeight }) => workingHeight >= configuration.reach,
        );
        expect(reaches).toEqual([...reaches].sort((a, b) => Number(b) - Number(a)));
      }),
    );
  });

  it('has something to show for every job at some height', () => {
    for (const job of jobs) {
      const found = [3, 4, 6, 8].some(
        (reach) => matches(listed, { job, reach, width: undefined }).length,
      );
      expect(found, job.key).toBe(true);
    }
  });
});
