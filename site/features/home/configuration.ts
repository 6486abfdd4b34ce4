import { isDomestic } from '../../../catalogue/domestic.ts';
import type { Filters } from '../../../catalogue/facets.ts';
import { filterProducts } from '../../../catalogue/filter.ts';
import { findHeightBand } from '../../../catalogue/height-bands.ts';
import { reachAbovePlatform } from '../../../catalogue/reach.ts';
import { type Job, jobs } from '../../../content/configurator.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';

export const minReach = 2.8;
export const maxReach = 14;

export type Configuration = {
  job: Job;
  reach: number;
  width: number | undefined;
  /** The job is at home, so products for domestic use only match too. */
  home: boolean;
};

/** To 0.1 m, as the catalogue measures: 4.2 - 2 must be 2.2 and not 2.2000000000000002. */
export function platformHeightFor(reach: number): number {
  return Math.round((reach - reachAbovePlatform) * 10) / 10;
}

/** Every product for the job that is high enough. */
export function findMatches(
  products: readonly ListedProduct[],
  configuration: Configuration,
): ListedProduct[] {
  const { reach } = configuration;
  return filterProducts(products, { ...filtersWithoutHeight(products, configuration), reach });
}

/** The products to show first: in stock, least excess in whole metres, preferred family, lowest, cheapest. */
export function findBestMatches(
  products: readonly ListedProduct[],
  configuration: Configuration,
  count = 3,
): ListedProduct[] {
  const { job, reach } = configuration;
  // In whole tenths, as platformHeightFor: 5.2 - 4.2 must not be 0.9999999999999996.
  const excess = ({ workingHeight }: ListedProduct) =>
    Math.floor(Math.round((workingHeight - reach) * 10) / 10);
  const familyRank = ({ family }: ListedProduct) => job.families.indexOf(family);
  return findMatches(products, configuration)
    .sort(
      (a, b) =>
        Number(b.inStock) - Number(a.inStock) ||
        excess(a) - excess(b) ||
        familyRank(a) - familyRank(b) ||
        a.workingHeight - b.workingHeight ||
        a.price - b.price,
    )
    .slice(0, count);
}

/** The shop filters for a configuration, with the height band of its best match. */
export function toShopFilters(
  products: readonly ListedProduct[],
  configuration: Configuration,
): Filters {
  const [best] = findBestMatches(products, configuration, 1);
  const { reach } = configuration;
  return {
    ...filtersWithoutHeight(products, configuration),
    reach,
    height: best && findHeightBand(best.height),
  };
}

export type ResultLink = { filters: Filters; words: string };

/** Links to the shop: to products of about the requested height, and to all that reach if there are more. */
export function buildResultLinks(
  products: readonly ListedProduct[],
  configuration: Configuration,
): [nearest: ResultLink, all?: ResultLink] {
  const filters = toShopFilters(products, configuration);
  const [shown, all] = [
    filterProducts(products, filters).length,
    findMatches(products, configuration).length,
  ];
  const count = shown === 1 ? '1 product' : `${shown} products`;
  if (shown === all) return [{ filters, words: `View ${count} in the shop` }];
  const { height, ...allFilters } = filters;
  return [
    { filters, words: `View ${count} closest in height` },
    {
      filters: allFilters,
      words: `View all ${all} that reach ${configuration.reach.toFixed(1)} m`,
    },
  ];
}

function filtersWithoutHeight(
  products: readonly ListedProduct[],
  { job, width, home }: Configuration,
): Filters {
  const { families: family, material } = job;
  const isMixed = products.some((each) => family.includes(each.family) && isDomestic(each));
  return { ...(isMixed && !home && { use: 'work' as const }), width, family, material };
}

/** Why nothing matches, and what else could. */
export function noMatchReason(
  products: readonly ListedProduct[],
  configuration: Configuration,
): string {
  const inAnyWidth = { ...configuration, width: undefined };
  const wider = findMatches(products, inAnyWidth).length;
  if (wider > 0)
    return `Nothing in that width for this job and height. ${wider} in other widths will reach.`;
  const highest = maxWorkingHeight(products, configuration).toFixed(1);
  const reach = configuration.reach.toFixed(1);
  const otherReaches = jobs.some((job) => findMatches(products, { ...inAnyWidth, job }).length > 0);
  return `The highest we sell for this job reaches ${highest} m. ${otherReaches ? 'Choose another job to go higher, or ask us.' : `Nothing we sell reaches ${reach} m. Ask us.`}`;
}

/** The highest working height of our products for a job. */
export function maxWorkingHeight(
  products: readonly ListedProduct[],
  configuration: Configuration,
): number {
  const all = filterProducts(
    products,
    filtersWithoutHeight(products, { ...configuration, width: undefined }),
  );
  return Math.max(...all.map(({ workingHeight }) => workingHeight));
}

/** The widths to offer: those that still match something. The most common are chosen, and shown by size. */
export function listWidths(
  products: readonly ListedProduct[],
  configuration: Configuration,
  limit = 5,
): number[] {
  const counts = new Map<number, number>();
  for (const { width } of findMatches(products, { ...configuration, width: undefined })) {
    counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  const common = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, limit);
  const offered = new Set(common.map(([width]) => width));
  // The chosen width stays on offer even if it no longer matches anything; the page then says so.
  if (configuration.width !== undefined) offered.add(configuration.width);
  return [...offered].sort((a, b) => a - b);
}
