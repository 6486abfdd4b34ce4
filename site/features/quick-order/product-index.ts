import { editDistance } from '../../../contract/edit-distance.ts';
import { stem, tokenise } from '../search/tokens.ts';

/** The fields of a product that the index uses. */
export type IndexableProduct = { readonly sku: string; readonly name: string };

/** The products that have all of the words, or the nearest ones. */
export type ProductMatches<P> = {
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
  byWords: (words: string) => ProductMatches<P>;
};

const maxResults = 6;
const maxCorrectedLength = 12;
const maxWords = 24;

const normaliseSku = (sku: string) => sku.toUpperCase().replace(/[^A-Z\d]/g, '');

/** Common words do not identify a product. */
const ignoredWords = new Set(['the', 'a', 'of', 'with', 'x', 'and', 'for', 'in']);

function toWords(text: string): string[] {
  const words = tokenise(text.replaceAll('×', ' x ')).map(stem);
  return [...new Set(words.filter((word) => !ignoredWords.has(word)))].slice(0, maxWords);
}

/** Indexes the products once, so that the cost of a line depends only on its words. */
export function createProductIndex<P extends IndexableProduct>(
  products: readonly P[],
): ProductIndex<P> {
  const skus = new Map(products.map((product) => [normaliseSku(product.sku), product]));
  const names = new Map(products.map((product) => [toWords(product.name).join(' '), product]));
  const productsByWord = new Map<string, Set<P>>();
  const lengths = new Map<P, number>();
  for (const product of products) {
    const words = toWords(product.name);
    lengths.set(product, words.length);
    for (const word of words) {
      const wordProducts = productsByWord.get(word) ?? new Set();
      productsByWord.set(word, wordProducts.add(product));
    }
  }
  const shortestFirst = (a: P, b: P) => (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0);
  /** Corrections of mistyped words, each looked up once. */
  const corrections = new Map<string, string | undefined>();
  function correct(word: string): string | undefined {
    if (productsByWord.has(word)) return word;
    if (!corrections.has(word)) corrections.set(word, nearest(word));
    return corrections.get(word);
  }
  function nearest(word: string): string | undefined {
    if (word.length < 4 || word.length > maxCorrectedLength || corrections.size > 1000)
      return undefined;
    return [...productsByWord.keys()].find(
      (known) => known.length > 3 && editDistance(word, known, 1) === 1,
    );
  }

  return {
    bySku: (typed) => (typed.length > 20 ? undefined : skus.get(normaliseSku(typed))),
    byWords(text) {
      const words = toWords(text);
      const [first = new Set<P>(), ...others] = words
        .map((word) => productsByWord.get(word) ?? new Set<P>())
        .sort((a, b) => a.size - b.size);
      const all = [...first].filter((product) =>
        others.every((wordProducts) => wordProducts.has(product)),
      );
      const exactMatch = names.get(words.join(' '));
      if (all.length > 0) {
        const inOrder = all.sort(shortestFirst);
        return {
          products: exactMatch ? [exactMatch] : inOrder.slice(0, maxResults),
          fit: 'all',
          exact: exactMatch !== undefined,
          bySku: false,
        };
      }
      return findNear(words, text);
    },
  };

  /** The products with most of the words, weighted by rarity. A SKU with one typing error ranks first. */
  function findNear(words: readonly string[], text: string): ProductMatches<P> {
    const scores = new Map<P, number>();
    for (const word of words) {
      const wordProducts = productsByWord.get(correct(word) ?? '');
      if (wordProducts === undefined) continue;
      for (const product of wordProducts)
        scores.set(product, (scores.get(product) ?? 0) + 1 / (4 + wordProducts.size));
    }
    const typed = text
      .split(/\s+/)
      .map(normaliseSku)
      .find((each) => /[A-Z]\d|\d[A-Z]/.test(each));
    let bySku = false;
    if (typed && typed.length >= 5 && typed.length <= maxCorrectedLength) {
      // A single typing error leaves one half of the word intact.
      const half = Math.floor(typed.length / 2) - 1;
      const [begin, end] = [typed.slice(0, half), typed.slice(-half)];
      for (const [sku, product] of skus) {
        if (!sku.startsWith(begin) && !sku.endsWith(end)) continue;
        if (editDistance(typed, sku, 1) > 1) continue;
        scores.set(product, (scores.get(product) ?? 0) + 1);
        bySku = true;
      }
    }
    const products = [...scores]
      .sort(([a, ofA], [b, ofB]) => ofB - ofA || shortestFirst(a, b))
      .slice(0, 3)
      .map(([product]) => product);
    return { products, fit: products.length > 0 ? 'near' : 'none', exact: false, bySku };
  }
}
