import type { ListedProduct } from '../listed-products/listed-product.ts';
import {
  distanceToSize,
  getSizeFit,
  isHeight,
  isNumberPrefix,
  isReach,
  isTooLow,
  isWithinReach,
  type ProductSizes,
  toWidth,
} from './product-sizes.ts';
import type { QuerySize } from './sizes.ts';
import { excludeParts, type WordMatch } from './word-index.ts';

/** How many of the nearest products to show if none has the requested size. */
const maxNear = 12;
/** If so few have the exact size, they may be oddities, so higher products of other families follow them. */
const minFitting = 8;
/** Products out of stock are sorted after products in stock that are up to this much higher, in metres. */
const outOfStockPenalty = 0.5;

export type RankedProducts = {
  readonly found: readonly WordMatch[];
  /** What they lack if none has the size: only near, higher, reaching far enough, or not reaching. */
  readonly lacking?: 'size' | 'platform' | 'nearReach' | 'height' | 'reach';
};

/**
 * Keeps products with every requested size; otherwise matches of an unfinished number or of a width;
 * otherwise the nearest sizes.
 */
export function rankBySize(
  found: readonly WordMatch[],
  sizes: readonly QuerySize[],
  sizesOf: (product: ListedProduct) => ProductSizes,
): RankedProducts {
  const candidates = sizes.some(isHeight) ? excludeParts(found) : found;
  const rank = (by: typeof getSizeFit, wait = 0) =>
    sortByValue(candidates, ({ product }) => {
      const fits = sizes.map((size) => by(size, sizesOf(product)));
      // NaN if one of the sizes does not apply.
      return fits.reduce<number>((sum, fit) => sum + (fit ?? NaN), product.inStock ? 0 : wait);
    });

  const fit = rank(getSizeFit);
  if (fit.length > 0 && sizes.some(isReach))
    return { found: rank(fitOrFurther, outOfStockPenalty) };
  if (fit.length > 0 && fit.length < minFitting && fit.every(isEquipment)) {
    const families = new Set(fit.map(({ product }) => product.family));
    const others = rank(fitOrHigher, outOfStockPenalty).filter(
      ({ product }) => !families.has(product.family),
    );
    return { found: [...fit, ...others.slice(0, maxNear - fit.length)] };
  }
  if (fit.length > 0 || sizes.length === 0) return { found: fit };
  const begun = rank(
    (size, own) => getSizeFit(size, own) ?? (isNumberPrefix(size, own) ? 1 : undefined),
  );
  if (begun.length > 0) return { found: begun };
  const wide = rank((size, own) => getSizeFit(toWidth(size), own));
  if (wide.length > 0) return { found: wide };
  const near = rank((size, own) =>
    getSizeFit(size, own) === undefined ? distanceToSize(size, own) : 0,
  );
  const [nearest] = near;
  const lacking = nearest && findLacking(sizes, sizesOf(nearest.product));
  const reaching = lacking === 'height' ? rank(fitAsReach) : [];
  return { found: reaching.length > 0 ? reaching : near.slice(0, maxNear), lacking };
}

function fitOrFurther(size: QuerySize, own: ProductSizes): number | undefined {
  const further = isReach(size) && !isTooLow(size, own);
  return getSizeFit(size, own) ?? (further ? distanceToSize(size, own) : undefined);
}

/** A length with no other dimension given may be a height. */
function fitOrHigher(size: QuerySize, own: ProductSizes): number | undefined {
  const height = size.kind === 'metres' && (size.of ?? 'tower') === 'tower';
  return (
    getSizeFit(size, own) ??
    (height && own.platform > size.value ? own.platform - size.value : undefined)
  );
}

/** Equipment rather than parts, which only fit in the exact size. */
function isEquipment({ product }: WordMatch): boolean {
  return product.category !== 'Accessories';
}

/** No podium is 4.2 m high, so the size must be its reach. */
function fitAsReach(size: QuerySize, own: ProductSizes): number | undefined {
  return getSizeFit(isHeight(size) ? { ...size, of: 'working' } : size, own);
}

function findLacking(sizes: readonly QuerySize[], own: ProductSizes): RankedProducts['lacking'] {
  const missed = sizes.filter((size) => getSizeFit(size, own) === undefined);
  const short = missed.filter((size) => isTooLow(size, own));
  if (short.some((size) => !isWithinReach(size, own))) {
    return short.some((size) => isHeight(size) && size.of !== 'platform') ? 'reach' : 'size';
  }
  if (short.length > 0) return 'height';
  if (missed.some(isReach)) return 'nearReach';
  return sizes.length === 1 && missed.some(isHeight) ? 'platform' : 'size';
}

/** Sorts by the smallest value, then the better match, then stock. Products without a value are left out. */
function sortByValue(found: readonly WordMatch[], by: (each: WordMatch) => number): WordMatch[] {
  const best = Math.max(...found.map(({ score }) => score));
  return found
    .flatMap((each) => {
      const distance = by(each);
      // Scores are rounded, because tiny differences mean nothing. Such products stay in catalogue order.
      const worth = Math.round((20 * each.score) / best);
      return Number.isNaN(distance) ? [] : [{ each, distance, worth }];
    })
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        b.worth - a.worth ||
        Number(b.each.product.inStock) - Number(a.each.product.inStock) ||
        a.each.place - b.each.place,
    )
    .map(({ each }) => each);
}
