import type { FamilyKey } from './families.ts';
import type { Product } from './product.ts';

type Standing = Pick<Product, 'standard' | 'family' | 'width' | 'height'>;

/** A podium or folding base stands on its castors alone up to this many times its width. */
export const maxCastorHeightRatio = 2.2;

const podiums: ReadonlySet<FamilyKey> = new Set(['podium-steps', 'stair-pod-500']);
const foldingBases: ReadonlySet<FamilyKey> = new Set(['folding-tower', 'podium-tower', ...podiums]);

/** How far stabilisers reach beyond the posts of a tower or podium, seen square on: 0 where it has none. */
export function outreach({ standard, family, width, height }: Standing): number {
  const isPodium = podiums.has(family);
  if (!isPodium && standard !== 'EN 1004-1') return 0;
  if (foldingBases.has(family) && height <= maxCastorHeightRatio * width) return 0;
  return isPodium ? 0.25 : Math.min(1.3, 0.3 + 0.14 * height);
}

/** The width with stabilisers out, rounded up to 0.1 m so that no page understates the floor it takes. */
export function widthWithStabilisers(product: Standing): number | undefined {
  const reach = outreach(product);
  return reach > 0 ? roundUp(product.width + 2 * reach) : undefined;
}

/** The narrow side of a product's footprint, including its stabilisers. */
export function narrowFootprintSide(product: Standing & Pick<Product, 'length'>): number {
  const along = podiums.has(product.family) ? 0 : 2 * outreach(product);
  return Math.min(product.width + 2 * outreach(product), product.length + along);
}

/** The longest ladder, extended, that has the narrower bar. */
const maxLengthOnNarrowBar = 6.5;

/** The bar or splayed base across the foot of an extension or combination ladder. */
export function baseWidth({ height }: Pick<Product, 'height'>): number {
  return height > maxLengthOnNarrowBar ? 1.15 : 0.95;
}

/** The floor length of the stair up to a stair podium, beside its frame. */
export function podiumStairRun({ height }: Pick<Product, 'height'>): number {
  return height * 0.7 + 0.1;
}

/** From the back of a stair podium to the foot of its stair. */
export function lengthWithStair(
  product: Pick<Product, 'family' | 'length' | 'height'>,
): number | undefined {
  return product.family === 'stair-pod-500' ? product.length + podiumStairRun(product) : undefined;
}

function roundUp(metres: number): number {
  return Math.ceil(metres * 10 - 1e-9) / 10;
}
