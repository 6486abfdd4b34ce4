import { type Filters, filterProducts } from '../../../catalogue/filter.ts';
import { bandOf, type HeightBandKey } from '../../../catalogue/height-bands.ts';
import type { Job } from '../../../content/configurator.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';

/** A person's hands reach this far above the platform they stand on, in metres. */
const reachAbovePlatform = 2;
export const lowestReach = 2.8;
export const highestReach = 14;

export type Configuration = { job: Job; reach: number; width: number | undefined };

/** To 0.1 m, as the catalogue measures: 4.2 - 2 must be 2.2 and not 2.2000000000000002. */
export function platformFor(reach: number): number {
  return Math.round((reach - reachAbovePlatform) * 10) / 10;
}

function bandFor(reach: number): HeightBandKey | undefined {
  return bandOf(platformFor(reach));
}

/** The shop filters that a configuration stands for. */
export function filtersFor({ job, reach, width }: Configuration): Filters {
  return {
    height: bandFor(reach),
    width,
    family: job.families,
    material: job.material,
  };
}

/** What the shop will show for it: the count promised is the count found. */
export function matches(products: readonly ListedProduct[], configuration: Configuration) {
  return filterProducts(products, filtersFor(configuration));
}

/** The few to show first: those that reach, least excess first, then in stock, then by price. */
export function bestMatches(
  products: readonly ListedProduct[],
  configuration: Configuration,
  count = 3,
): ListedProduct[] {
  const { reach } = configuration;
  const short = (product: ListedProduct) => (product.workingHeight >= reach ? 0 : 1);
  const miss = (product: ListedProduct) => Math.abs(product.workingHeight - reach);
  return matches(products, configuration)
    .sort(
      (a, b) =>
        short(a) - short(b) ||
        Number(b.inStock) - Number(a.inStock) ||
        miss(a) - miss(b) ||
        a.price - b.price,
    )
    .slice(0, count);
}

/** The widths worth offering: those that still match something, the most common first, then by size. */
export function widthsFor(
  products: readonly ListedProduct[],
  configuration: Configuration,
  most = 5,
): number[] {
  const counts = new Map<number, number>();
  for (const { width } of matches(products, { ...configuration, width: undefined })) {
    counts.set(width, (counts.get(width) ?? 0) + 1);
  }
  const common = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, most);
  const offered = new Set(common.map(([width]) => width));
  // What is chosen stays on offer, even where it now matches nothing: the page then says so.
  if (configuration.width !== undefined) offered.add(configuration.width);
  return [...offered].sort((a, b) => a - b);
}
