import type { Product } from '../../../../../catalogue/product.ts';
import type { Mark } from '../mark.ts';

/** A part as it is drawn. Its length lies across from x = 0, or stands up from y = 0. */
export interface Part {
  readonly marks: readonly Mark[];
  readonly length: 'across' | 'up';
  /** The other way, where the drawing shows the width in full. */
  readonly showsWidth?: boolean;
}

export type DrawPart = (product: Product) => Part;
