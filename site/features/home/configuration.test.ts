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
  highestFor,
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

  it('[HO9, HO10] leads to where the shop shows all it has counted, and every one of them reaches', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const filters = filtersFor(listed, configuration);
        const address = new URL(shopHref({ filters }), 'http://shop.test');
        const shown = filterProducts(listed, readQuery(address.searchParams).filters);
        const reaching = shown.filter(({ workingHeight }) => workingHeight >= configuration.reach);
        const found = matches(listed, configuration);
        expect(found).toEqual(filters.height === undefined ? [] : reaching);
      }),
    );
  });

  it('[HO10] finds nothing only where nothing reaches', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const { job, width, reach } = configuration;
        const all = filterProducts(listed, { family: job.families, material: job.material, width });
        const reaches = all.some(({ workingHeight }) => workingHeight >= reach);
        expect(matches(listed, configuration).length > 0).toBe(reaches);
        if (reach > highestFor(listed, configuration)) expect(reaches).toBe(false);
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

  it('shows what is in stock first, and of that what is least too high', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const keys = bestMatches(listed, configuration, 50).map(
          ({ inStock, workingHeight }) => (inStock ? 0 : 100) + workingHeight,
        );
        expect(keys).toEqual(keys.toSorted((a, b) => a - b));
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
