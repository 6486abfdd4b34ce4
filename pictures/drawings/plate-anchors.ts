import type { Product } from '../../catalogue/product.ts';
import type { Extent } from '../plans/plan.ts';
import { getPlan } from '../plans/plans.ts';
import { plateGround, plateSize } from './plate-size.ts';
import { roundToTenth } from './round-to-tenth.ts';

/** The space left free above the product and at both sides. The dimension line takes more on the left. */
const margins = { head: 44, side: 34 } as const;
const dimension = { room: 92, at: 40 } as const;
/** The gap between an extension line and the product. */
const gap = 6;
/** The maximum units per metre, so that a hop-up does not look huge beside a tower. */
const maxUnitsPerMetre = 340;

interface PlateLayout extends Extent {
  readonly scale: number;
  /** The position of x = 0. */
  readonly x: number;
  readonly ground: number;
}

/** The layout of a product's drawing on its plate. Parts are centred and have none. */
export function plateLayout(product: Product): PlateLayout | undefined {
  const { extent } = getPlan(product);
  if (!extent) return undefined;
  const across = extent.right - extent.left;
  const scale = Math.min(
    (plateGround - margins.head) / extent.top,
    (plateSize - 2 * margins.side - dimension.room) / across,
    maxUnitsPerMetre,
  );
  const used = dimension.room + across * scale;
  const start = (plateSize - used) / 2;
  return { ...extent, scale, x: start + dimension.room - extent.left * scale, ground: plateGround };
}

/** The width of a product's plate in metres, to the centimetre. Undefined for parts. */
export function plateSpan(product: Product): number | undefined {
  const layout = plateLayout(product);
  return layout && Math.round((plateSize / layout.scale) * 100) / 100;
}

/** The dimension line of the height the shop quotes, in the plate's units. */
interface PlateAnchors {
  readonly x: number;
  readonly ground: number;
  readonly top: number;
  /** Where the upper extension line ends, at the product. */
  readonly toTop: number;
}

export function plateAnchors(product: Product): PlateAnchors | undefined {
  const layout = plateLayout(product);
  if (!layout) return undefined;
  const { scale, x, ground, left, edge } = layout;
  return {
    x: roundToTenth(x + left * scale - dimension.room + dimension.at),
    ground: roundToTenth(ground),
    top: roundToTenth(ground - product.height * scale),
    toTop: roundToTenth(x + edge * scale - gap),
  };
}
