import { slipsBetween } from './lexicon.ts';

const makerLetters = 3;

/** The form in which SKUs are compared: lower case and without dash. A price keeps its pound sign. */
function compact(sku: string): string {
  return sku.toLowerCase().replace(/[^a-z0-9£]/g, '');
}

type BySku<P> = {
  /** The product whose SKU was typed in full. */
  readonly exact?: P;
  /** The products whose SKU must be meant, the exact one first. */
  readonly sure: readonly P[];
  /** Products whose SKU may be meant too, because three letters can also be a word. */
  readonly maybe: readonly P[];
};

/** Finds products by SKU: complete or not, with or without the dash and the maker's letters. */
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

/** Finds products whose SKU or address is in a query, and the rest of it. A SKU without its maker needs a digit. */
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
    // A quantity: '2 x', 'x2'.
    return meant.length === 0 && !/^[x×\d]*$/i.test(piece);
  });
  return { named: [...new Set(named)], rest: rest.join(' ') };
}

/** Finds products by a SKU with one typing error. */
export function findByNearSku<P extends { sku: string }>(
  products: readonly P[],
  query: string,
): P[] {
  if (!looksLikeSku(query)) return [];
  const typed = compact(query);
  return products.filter(({ sku }) => slipsBetween(typed, compact(sku), 1) === 1);
}

/** Letters followed by digits, or by a dash and more: only a SKU is written like this. */
function looksLikeSku(query: string): boolean {
  return /^[a-z]{3}\s?-\s?[a-z0-9]+$|^[a-z]{2,}\d+[a-z]*$/i.test(query.trim());
}
