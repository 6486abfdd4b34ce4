import type { Pence } from '../../../catalogue/money.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import type { RankedProducts } from './size-ranking.ts';
import { isPrice } from './tokens.ts';
import { excludeParts, type WordMatch } from './word-index.ts';

/** The price a buyer asks for. */
export type PriceLimit = {
  /** The lowest and highest price, VAT included; 0 if not given. */
  readonly least: Pence;
  readonly most: Pence;
  /** They look for reduced products. */
  readonly reduced: boolean;
  /** They want the cheapest, at any price. */
  readonly cheap: boolean;
};

/** Our word for all terms for reduced prices. */
const reducedWord = 'sale';
/** As in special offer. Without 'sale', the word leads to specialist ladders. */
const reducedWords = new Set([reducedWord, 'special']);

/** Our word for all terms for low prices. */
const cheapWord = 'cheap';

/** Reads the price from a query's tokens and returns the rest. */
export function parsePriceLimit(tokens: readonly string[]): { limit?: PriceLimit; rest: string[] } {
  const { least, most } = parseBounds(tokens.filter(isPrice));
  const reduced = tokens.includes(reducedWord);
  const cheap = tokens.includes(cheapWord);
  const isPriceToken = (token: string) =>
    isPrice(token) || token === cheapWord || (reduced && reducedWords.has(token));
  return {
    ...((least > 0 || most > 0 || reduced || cheap) && { limit: { least, most, reduced, cheap } }),
    rest: tokens.filter((token) => !isPriceToken(token)),
  };
}

/** Of several bounds the highest counts. If the lower bound exceeds the upper one, they are swapped. */
function parseBounds(prices: readonly string[]): { least: Pence; most: Pence } {
  const { least = [], most = [] } = Object.groupBy(prices, (price) =>
    price.startsWith('from') ? 'least' : 'most',
  );
  const from = Math.max(0, ...least.map(toPence));
  const to = Math.max(0, ...most.map(toPence));
  return to > 0 && from > to ? { least: to, most: from } : { least: from, most: to };
}

function toPence(price: string): Pence {
  return Math.round(Number(price.replace(/.*£/, '')) * 100);
}

export type PriceResult = PriceLimit & {
  /** Whether products within the limit were found. If not, the list has the other matches. */
  readonly met: boolean;
  /** How the list is sorted by price; undefined if it is not. */
  readonly first?: 'cheapest' | 'nearest';
};

/** Ranks products within a limit, cheapest first; if none has the size, that size at any price, nearest first. */
export function rankByPrice(
  found: readonly WordMatch[],
  limit: PriceLimit,
  rank: (found: readonly WordMatch[]) => RankedProducts,
): RankedProducts & { price: PriceResult } {
  const isInLimit = ({ product }: WordMatch) => isWithin(product, limit);
  const equipmentMatches = excludeParts(found);
  const all = rank(equipmentMatches);
  const within = rank(equipmentMatches.filter(isInLimit));
  // A longer reach is as good.
  const further = !all.lacking && within.lacking === 'nearReach';
  const met = within.found.length > 0 && (further || within.lacking === all.lacking);
  const { lacking } = met ? within : all;
  const kept = met ? within.found : all.found.filter((each) => !isInLimit(each));
  const named = limit.least > 0 || limit.most > 0 || limit.cheap;
  const first = !named || lacking ? undefined : met || limit.least === 0 ? 'cheapest' : 'nearest';
  return {
    found: first ? kept.toSorted(byDistanceFrom(limit)) : kept,
    lacking,
    price: { ...limit, met, first },
  };
}

/** Sorts products within the limit first, and the cheapest of equals first. */
function byDistanceFrom(limit: PriceLimit): (a: WordMatch, b: WordMatch) => number {
  const distance = ({ product }: WordMatch) => distanceFrom(limit, product.price);
  return (a, b) => distance(a) - distance(b) || a.product.price - b.product.price;
}

/** How much a price is too low or too high. */
function distanceFrom({ least, most }: PriceLimit, price: Pence): Pence {
  return Math.max(0, least - price, most > 0 ? price - most : 0);
}

function isWithin({ price, originalPrice }: ListedProduct, limit: PriceLimit): boolean {
  return distanceFrom(limit, price) === 0 && (!limit.reduced || originalPrice !== undefined);
}
