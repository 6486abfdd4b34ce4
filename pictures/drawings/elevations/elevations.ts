import type { Product } from '../../../catalogue/product.ts';
import type { Mark, Point } from './mark.ts';

/** A product's front and side. x = 0 is the left end of its base; its width or length extends to the right. */
export interface Elevations {
  readonly front: readonly Mark[];
  readonly side: readonly Mark[];
  /** The set-up each view shows, where they differ: their heights are then not comparable. */
  readonly positions?: { readonly front: string; readonly side: string };
  /** The centre of the close-up in one of the views, and how many metres it spans. */
  readonly closeUp: { readonly of: 'front' | 'side'; readonly at: Point; readonly span: number };
}

/** Draws a part. Its length lies across from x = 0, or stands up from y = 0. */
export type DrawPart = (part: Product) => readonly Mark[];
