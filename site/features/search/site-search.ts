import type { ListedProduct } from '../listed-products/listed-product.ts';
import { findPages } from './find-pages.ts';
import { longestQuery } from './search-ids.ts';
import { type Answer, createProductSearch } from './search-products.ts';
import type { SitePage } from './site-pages.ts';

export type SiteAnswer = Answer & { readonly pages: readonly SitePage[] };

/** Answers with products and with pages that help. */
export function createSiteSearch(
  products: readonly ListedProduct[],
): (query: string) => SiteAnswer {
  const search = createProductSearch(products);
  return (typed) => {
    const query = typed.slice(0, longestQuery);
    const { pages, rest } = findPages(query);
    const found = search(rest);
    // Beside a page, products that were only guessed at are no help: a claim is no clamp.
    const guessed = rest !== query && found.readAs !== undefined;
    return { ...(guessed ? search('') : found), pages };
  };
}
