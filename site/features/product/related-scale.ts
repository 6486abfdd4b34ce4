import type { Product } from '../../../catalogue/product.ts';
import { cell, rowScale } from '../../../pictures/drawings/elevation-cell.ts';

/** A card shows the lower square of an elevation's upright cell: the row is drawn smaller by as much. */
const squareOfCell = cell.width / cell.height;
/** Units for a metre at which the person still stands clear of the card's edge. */
const largestPerson = 108;

/** The scale that the row of related products is drawn to. */
export function relatedScale(related: readonly Product[]): number {
  return Math.min(Math.floor(rowScale(related) * squareOfCell), largestPerson);
}
