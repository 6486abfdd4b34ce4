import type { Product } from '../../../../catalogue/product.ts';
import type { Mark } from '../mark.ts';

/** Draws a part. Its length lies across from x = 0, or stands up from y = 0. */
export type DrawPart = (part: Product) => readonly Mark[];
