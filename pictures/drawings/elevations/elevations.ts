import type { Product } from '../../../catalogue/product.ts';
import type { Mark, Point } from './mark.ts';

/** A product from two sides. x = 0 is the left end of its base; its width or length lies to the right. */
export interface Elevations {
  readonly front: readonly Mark[];
  readonly side: readonly Mark[];
  /** Which positions the two show where they differ: their heights must not be read as one. */
  readonly positions?: { readonly front: string; readonly side: string };
  /** Where the part worth enlarging is, in one of the two, and how many metres of it to show. */
  readonly closeUp: { readonly of: 'front' | 'side'; readonly at: Point; readonly span: number };
}

/** Draws a part. Its length lies across from x = 0, or stands up from y = 0. */
export type DrawPart = (part: Product) => readonly Mark[];
