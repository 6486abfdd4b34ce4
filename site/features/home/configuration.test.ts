import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { isDomestic } from '../../../catalogue/domestic.ts';
import { filterProducts } from '../../../catalogue/filter.ts';
import { readQuery, shopHref } from '../../../catalogue/query.ts';
import { jobs } from '../../../content/configurator.ts';
import { toListed } from '../listed-products/listed-product.ts';
import {
  bestMatches,
  type Configuration,
  filtersFor,
  highestFor,
  highestReach,
  lowestReach,
  matches,
  platformFor,
  waysToShop,
  whyNothing,
  widthsFor,
} from './configuration.ts';

const listed = products.map(toListed);
const widths = [...new Set(listed.map(({ width }) => width))];
const configurations = fc.record({
  job: fc.constantFrom(...jobs),
  reach: fc.integer({ min: lowestReach * 10, max: highestReach * 10 }).map((tenths) => tenths / 10),
  width: fc.option(fc.constantFrom(...widths), { nil: undefined }),
  home: fc.boolean(),
});
const atWork = { width: undefined, home: false };

/** The products the shop lists at the address that the configurator links to. */
function shownInShop(configuration: Configuration) {
  const address = shopHref({ filters: filtersFor(listed, configuration) });
  const { searchParams } = new URL(address, 'http://shop.test');
  return filterProducts(listed, readQuery(searchParams).filters);
}

describe('the configurator', () => {
  it('[HO10] takes working height as platform height plus 2 m, to 0.1 m', () => {
    expect(platformFor(4.2)).toBe(2.2);
    expect(platformFor(2.8)).toBe(0.8);
    expect(platformFor(14)).toBe(12);
  });

  it('[HO9, HO10] counts everything for the job that reaches, in whichever band', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const { job, width, reach, home } = configuration;
        const all = filterProducts(listed, { family: job.families, material: job.material, width });
        const reaching = all.filter(
          (product) => product.workingHeight >= reach && (home || !isDomestic(product)),
        );
        expect(matches(listed, configuration)).toEqual(reaching);
        if (reach > highestFor(listed, configuration)) expect(reaching).toEqual([]);
      }),
    );
  });

  it('[HO10] says why nothing matches: the width, the job, or that nothing we sell reaches', () => {
    const vehicle = jobs.find(({ key }) => key === 'vehicle-or-machine');
    if (!vehicle) throw new Error('There is no such job');
    const why = (reach: number, width?: number) =>
      whyNothing(listed, { ...atWork, job: vehicle, reach, width });
    expect(why(4, 9)).toMatch(/^Nothing in that width .* \d+ in other widths will reach\.$/);
    expect(why(11)).toMatch(/reaches 6\.8 m\. Choose another job to go higher, or ask us\.$/);
    expect(why(14)).toMatch(/reaches 6\.8 m\. Nothing we sell reaches 14\.0 m\. Ask us\.$/);
  });

  it('[HO9, HO10] leads to where the shop shows the best of them', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const [best] = bestMatches(listed, configuration, 1);
        expect(best === undefined || shownInShop(configuration).includes(best)).toBe(true);
      }),
    );
  });

  it('[HO9] leads to nothing of another family, material or width', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const { job, width } = configuration;
        const shown = shownInShop(configuration);
        const asked = { family: job.families, material: job.material, width };
        expect(filterProducts(shown, asked)).toEqual(shown);
        expect(filtersFor(listed, configuration)).toMatchObject(asked);
      }),
    );
  });

  it('[CO1] offers and leads to nothing for the home, unless the job is there', () => {
    const offered = (home: boolean) =>
      jobs.flatMap((job) => matches(listed, { ...atWork, job, reach: lowestReach, home }));
    expect(offered(false).filter(isDomestic)).toEqual([]);
    expect(offered(true).filter(isDomestic)).not.toEqual([]);
    fc.assert(
      fc.property(configurations, (configuration) => {
        fc.pre(!configuration.home);
        expect(shownInShop(configuration).filter(isDomestic)).toEqual([]);
      }),
    );
  });

  it('[HO10] offers what is in stock wherever anything that reaches is', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const isOffered = bestMatches(listed, configuration, 1).some(({ inStock }) => inStock);
        expect(isOffered).toBe(matches(listed, configuration).some(({ inStock }) => inStock));
      }),
    );
  });

  it('[HO10] counts no ladder for stairs by the reach it has leaning at its full length', () => {
    const stairs = jobs.find(({ key }) => key === 'stairs');
    expect(stairs?.families).toContain('stairwell-tower');
    expect(stairs?.families).not.toContain('combination-ladders');
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

  it('[HO10] shows what is in stock first, and of that what is least too high in whole metres', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const keys = bestMatches(listed, configuration, 50).map(
          ({ inStock, workingHeight }) =>
            (inStock ? 0 : 100) +
            Math.floor((10 * workingHeight - 10 * configuration.reach + 0.01) / 10),
        );
        expect(keys).toEqual(keys.toSorted((a, b) => a - b));
      }),
    );
  });

  it('[HO10] of what is about as high, shows the family likeliest for the job first', () => {
    const best = (key: string, reach: number) => {
      const job = jobs.find((each) => each.key === key) ?? jobs[0];
      return bestMatches(listed, { ...atWork, job, reach }).map(({ family }) => family);
    };
    expect(best('vehicle-or-machine', 2.8)[0]).toBe('lorry-access');
    expect(best('vehicle-or-machine', 3.5)[0]).toBe('lorry-access');
    expect(best('tools-and-kit', 4.2)).toEqual(['narrow-tower', 'folding-tower', '250-standard']);
  });

  it('[HO9, HO10] leads to nothing that does not reach, and promises only what is there', () => {
    fc.assert(
      fc.property(configurations, (configuration) => {
        const found = matches(listed, configuration);
        fc.pre(found.length > 0);
        const shown = shownInShop(configuration);
        expect(found).toEqual(expect.arrayContaining(shown));
        const [nearest, all] = waysToShop(listed, configuration);
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

  it('has something to show for every job at some height', () => {
    for (const job of jobs) {
      const found = [3, 4, 6, 8].some((reach) => matches(listed, { ...atWork, job, reach }).length);
      expect(found, job.key).toBe(true);
    }
  });
});
