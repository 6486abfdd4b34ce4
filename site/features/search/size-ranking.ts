import type { ListedProduct } from '../listed-products/listed-product.ts';
import {
  asWidth,
  beginsNumber,
  distanceTo,
  fallsShort,
  fitOf,
  isHeight,
  isReach,
  isReached,
  type ProductSizes,
} from './product-sizes.ts';
import type { QuerySize } from './sizes.ts';
import { type Found, withoutParts } from './word-index.ts';

/** How many of the nearest products to show if none has the requested size. */
const mostNear = 12;
/** If so few have the exact size, they may be oddities, so higher products of other families follow them. */
const fewFitting = 8;
/** Products out of stock are sorted after products in stock that are up to this much higher, in metres. */
const worthWaiting = 0.5;

export type Ranked = {
  readonly found: readonly Found[];
  /** What they lack if none has the size: only near, higher, reaching far enough, or not reaching. */
  readonly lacking?: 'size' | 'platform' | 'nearReach' | 'height' | 'reach';
};

/**
 * Keeps products with every requested size; otherwise matches of an unfinished number or of a width;
 * otherwise the nearest sizes.
 */
export function rankBySize(
  found: readonly Found[],
  sizes: readonly QuerySize[],
  sizesOf: (product: ListedProduct) => ProductSizes,
): Ranked {
  const meant = sizes.some(isHeight) ? withoutParts(found) : found;
  const rank = (by: typeof fitOf, wait = 0) =>
    sorted(meant, ({ product }) => {
      const fits = sizes.map((size) => by(size, sizesOf(product)));
      // NaN if one of the sizes does not apply.
      return fits.reduce<number>((sum, fit) => sum + (fit ?? NaN), product.inStock ? 0 : wait);
    });

  const fit = rank(fitOf);
  if (fit.length > 0 && sizes.some(isReach)) return { found: rank(fitOrFurther, worthWaiting) };
  if (fit.length > 0 && fit.length < fewFitting && fit.every(isMachine)) {
    const families = new Set(fit.map(({ product }) => product.family));
    const others = rank(fitOrHigher, worthWaiting).filter(
      ({ product }) => !families.has(product.family),
    );
    return { found: [...fit, ...others.slice(0, mostNear - fit.length)] };
  }
  if (fit.length > 0 || sizes.length === 0) return { found: fit };
  const begun = rank((size, own) => fitOf(size, own) ?? (beginsNumber(size, own) ? 1 : undefined));
  if (begun.length > 0) return { found: begun };
  const wide = rank((size, own) => fitOf(asWidth(size), own));
  if (wide.length > 0) return { found: wide };
  const near = rank((size, own) => (fitOf(size, own) === undefined ? distanceTo(size, own) : 0));
  const [nearest] = near;
  const lacking = nearest && lackOf(sizes, sizesOf(nearest.product));
  const reaching = lacking === 'height' ? rank(fitAsReach) : [];
  return { found: reaching.length > 0 ? reaching : near.slice(0, mostNear), lacking };
}

function fitOrFurther(size: QuerySize, own: ProductSizes): number | undefined {
  const further = isReach(size) && !fallsShort(size, own);
  return fitOf(size, own) ?? (further ? distanceTo(size, own) : undefined);
}

/** A length with no other dimension given may be a height. */
function fitOrHigher(size: QuerySize, own: ProductSizes): number | undefined {
  const height = size.kind === 'metres' && (size.of ?? 'tower') === 'tower';
  return (
    fitOf(size, own) ??
    (height && own.platform > size.value ? own.platform - size.value : undefined)
  );
}

/** Equipment rather than parts, which only fit in the exact size. */
function isMachine({ product }: Found): boolean {
  return product.category !== 'Accessories';
}

/** No podium is 4.2 m high, so the size must be its reach. */
function fitAsReach(size: QuerySize, own: ProductSizes): number | undefined {
  return fitOf(isHeight(size) ? { ...size, of: 'working' } : size, own);
}

/** What the nearest lacks. */
function lackOf(sizes: readonly QuerySize[], own: ProductSizes): Ranked['lacking'] {
  const missed = sizes.filter((size) => fitOf(size, own) === undefined);
  const short = missed.filter((size) => fallsShort(size, own));
  if (short.some((size) => !isReached(size, own))) {
    return short.some((size) => isHeight(size) && size.of !== 'platform') ? 'reach' : 'size';
  }
  if (short.length > 0) return 'height';
  if (missed.some(isReach)) return 'nearReach';
  return sizes.length === 1 && missed.some(isHeight) ? 'platform' : 'size';
}

/** Sorts by the smallest value, then the better match, then stock. Products without a value are left out. */
function sorted(found: readonly Found[], by: (each: Found) => number): Found[] {
  const best = Math.max(...found.map(({ score }) => score));
  return found
    .flatMap((each) => {
      const away = by(each);
      // Scores are rounded, because tiny differences mean nothing. Such products stay in catalogue order.
      const worth = Math.round((20 * each.score) / best);
      return Number.isNaN(away) ? [] : [{ each, away, worth }];
    })
    .sort(
      (a, b) =>
        a.away - b.away ||
        b.worth - a.worth ||
        Number(b.each.product.inStock) - Number(a.each.product.inStock) ||
        a.each.place - b.each.place,
    )
    .map(({ each }) => each);
}
