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

/** How many of the nearest are worth showing when nothing is of the size asked for. */
const mostNear = 12;
/** So few of the very size may be oddities: what is higher in other families is shown after them. */
const fewFitting = 8;
/** What is out of stock stands after what is so much higher and is not, in metres. */
const worthWaiting = 0.5;

export type Ranked = {
  readonly found: readonly Found[];
  /** What they fall short of where none has the size: only near, higher, reaching far enough, or none reaches. */
  readonly lacking?: 'size' | 'platform' | 'nearReach' | 'height' | 'reach';
};

/** Keeps what has every size asked for; else a number being typed, or a width; else the nearest sizes. */
export function rankBySize(
  found: readonly Found[],
  sizes: readonly QuerySize[],
  sizesOf: (product: ListedProduct) => ProductSizes,
): Ranked {
  const meant = sizes.some(isHeight) ? withoutParts(found) : found;
  const rank = (by: typeof fitOf, wait = 0) =>
    sorted(meant, ({ product }) => {
      const fits = sizes.map((size) => by(size, sizesOf(product)));
      // NaN where one of the sizes has no answer.
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

/** A length that nobody said to be any other's may be how high it is. */
function fitOrHigher(size: QuerySize, own: ProductSizes): number | undefined {
  const height = size.kind === 'metres' && (size.of ?? 'tower') === 'tower';
  return (
    fitOf(size, own) ??
    (height && own.platform > size.value ? own.platform - size.value : undefined)
  );
}

/** Of a part, only the very size fits. */
function isMachine({ product }: Found): boolean {
  return product.category !== 'Accessories';
}

/** No podium stands 4.2 m high: that is how far it is to reach. */
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

/** Least first, then the better match, then what is in stock; what has no answer is left out. */
function sorted(found: readonly Found[], by: (each: Found) => number): Found[] {
  const best = Math.max(...found.map(({ score }) => score));
  return found
    .flatMap((each) => {
      const away = by(each);
      // Scores that differ by a hair say nothing: such products stand in the catalogue's order.
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
