import type { ListedProduct } from '../listed-products/listed-product.ts';
import {
  beginsNumber,
  distanceTo,
  fallsShort,
  fitOf,
  isReach,
  type ProductSizes,
} from './product-sizes.ts';
import type { Size } from './sizes.ts';
import type { Found } from './word-index.ts';

/** How many of the nearest are worth showing when nothing is of the size asked for. */
const mostNear = 12;

export type Ranked = {
  readonly found: readonly Found[];
  /**
   * What they fall short of where none has the size: it is only near, or what reaches far enough
   * comes first, or none does.
   */
  readonly lacking?: 'size' | 'nearReach' | 'reach';
};

/**
 * Keeps what has every size asked for, what is named by it first. Where nothing has, a number that
 * is still being typed may go on; where nothing does, the nearest sizes stand in.
 */
export function rankBySize(
  found: readonly Found[],
  sizes: readonly Size[],
  sizesOf: (product: ListedProduct) => ProductSizes,
): Ranked {
  const rank = (by: (size: Size, own: ProductSizes) => number | undefined) =>
    sorted(found, ({ product }) => total(sizes, (size) => by(size, sizesOf(product))));

  const fit = rank(fitOf);
  if (fit.length > 0 || sizes.length === 0) return { found: fit };
  const begun = rank((size, own) => fitOf(size, own) ?? (beginsNumber(size, own) ? 1 : undefined));
  if (begun.length > 0) return { found: begun };
  const near = rank((size, own) => (fitOf(size, own) === undefined ? distanceTo(size, own) : 0));
  const [nearest] = near;
  const isShort = (size: Size) =>
    nearest !== undefined && fallsShort(size, sizesOf(nearest.product));
  const lacking = sizes.some(isShort) ? 'reach' : sizes.some(isReach) ? 'nearReach' : 'size';
  return { found: near.slice(0, mostNear), lacking };
}

/** The sum, or nothing where one of them has no answer. */
function total(sizes: readonly Size[], of: (size: Size) => number | undefined): number | undefined {
  let sum = 0;
  for (const size of sizes) {
    const part = of(size);
    if (part === undefined) return;
    sum += part;
  }
  return sum;
}

/** Least first, then the better match, then what is in stock; what has no answer is left out. */
function sorted(found: readonly Found[], by: (each: Found) => number | undefined): Found[] {
  const best = Math.max(...found.map(({ score }) => score));
  return found
    .flatMap((each) => {
      const away = by(each);
      // Scores that differ by a hair say nothing: such products stand in the catalogue's order.
      const worth = Math.round((20 * each.score) / best);
      return away === undefined ? [] : [{ each, away, worth }];
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
