import { products } from '../../../catalogue/catalogue.ts';
import { familyDisplayName, familyKeys } from '../../../catalogue/families.ts';
import { countFacets } from '../../../catalogue/filter.ts';
import { heightBands } from '../../../catalogue/height-bands.ts';
import { buildShopUrl } from '../../../catalogue/listing-query.ts';
import { quickOrderLink } from '../../panels.ts';
import { CountedLinks, type ShopLink } from './ShopLinks.tsx';

const counts = countFacets(products, {});

const families: readonly ShopLink[] = familyKeys
  .filter((family) => counts.family.get(family))
  .map((family) => ({
    label: familyDisplayName(family),
    href: buildShopUrl({ filters: { family: [family] } }),
    count: counts.family.get(family) ?? 0,
  }));

const heights: readonly ShopLink[] = heightBands.map(({ key, label }) => ({
  label,
  href: buildShopUrl({ filters: { height: key } }),
  count: counts.height.get(key) ?? 0,
}));

/** Where to start, rendered at build time: plain links that need no JavaScript. */
export function SearchStart() {
  return (
    <div className="md:columns-12">
      <p className="label mb-5 noscript:hidden md:col-span-12">
        Try “8 tread grp”, “2.2 m tower”, “2 x 8” or a SKU. A whole list?{' '}
        <a href={quickOrderLink} className="underline">
          Quick order
        </a>
      </p>
      <nav aria-labelledby="search-families" className="md:col-span-9">
        <h2 id="search-families" className="border-ink border-b pb-2 font-semibold">
          Families
        </h2>
        <CountedLinks links={families} className="gap-x-gutter sm:columns-2 lg:columns-3" />
      </nav>
      <nav aria-labelledby="search-heights" className="max-md:mt-8 md:col-span-3">
        <h2 id="search-heights" className="border-ink border-b pb-2 font-semibold">
          Heights
        </h2>
        <CountedLinks links={heights} />
      </nav>
    </div>
  );
}
