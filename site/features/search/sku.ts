import { slipsBetween } from './lexicon.ts';

const makerLetters = 3;

/** A SKU without its dash, in lower case: the form it is compared in. A price stays one. */
function compact(sku: string): string {
  return sku.toLowerCase().replace(/[^a-z0-9£]/g, '');
}

type BySku<P> = {
  /** The one that was typed in full. */
  readonly exact?: P;
  /** Those it can but mean, the exact one first. */
  readonly sure: readonly P[];
  /** Those it may mean as well: three letters can be a word too. */
  readonly maybe: readonly P[];
};

/** Finds products by SKU: with or without dash and maker's letters, and as far as it is typed. */
export function findBySku<P extends { sku: string }>(
  products: readonly P[],
  query: string,
): BySku<P> {
  const typed = compact(query);
  if (typed.length < makerLetters) return { sure: [], maybe: [] };
  const whole = products.find(({ sku }) => compact(sku) === typed);
  const begun = products.filter(({ sku }) => {
    const own = compact(sku);
    const startsWhole = typed.length > makerLetters && own.startsWith(typed);
    return startsWhole || own.slice(makerLetters).startsWith(typed);
  });
  const named = begun.filter(({ sku }) => compact(sku).slice(makerLetters) === typed);
  const exact = whole ?? (named.length === 1 ? named[0] : undefined);
  const inOrder = [...new Set([...(exact ? [exact] : []), ...named, ...begun])];
  return exact || looksLikeSku(query)
    ? { exact, sure: inOrder, maybe: [] }
    : { sure: [], maybe: inOrder };
}

/** Finds products whose SKU or address stands in a query, and what is left. A SKU without maker needs a figure. */
export function findNamed<P extends { sku: string; id: string }>(
  products: readonly P[],
  query: string,
): { named: readonly P[]; rest: string } {
  const named: P[] = [];
  const rest = query.split(/[\s,;]+/).filter((piece) => {
    const typed = compact(piece);
    const parts = piece.toLowerCase().split(/[/?#]/);
    const meant = products.filter(({ sku, id }) => {
      const own = compact(sku);
      const isCode = /\d/.test(typed) && own.slice(makerLetters) === typed;
      return own === typed || isCode || parts.includes(id);
    });
    named.push(...meant);
    // How many of it: '2 x', 'x2'.
    return meant.length === 0 && !/^[x×\d]*$/i.test(piece);
  });
  return { named: [...new Set(named)], rest: rest.join(' ') };
}

/** Finds products by a SKU that was typed with a slip in it. */
export function findByNearSku<P extends { sku: string }>(
  products: readonly P[],
  query: string,
): P[] {
  if (!looksLikeSku(query)) return [];
  const typed = compact(query);
  return products.filter(({ sku }) => slipsBetween(typed, compact(sku), 1) === 1);
}

/** Letters, then figures or a dash and more: nothing but a SKU is written so. */
function looksLikeSku(query: string): boolean {
  return /^[a-z]{3}\s?-\s?[a-z0-9]+$|^[a-z]{2,}\d+[a-z]*$/i.test(query.trim());
}
