import { editDistance } from '../../../contract/edit-distance.ts';

const makerPrefixLength = 3;

/** The form in which SKUs are compared: lower case and without dash. A price keeps its pound sign. */
function normaliseSku(sku: string): string {
  return sku.toLowerCase().replace(/[^a-z0-9£]/g, '');
}

type SkuMatches<P> = {
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
): SkuMatches<P> {
  const typed = normaliseSku(query);
  if (typed.length < makerPrefixLength) return { sure: [], maybe: [] };
  const whole = products.find(({ sku }) => normaliseSku(sku) === typed);
  const begun = products.filter(({ sku }) => {
    const own = normaliseSku(sku);
    const startsWhole = typed.length > makerPrefixLength && own.startsWith(typed);
    return startsWhole || own.slice(makerPrefixLength).startsWith(typed);
  });
  const named = begun.filter(({ sku }) => normaliseSku(sku).slice(makerPrefixLength) === typed);
  const exact = whole ?? (named.length === 1 ? named[0] : undefined);
  const inOrder = [...new Set([...(exact ? [exact] : []), ...named, ...begun])];
  return exact || looksLikeSku(query)
    ? { exact, sure: inOrder, maybe: [] }
    : { sure: [], maybe: inOrder };
}

/** Finds products whose SKU or address is in a query, and the rest of it. A SKU without its maker needs a digit. */
export function extractProducts<P extends { sku: string; id: string }>(
  products: readonly P[],
  query: string,
): { named: readonly P[]; rest: string } {
  const named: P[] = [];
  const rest = query.split(/[\s,;]+/).filter((piece) => {
    const typed = normaliseSku(piece);
    const parts = piece.toLowerCase().split(/[/?#]/);
    const meant = products.filter(({ sku, id }) => {
      const own = normaliseSku(sku);
      const isCode = /\d/.test(typed) && own.slice(makerPrefixLength) === typed;
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
  const typed = normaliseSku(query);
  return products.filter(({ sku }) => editDistance(typed, normaliseSku(sku), 1) === 1);
}

/** Letters followed by digits, or by a dash and more: only a SKU is written like this. */
function looksLikeSku(query: string): boolean {
  return /^[a-z]{3}\s?-\s?[a-z0-9]+$|^[a-z]{2,}\d+[a-z]*$/i.test(query.trim());
}
