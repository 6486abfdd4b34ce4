import type { Product } from '../../../catalogue/product.ts';
import { cell, rowScale } from '../../../pictures/drawings/elevation-cell.ts';

/** A card shows the lower square of an upright elevation, so the row is drawn smaller by this ratio. */
const cellAspectRatio = cell.width / cell.height;
/** The largest scale, in units per metre, at which the person stays clear of the card's edge. */
const maxScale = 108;

export function relatedScale(related: readonly Product[]): number {
  return Math.min(Math.floor(rowScale(related) * cellAspectRatio), maxScale);
}
