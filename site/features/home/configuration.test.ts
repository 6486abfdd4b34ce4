import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { isDomestic } from '../../../catalogue/domestic.ts';
import { filterProducts } from '../../../catalogue/filter.ts';
import { buildShopUrl, parseListingQuery } from '../../../catalogue/listing-query.ts';
import { jobs } from '../../../content/configurator.ts';
import { toListed } from '../listed-products/listed-product.ts';
import {
  buildResultLinks,
  type Configuration,
  findBestMatches,
  findMatches,
  listWidths,
  maxReach,
  maxWorkingHeight,
  minReach,
  noMatchReason,
  platformHeightFor,
  toShopFilters,
} from './configuration.ts';

const listed = products.map(toListed);
const widths = [...new Set(listed.map(({ width }) => width))];
const configurations = fc.record({
  job: fc.constantFrom(...jobs),
  reach: fc.integer({ min: minReach * 10, max: maxReach * 10 }).map((tenths) => tenths / 10),
  width: fc.option(fc.constantFrom(...widths), { nil: undefined }),
  home: fc.boolean(),
});
const atWork = { width: undefined, home: false };

/** The products the shop lists at the address that the configurator links to. */
function shownInShop(configuration: Configuration) {
  const address = buildShopUrl({ filters: toShopFilters(listed, configuration) });
  const { searchParams } = new URL(address, 'http://shop.test');
  return filterProducts(listed, parseListingQuery(searchParams).filters);
}

describe('the configurator', () => {
  it('[HO10] adds 2 m to the platform height, rounded to 0.1 m', () => {
    expect(platformHeightFor(4.2)).toBe(2.2);
    expect(platformHeightFor(2.8)).toBe(0.8);
    expect(platformHeightFor(14)).toBe(12);
  });

  it('[HO9, HO10] counts every product that reaches, in any height band', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const { job, width, reach, home } = configuration;
        const all = filterProducts(listed, { family: job.families, material: job.material, width });
        const reaching = all.filter(
          (product) => product.workingHeight >= reach && (home || !isDomestic(product)),
        );
        expect(findMatches(listed, configuration)).toEqual(reaching);
        if (reach > maxWorkingHeight(listed, configuration)) expect(reaching).toEqual([]);
      }),
    );
  });

  it('[HO10] explains why nothing matches', () => {
    const vehicle = jobs.find(({ key }) => key === 'vehicle-or-machine');
    if (!vehicle) throw new Error('There is no such job');
    const why = (reach: number, width?: number) =>
      noMatchReason(listed, { ...atWork, job: vehicle, reach, width });
    expect(why(4, 9)).toMatch(/^Nothing in that width .* \d+ in other widths will reach\.$/);
    expect(why(11)).toMatch(/reaches 6\.8 m\. Choose another job to go higher, or ask us\.$/);
    expect(why(14)).toMatch(/reaches 6\.8 m\. Nothing we sell reaches 14\.0 m\. Ask us\.$/);
  });

  it('[HO9, HO10] links to a listing with the best matches', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const [best] = findBestMatches(listed, configuration, 1);
        expect(best === undefined || shownInShop(configuration).includes(best)).toBe(true);
      }),
    );
  });

  it('[HO9] links only to the chosen families, material and width', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const { job, width } = configuration;
        const shown = shownInShop(configuration);
        const asked = { family: job.families, material: job.material, width };
        expect(filterProducts(shown, asked)).toEqual(shown);
        expect(toShopFilters(listed, configuration)).toMatchObject(asked);
      }),
    );
  });

  it('[CO1] excludes domestic products unless the job is at home', () => {
    const offered = (home: boolean) =>
      jobs.flatMap((job) => findMatches(listed, { ...atWork, job, reach: minReach, home }));
    expect(offered(false).filter(isDomestic)).toEqual([]);
    expect(offered(true).filter(isDomestic)).not.toEqual([]);
    fc.assert(
      fc.property(configurations, (configuration) => {
        fc.pre(!configuration.home);
        expect(shownInShop(configuration).filter(isDomestic)).toEqual([]);
      }),
    );
  });

  it('[HO10] offers products in stock if any reach', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const isOffered = findBestMatches(listed, configuration, 1).some(({ inStock }) => inStock);
        expect(isOffered).toBe(findMatches(listed, configuration).some(({ inStock }) => inStock));
      }),
    );
  });

  it('[HO10] does not count stair ladders by their leaning reach', () => {
    const stairs = jobs.find(({ key }) => key === 'stairs');
    expect(stairs?.families).toContain('stairwell-tower');
    expect(stairs?.families).not.toContain('combination-ladders');
  });

  it('[HO10] offers only matching widths and the chosen one', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        for (const width of listWidths(listed, configuration)) {
          const found = findMatches(listed, { ...configuration, width }).length;
          expect(found > 0 || width === configuration.width).toBe(true);
        }
      }),
    );
  });

  it('[HO10] sorts by stock, then by least excess height in whole metres', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const keys = findBestMatches(listed, configuration, 50).map(
          ({ inStock, workingHeight }) =>
            (inStock ? 0 : 100) +
            Math.floor((10 * workingHeight - 10 * configuration.reach + 0.01) / 10),
        );
        expect(keys).toEqual(keys.toSorted((a, b) => a - b));
      }),
    );
  });

  it('[HO10] sorts similar heights by the preferred family', () => {
    const best = (key: string, reach: number) => {
      const job = jobs.find((each) => each.key === key) ?? jobs[0];
      return findBestMatches(listed, { ...atWork, job, reach }).map(({ family }) => family);
    };
    expect(best('vehicle-or-machine', 2.8)[0]).toBe('lorry-access');
    expect(best('vehicle-or-machine', 3.5)[0]).toBe('lorry-access');
    expect(best('tools-and-kit', 4.2)).toEqual(['narrow-tower', 'folding-tower', '250-standard']);
  });

  it('[HO9, HO10] links only to products that reach, with correct counts', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const found = findMatches(listed, configuration);
        fc.pre(found.length > 0);
        const shown = shownInShop(configuration);
        expect(found).toEqual(expect.arrayContaining(shown));
        const [nearest, all] = buildResultLinks(listed, configuration);
        const [, count] = /^View (\d+) products? /.exec(nearest.words) ?? [];
        expect(Number(count)).toBe(shown.length);
        expect(nearest.words.endsWith(' in the shop')).toBe(shown.length === found.length);
        expect(all === undefined).toBe(shown.length === found.length);
        if (!all) return;
        expect(filterProducts(listed, all.filters)).toEqual(found);
        expect(all.words).toBe(
          `View all ${found.length} that reach ${configuration.reach.toFixed(1)} m`,
        );
      }),
    );
  });

  it('every job has matches at some height', () => {
    for (const job of jobs) {
      const found = [3, 4, 6, 8].some(
        (reach) => findMatches(listed, { ...atWork, job, reach }).length,
      );
      expect(found, job.key).toBe(true);
    }
  });
});
