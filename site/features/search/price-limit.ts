import { familyLabel } from '../../../catalogue/families.ts';
import type { Pence } from '../../../catalogue/money.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { ownWords } from './lexicon.ts';
import type { Ranked } from './size-ranking.ts';
import type { Found } from './word-index.ts';
import { isPrice } from './words.ts';

/** What a buyer says of the price. */
export type PriceLimit = {
  /** The most they will pay, VAT included; 0 where they name no price. */
  readonly most: Pence;
  /** They look for what was dearer before. */
  readonly reduced: boolean;
};

/** Our word for everything that is said of reduced prices. */
const reducedWord = 'sale';
/** On special offer: elsewhere the word leads to specialist ladders. */
const reducedWords = new Set([reducedWord, 'special']);

/** Takes the price out of a query's tokens and leaves the words and sizes. */
export function readPriceLimit(tokens: readonly string[]): { limit?: PriceLimit; rest: string[] } {
  // Of '£50 to £100' the higher one is the most.
  const most = Math.max(0, ...tokens.filter(isPrice).map(penceOf));
  const reduced = tokens.includes(reducedWord);
  return {
    ...((most > 0 || reduced) && { limit: { most, reduced } }),
    rest: tokens.filter((token) => !isPrice(token) && !(reduced && reducedWords.has(token))),
  };
}

function penceOf(price: string): Pence {
  return Math.round(Number(price.slice(1)) * 100);
}

/** What became of a limit. */
export type PriceAnswer = PriceLimit & {
  /** There are such: without any, the list is of what else was asked. */
  readonly met: boolean;
  readonly cheapestFirst: boolean;
};

/**
 * Ranks what is within a limit, the cheapest first where a price is named. Where nothing of the size
 * asked for is within it, that size is listed at any price: no buyer is helped by a shorter one.
 */
export function rankByPrice(
  found: readonly Found[],
  limit: PriceLimit,
  rank: (found: readonly Found[]) => Ranked,
): Ranked & { price: PriceAnswer } {
  const isIn = ({ product }: Found) => isWithin(product, limit);
  const meant = withoutParts(found);
  const all = rank(meant);
  const within = rank(meant.filter(isIn));
  const met = within.found.length > 0 && within.lacking === all.lacking;
  const kept = met ? within.found : all.found.filter((each) => !isIn(each));
  const cheapestFirst = limit.most > 0 && !all.lacking;
  return {
    found: cheapestFirst ? kept.toSorted((a, b) => a.product.price - b.product.price) : kept,
    lacking: all.lacking,
    price: { ...limit, met, cheapestFirst },
  };
}

function isWithin({ price, originalPrice }: ListedProduct, { most, reduced }: PriceLimit): boolean {
  return (most === 0 || price <= most) && (!reduced || originalPrice !== undefined);
}

/**
 * Its feet are cheaper than any ladder: who names a family means no parts for it, and nobody means
 * the item for testing.
 */
function withoutParts(found: readonly Found[]): Found[] {
  const [best] = found;
  const family = best ? ownWords(familyLabel(best.product.family)) : [];
  const named = best && best.words.length > 0 && best.words.every((word) => family.includes(word));
  return found.filter(
    ({ product }) => !product.isTest && (!named || product.category === best.product.category),
  );
}
