import { slipsBetween } from '../search/lexicon.ts';
import { stem, tokensOf } from '../search/tokens.ts';

/** The fields of a product that the index uses. */
export type OrderedProduct = { readonly sku: string; readonly name: string };

/** The products that have all of the words, or the nearest ones. */
export type FoundProducts<P> = {
  readonly products: readonly P[];
  readonly fit: 'all' | 'near' | 'none';
  /** The words are one product's whole name. */
  readonly exact: boolean;
  /** They were found by a SKU with one typing error. */
  readonly bySku: boolean;
};

export type ProductIndex<P> = {
  /** Finds a product by SKU, in either case, with or without its dash. */
  bySku: (typed: string) => P | undefined;
  byWords: (words: string) => FoundProducts<P>;
};

const mostFound = 6;
const longestNear = 12;
const mostWords = 24;

const compact = (sku: string) => sku.toUpperCase().replace(/[^A-Z\d]/g, '');

/** Common words do not identify a product. */
const empty = new Set(['the', 'a', 'of', 'with', 'x', 'and', 'for', 'in']);

function wordsOf(text: string): string[] {
  const words = tokensOf(text.replaceAll('×', ' x ')).map(stem);
  return [...new Set(words.filter((word) => !empty.has(word)))].slice(0, mostWords);
}

/** Indexes the products once, so that the cost of a line depends only on its words. */
export function indexForOrder<P extends OrderedProduct>(products: readonly P[]): ProductIndex<P> {
  const skus = new Map(products.map((product) => [compact(product.sku), product]));
  const names = new Map(products.map((product) => [wordsOf(product.name).join(' '), product]));
  const having = new Map<string, Set<P>>();
  const lengths = new Map<P, number>();
  for (const product of products) {
    const words = wordsOf(product.name);
    lengths.set(product, words.length);
    for (const word of words) {
      const those = having.get(word) ?? new Set();
      having.set(word, those.add(product));
    }
  }
  const shortestFirst = (a: P, b: P) => (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0);
  /** Corrections of mistyped words, each looked up once. */
  const meant = new Map<string, string | undefined>();
  function correct(word: string): string | undefined {
    if (having.has(word)) return word;
    if (!meant.has(word)) meant.set(word, nearest(word));
    return meant.get(word);
  }
  function nearest(word: string): string | undefined {
    if (word.length < 4 || word.length > longestNear || meant.size > 1000) return undefined;
    return [...having.keys()].find(
      (known) => known.length > 3 && slipsBetween(word, known, 1) === 1,
    );
  }

  return {
    bySku: (typed) => (typed.length > 20 ? undefined : skus.get(compact(typed))),
    byWords(text) {
      const words = wordsOf(text);
      const [first = new Set<P>(), ...others] = words
        .map((word) => having.get(word) ?? new Set<P>())
        .sort((a, b) => a.size - b.size);
      const all = [...first].filter((product) => others.every((those) => those.has(product)));
      const named = names.get(words.join(' '));
      if (all.length > 0) {
        const inOrder = all.sort(shortestFirst);
        return {
          products: named ? [named] : inOrder.slice(0, mostFound),
          fit: 'all',
          exact: named !== undefined,
          bySku: false,
        };
      }
      return near(words, text);
    },
  };

  /** The products with most of the words, weighted by rarity. A SKU with one typing error ranks first. */
  function near(words: readonly string[], text: string): FoundProducts<P> {
    const worth = new Map<P, number>();
    for (const word of words) {
      const those = having.get(correct(word) ?? '');
      if (those === undefined) continue;
      for (const product of those)
        worth.set(product, (worth.get(product) ?? 0) + 1 / (4 + those.size));
    }
    const typed = text
      .split(/\s+/)
      .map(compact)
      .find((each) => /[A-Z]\d|\d[A-Z]/.test(each));
    let bySku = false;
    if (typed && typed.length >= 5 && typed.length <= longestNear) {
      // A single typing error leaves one half of the word intact.
      const half = Math.floor(typed.length / 2) - 1;
      const [begin, end] = [typed.slice(0, half), typed.slice(-half)];
      for (const [sku, product] of skus) {
        if (!sku.startsWith(begin) && !sku.endsWith(end)) continue;
        if (slipsBetween(typed, sku, 1) > 1) continue;
        worth.set(product, (worth.get(product) ?? 0) + 1);
        bySku = true;
      }
    }
    const products = [...worth]
      .sort(([a, ofA], [b, ofB]) => ofB - ofA || shortestFirst(a, b))
      .slice(0, 3)
      .map(([product]) => product);
    return { products, fit: products.length > 0 ? 'near' : 'none', exact: false, bySku };
  }
}
