import type { ListedProduct } from '../listed-products/listed-product.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { maxQueryLength } from './open-search.ts';
import { type PriceLimit, type PriceResult, parsePriceLimit, rankByPrice } from './price-limit.ts';
import { getProductSizes, type ProductSizes } from './product-sizes.ts';
import { findPages, type SitePage } from './site-pages.ts';
import { type RankedProducts, rankBySize } from './size-ranking.ts';
import { parseSizes, type QuerySize, sizeWords } from './sizes.ts';
import { extractProducts, findByNearSku, findBySku } from './sku.ts';
import { replaceSynonyms } from './synonyms.ts';
import { isStopWord, isWord, tokenise } from './tokens.ts';
import { notSold } from './trades.ts';
import { createWordIndex, indexedTexts, type WordMatch } from './word-index.ts';

/** A query's word for the index, with its alternatives. */
export type QueryTerm = {
  readonly means: readonly string[];
  /** It may be the beginning of a longer word. */
  readonly begun: boolean;
};

type ParsedQuery = {
  readonly wanted: readonly QueryTerm[];
  readonly sizes: readonly QuerySize[];
  readonly limit?: PriceLimit;
  /** Words with no close match in the catalogue. */
  readonly unknown: readonly string[];
  /** A requested product that we do not sell. */
  readonly notSold?: string;
  /** The corrected query, if it differs by more than a plural. */
  readonly readAs?: string;
};

function parseQuery(query: string, lexicon: Lexicon): ParsedQuery {
  const { tokens, corrected, others } = lexicon.correct(tokenise(query));
  const { limit, rest: unpriced } = parsePriceLimit(replaceSynonyms(tokens));
  const { sizes, rest } = parseSizes(unpriced);
  const said = rest.filter((word) => isWord(word) && !isStopWord(word));
  const known = said.filter((word) => lexicon.isKnown(word) || others.get(word)?.length);
  return {
    sizes,
    limit,
    notSold: tokens.map((word) => notSold.get(word)).find(Boolean),
    // A size word without a number is ignored: 'high reach ladder'.
    unknown: said.filter(
      (word) => word.length > 1 && !lexicon.isKnown(word) && !sizeWords.includes(word),
    ),
    wanted: [...new Set(known)].map((word) => ({
      means: [word, ...(others.get(word) ?? [])],
      begun: !corrected.has(word) && (word === tokens.at(-1) || !lexicon.isWhole(word)),
    })),
    ...(corrected.size > 0 && { readAs: tokens.join(' ') }),
  };
}

export type SearchHit = {
  readonly product: ListedProduct;
  /** Words of the product that the query matched, as stems. */
  readonly words: readonly string[];
};

export type SearchResult = {
  readonly hits: readonly SearchHit[];
  readonly sizes: readonly QuerySize[];
  /** The product whose SKU was typed in full. */
  readonly exact?: ListedProduct;
  /** The query as corrected, if a word was mistyped. */
  readonly readAs?: string;
  /** A requested product that we do not sell. The hits are the closest that we do. */
  readonly notSold?: string;
  /** Words unknown to the catalogue. The search used the others. */
  readonly unknown: readonly string[];
  /** What the hits lack: their size or SKU is only near, or they match only some of the words. */
  readonly lacking?: RankedProducts['lacking'] | 'words' | 'sku';
  /** The price limit of the query, and its result. */
  readonly price?: PriceResult;
};

type ProductSearch = (query: string) => SearchResult;

/** Indexes the products once and returns a search function. */
export function createProductSearch(products: readonly ListedProduct[]): ProductSearch {
  const { sold = [], tests = [] } = Object.groupBy(products, ({ isTest }) =>
    isTest ? 'tests' : 'sold',
  );
  const lexicon = createLexicon(indexedTexts(sold), indexedTexts(tests));
  const find = createWordIndex(products);
  const sizes = new Map(products.map((product) => [product, getProductSizes(product)]));
  const getSizes = (product: ListedProduct): ProductSizes =>
    sizes.get(product) ?? getProductSizes(product);

  function findByWords({ wanted, sizes, limit, unknown }: ParsedQuery): FoundByWords {
    const onlyWords = sizes.length === 0 && !limit;
    if (wanted.length === 0 && (onlyWords || unknown.length > 0)) return { found: [] };
    const bySize = (found: readonly WordMatch[]) => rankBySize(found, sizes, getSizes);
    const rank = (found: readonly WordMatch[]): FoundByWords =>
      limit ? rankByPrice(found, limit, bySize) : bySize(found);
    const all = find(wanted, 'all');
    if (all.length > 0) return rank(all);
    const fitting = rank(find(wanted, 'fitting'));
    if (fitting.found.length > 0) return fitting;
    const some = rank(find(wanted, 'some'));
    return { ...some, lacking: some.lacking ?? 'words' };
  }

  /** The products named in the query first, then matches for its other words. */
  function searchBesideNamed(named: readonly ListedProduct[], rest: string): SearchResult {
    const parsed = parseQuery(rest, lexicon);
    const asked = parsed.wanted.length > 0 && !parsed.readAs;
    const others = asked ? findByWords(parsed).found : [];
    return {
      ...emptyResult,
      hits: [...named.map(toHit), ...others.filter(({ product }) => !named.includes(product))],
      exact: named.length === 1 && others.length === 0 ? named[0] : undefined,
    };
  }

  return (query) => {
    const { exact, sure, maybe } = findBySku(products, query);
    if (sure.length > 0) return { ...emptyResult, hits: sure.map(toHit), exact };
    const nearSkus = findByNearSku(products, query);
    if (nearSkus.length > 0) return { ...emptyResult, hits: nearSkus.map(toHit), lacking: 'sku' };
    const { named, rest } = extractProducts(products, query);
    if (named.length > 0) return searchBesideNamed(named, rest);
    const parsed = parseQuery(query, lexicon);
    const { found, lacking, price } = findByWords(parsed);
    const listed = new Set(found.map(({ product }) => product));
    const codes = maybe.filter((product) => !listed.has(product));
    return {
      hits: [...found, ...codes.map(toHit)],
      sizes: parsed.sizes,
      unknown: codes.length > 0 ? [] : parsed.unknown,
      readAs: parsed.readAs,
      notSold: parsed.notSold,
      lacking,
      price,
    };
  };
}

const emptyResult = { sizes: [], unknown: [] } as const;

type FoundByWords = Pick<SearchResult, 'lacking' | 'price'> & {
  readonly found: readonly WordMatch[];
};

const toHit = (product: ListedProduct): SearchHit => ({ product, words: [] });

export type SiteSearchResult = SearchResult & { readonly pages: readonly SitePage[] };

/** Searches products and helpful pages. */
export function createSiteSearch(
  products: readonly ListedProduct[],
): (query: string) => SiteSearchResult {
  const search = createProductSearch(products);
  return (typed) => {
    const query = typed.slice(0, maxQueryLength);
    const { pages, rest } = findPages(query);
    const found = search(rest);
    // If a page matches, corrected product matches are unlikely to help: a claim is not a clamp.
    const isCorrected = rest !== query && found.readAs !== undefined;
    return { ...(isCorrected ? search('') : found), pages };
  };
}
