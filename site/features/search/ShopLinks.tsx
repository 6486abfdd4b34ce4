import type { Filters } from '../../../catalogue/facets.ts';
import { type FamilyKey, familyDisplayName } from '../../../catalogue/families.ts';
import { filterProducts } from '../../../catalogue/filter.ts';
import {
  findHeightBand,
  type HeightBandKey,
  heightBands,
} from '../../../catalogue/height-bands.ts';
import { buildShopUrl } from '../../../catalogue/listing-query.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import type { SearchResult } from './search-products.ts';

/** Links from a search to the filtered shop. */
export function ShopLinks({ links }: { links: readonly ShopLink[] }) {
  if (links.length === 0) return;
  return (
    <nav
      aria-labelledby="search-shop"
      className="max-md:mt-8 md:sticky md:top-0 md:col-span-4 md:pl-4 lg:col-span-3"
    >
      <h2 id="search-shop" className="border-ink border-b pb-2.5 font-semibold">
        In the shop
      </h2>
      <CountedLinks links={links} />
    </nav>
  );
}

/** Links in a ruled column, each with its number of products. */
export function CountedLinks({
  links,
  className = '',
}: {
  links: readonly ShopLink[];
  className?: string;
}) {
  return (
    <ul className={`*:break-inside-avoid *:border-line *:border-b ${className}`}>
      {links.map(({ label, href, count }) => (
        <li key={href}>
          <a href={href} className="counted-link">
            {`${label} `}
            <span className="text-ink-3">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export type ShopLink = {
  readonly label: string;
  readonly href: string;
  /** The number of products in the target. */
  readonly count: number;
};

const maxFamilies = 4;
/** Only the first hits, which a visitor can see, decide which height band is meant. */
const visibleHits = 8;

/** The shop pages for an answer's products: their families and, if a size was searched, its height band. */
export function shopLinksFor(answer: SearchResult, products: readonly ListedProduct[]): ShopLink[] {
  const families = byFrequency(answer.hits.map(({ product }) => product.family)).slice(
    0,
    maxFamilies,
  );
  const height = answer.sizes.length > 0 ? commonBand(answer) : undefined;
  const filters: Filters[] = [
    ...families.map((family) => ({ family: [family], ...(height && { height }) })),
    ...(height
      ? [{ height }, ...families.slice(0, 1).map((family) => ({ family: [family] }))]
      : []),
  ];
  return filters
    .map((each) => ({
      label: linkLabel(each),
      href: buildShopUrl({ filters: each }),
      count: filterProducts(products, each).length,
    }))
    .filter(({ count }) => count > 0);
}

/** The height band of the first hits, if all are in the same one. */
function commonBand({ hits }: SearchResult): HeightBandKey | undefined {
  const bands = new Set(
    hits.slice(0, visibleHits).map(({ product }) => findHeightBand(product.height)),
  );
  return bands.size === 1 ? [...bands][0] : undefined;
}

function byFrequency(families: readonly FamilyKey[]): FamilyKey[] {
  const counts = Map.groupBy(families, (family) => family);
  return [...counts].sort(([, a], [, b]) => b.length - a.length).map(([family]) => family);
}

function linkLabel({ family, height }: Filters): string {
  const band = heightBands.find(({ key }) => key === height)?.label;
  const [first] = family ?? [];
  if (!first) return `Everything at ${band}`;
  return band ? `${familyDisplayName(first)}, ${band}` : familyDisplayName(first);
}
