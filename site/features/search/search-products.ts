import type { ListedProduct } from '../listed-products/listed-product.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { longestQuery } from './open-search.ts';
import { type PriceAnswer, type PriceLimit, rankByPrice, readPriceLimit } from './price-limit.ts';
import { type ProductSizes, sizesOf } from './product-sizes.ts';
import { findPages, type SitePage } from './site-pages.ts';
import { type Ranked, rankBySize } from './size-ranking.ts';
import { type QuerySize, readSizes, sizeWords } from './sizes.ts';
import { findByNearSku, findBySku, findNamed } from './sku.ts';
import { inOurWords } from './synonyms.ts';
import { isStopWord, isWord, tokensOf } from './tokens.ts';
import { notSold } from './trades.ts';
import { createWordIndex, type Found, indexedTexts } from './word-index.ts';

/** A query's word for the index, with its alternatives. */
export type Wanted = {
  readonly means: readonly string[];
  /** It may be the beginning of a longer word. */
  readonly begun: boolean;
};

type Understood = {
  readonly wanted: readonly Wanted[];
  readonly sizes: readonly QuerySize[];
  readonly limit?: PriceLimit;
  /** Words with no close match in the catalogue. */
  readonly unknown: readonly string[];
  /** A requested product that we do not sell. */
  readonly notSold?: string;
  /** The corrected query, if it differs by more than a plural. */
  readonly readAs?: string;
};

function understand(query: string, lexicon: Lexicon): Understood {
  const { tokens, corrected, others } = lexicon.correct(tokensOf(query));
  const { limit, rest: unpriced } = readPriceLimit(inOurWords(tokens));
  const { sizes, rest } = readSizes(unpriced);
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

export type Hit = {
  readonly product: ListedProduct;
  /** Words of the product that the query matched, as stems. */
  readonly words: readonly string[];
};

export type SearchAnswer = {
  readonly hits: readonly Hit[];
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
  readonly lacking?: Ranked['lacking'] | 'words' | 'sku';
  /** The price limit of the query, and its result. */
  readonly price?: PriceAnswer;
};

type ProductSearch = (query: string) => SearchAnswer;

/** Indexes the products once and returns a search function. */
export function createProductSearch(products: readonly ListedProduct[]): ProductSearch {
  const { sold = [], tests = [] } = Object.groupBy(products, ({ isTest }) =>
    isTest ? 'tests' : 'sold',
  );
  const lexicon = createLexicon(indexedTexts(sold), indexedTexts(tests));
  const find = createWordIndex(products);
  const sizes = new Map(products.map((product) => [product, sizesOf(product)]));
  const sizesIn = (product: ListedProduct): ProductSizes => sizes.get(product) ?? sizesOf(product);

  function findByWords({ wanted, sizes, limit, unknown }: Understood): FoundByWords {
    const onlyWords = sizes.length === 0 && !limit;
    if (wanted.length === 0 && (onlyWords || unknown.length > 0)) return { found: [] };
    const bySize = (found: readonly Found[]) => rankBySize(found, sizes, sizesIn);
    const rank = (found: readonly Found[]): FoundByWords =>
      limit ? rankByPrice(found, limit, bySize) : bySize(found);
    const all = find(wanted, 'all');
    if (all.length > 0) return rank(all);
    const fitting = rank(find(wanted, 'fitting'));
    if (fitting.found.length > 0) return fitting;
    const some = rank(find(wanted, 'some'));
    return { ...some, lacking: some.lacking ?? 'words' };
  }

  /** The products named in the query first, then matches for its other words. */
  function besideNamed(named: readonly ListedProduct[], rest: string): SearchAnswer {
    const understood = understand(rest, lexicon);
    const asked = understood.wanted.length > 0 && !understood.readAs;
    const others = asked ? findByWords(understood).found : [];
    return {
      ...plain,
      hits: [...named.map(hitBySku), ...others.filter(({ product }) => !named.includes(product))],
      exact: named.length === 1 && others.length === 0 ? named[0] : undefined,
    };
  }

  return (query) => {
    const { exact, sure, maybe } = findBySku(products, query);
    if (sure.length > 0) return { ...plain, hits: sure.map(hitBySku), exact };
    const nearSkus = findByNearSku(products, query);
    if (nearSkus.length > 0) return { ...plain, hits: nearSkus.map(hitBySku), lacking: 'sku' };
    const { named, rest } = findNamed(products, query);
    if (named.length > 0) return besideNamed(named, rest);
    const understood = understand(query, lexicon);
    const { found, lacking, price } = findByWords(understood);
    const listed = new Set(found.map(({ product }) => product));
    const codes = maybe.filter((product) => !listed.has(product));
    return {
      hits: [...found, ...codes.map(hitBySku)],
      sizes: understood.sizes,
      unknown: codes.length > 0 ? [] : understood.unknown,
      readAs: understood.readAs,
      notSold: understood.notSold,
      lacking,
      price,
    };
  };
}

const plain = { sizes: [], unknown: [] } as const;

type FoundByWords = Pick<SearchAnswer, 'lacking' | 'price'> & { readonly found: readonly Found[] };

const hitBySku = (product: ListedProduct): Hit => ({ product, words: [] });

export type SiteAnswer = SearchAnswer & { readonly pages: readonly SitePage[] };

/** Searches products and helpful pages. */
export function createSiteSearch(
  products: readonly ListedProduct[],
): (query: string) => SiteAnswer {
  const search = createProductSearch(products);
  return (typed) => {
    const query = typed.slice(0, longestQuery);
    const { pages, rest } = findPages(query);
    const found = search(rest);
    // If a page matches, corrected product matches are unlikely to help: a claim is not a clamp.
    const guessed = rest !== query && found.readAs !== undefined;
    return { ...(guessed ? search('') : found), pages };
  };
}
