import type { Product } from '../../catalogue/product.ts';

/** What shape and size depend on. */
export type Sized = Product;

/** A ladder leans one out for four up. */
export const lean = { along: Math.cos(Math.atan(4)), up: Math.sin(Math.atan(4)) } as const;

/** Each section of a ladder slides inside the one below, by this much on either side. */
export const sectionInset = 0.056;

/** The bar of short ladders that come in a bag or in sections. */
export const shortBase = 0.8;

/** A ladder in sections needs its bar from 3 m up. */
export function hasShortBase({ name, height }: Pick<Sized, 'name' | 'height'>): boolean {
  return height > 3 || !name.includes('Surveyor');
}

/** How high an A-frame of two sections stands, and how wide on either side of its middle. */
export function aFrameSize(section: number): { apex: number; half: number } {
  return { apex: section * 0.95, half: section * 0.312 };
}

/** The bars of a multi-position ladder. */
export const hingedBase = 0.75;

/** How far out a multi-position ladder stands on each side, for each metre of its limbs. */
export const hingedSpread = 0.31;

/** How high a hook-on ladder's head stands when its treads are level, and how far out its foot. */
export function hookOnSize({ height, length }: Pick<Sized, 'height' | 'length'>): {
  top: number;
  run: number;
} {
  const top = height + 0.12;
  return { top, run: Math.sqrt(Math.max(0, length ** 2 - top ** 2)) };
}
