import type { ListedProduct } from '../listed-products/listed-product.ts';
import type { Found } from './found.ts';
import { createLexicon } from './lexicon.ts';
import { type PriceAnswer, rankByPrice } from './price-limit.ts';
import { type ProductSizes, sizesOf } from './product-sizes.ts';
import { type Ranked, rankBySize } from './size-ranking.ts';
import type { Size } from './sizes.ts';
import { findByNearSku, findBySku, findNamed } from './sku.ts';
import { type Understood, understand } from './understand.ts';
import { createWordIndex, indexedTexts } from './word-index.ts';

export type Hit = {
  readonly product: ListedProduct;
  /** Words of the product that the query matched, as stems. */
  readonly words: readonly string[];
};

export type Answer = {
  readonly hits: readonly Hit[];
  readonly sizes: readonly Size[];
  /** The product whose SKU was typed in full. */
  readonly exact?: ListedProduct;
  /** The query as it was read, where a word was mistyped. */
  readonly readAs?: string;
  /** Words that say nothing to the catalogue; the rest was searched for. */
  readonly unknown: readonly string[];
  /** What the hits fall short of: their size or SKU is only near, or they have only some of the words. */
  readonly lacking?: Ranked['lacking'] | 'words' | 'sku';
  /** What was said of the price, and what became of it. */
  readonly price?: PriceAnswer;
};

export type ProductSearch = (query: string) => Answer;

/** Reads the products once; the function it returns answers queries. */
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

  /** What was named comes first, then what else was asked for beside it. */
  function besideNamed(named: readonly ListedProduct[], rest: string): Answer {
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
      lacking,
      price,
    };
  };
}

const plain = { sizes: [], unknown: [] } as const;

type FoundByWords = Pick<Answer, 'lacking' | 'price'> & { readonly found: readonly Found[] };

const hitBySku = (product: ListedProduct): Hit => ({ product, words: [] });
