import type { Product } from './product.ts';

/** How far a tower's stabilisers reach beyond its posts, seen square on: 0 where it has none. */
export function outreach({ family, height }: Pick<Product, 'family' | 'height'>): number {
  // Podium towers and the lowest folding tower stand on their castors alone.
  const low = family === 'podium-tower' || (family === 'folding-tower' && height < 1.5);
  return low ? 0 : Math.min(1.3, 0.3 + 0.14 * height);
}

/** Across a tower with its stabilisers out, rounded up to 0.1 m so that no page understates the floor it takes. */
export function widthWithStabilisers(
  product: Pick<Product, 'standard' | 'family' | 'width' | 'height'>,
): number | undefined {
  const reach = product.standard === 'EN 1004-1' ? outreach(product) : 0;
  return reach > 0 ? roundUp(product.width + 2 * reach) : undefined;
}

/** The longest ladder, extended, that stands on the narrower bar. */
export const longestOnNarrowBar = 6.5;

/** The bar or splayed base across the foot of an extension or combination ladder. */
export function baseWidth({ height }: Pick<Product, 'height'>): number {
  return height > longestOnNarrowBar ? 1.15 : 0.95;
}

/** The stair that leads up to a stair podium, beside its frame. */
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
