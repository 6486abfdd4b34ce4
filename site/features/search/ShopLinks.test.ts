import { describe, expect, it } from 'vitest';
import { products as catalogue } from '../../../catalogue/catalogue.ts';
import { filterProducts } from '../../../catalogue/filter.ts';
import { parseListingQuery } from '../../../catalogue/listing-query.ts';
import { toListed } from '../listed-products/listed-product.ts';
import { shopLinksFor } from './ShopLinks.tsx';
import { createProductSearch } from './search-products.ts';

const products = catalogue.map(toListed);
const search = createProductSearch(products);
const linksFor = (query: string) => shopLinksFor(search(query), products);

describe('shop links', () => {
  it('[PL14] link to the found families with correct counts', () => {
    for (const query of ['tower', 'grp', '8 tread grp', '2x8', '4.2m podium', 'castor']) {
      const links = linksFor(query);
      expect(links.length).toBeGreaterThan(0);
      for (const { href, count } of links) {
        const { filters } = parseListingQuery(new URL(href, 'https://shop.example').searchParams);
        expect(filterProducts(products, filters)).toHaveLength(count);
        expect(count).toBeGreaterThan(0);
      }
    }
  });

  it('[PL14] name the height band if the query has a size', () => {
    expect(linksFor('4.2m podium').map(({ label }) => label)).toEqual([
      'Podium Towers, 2.1-4.0m',
      'Everything at 2.1-4.0m',
      'Podium Towers',
    ]);
    expect(linksFor('podium').map(({ label }) => label)).toContain('Podium Steps');
  });

  it('[PL14] are empty if nothing was found', () => {
    expect(linksFor('zebra')).toEqual([]);
  });
});
