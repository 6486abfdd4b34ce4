import type { Product } from '../../../../catalogue/product.ts';
import { stepsUpTo } from '../../../plans/geometry.ts';

/** How far the frame of steps draws in from foot to head, on each side. */
export function taperOf({ width }: Product): number {
  return Math.min(width * 0.15, 0.09);
}

/** The treads on the stiles; the top, or platform, is the last one counted. */
export function treadsBelowTop({ height, treads = 0 }: Product): number[] {
  return stepsUpTo(height, treads).slice(0, -1);
}

/** Where the maker's label is on the stile: between two treads, about waist high. */
export function labelHeight({ height, treads = 1 }: Product): number {
  const rise = height / treads;
  return (Math.round(Math.min(1, height * 0.55) / rise) + 0.45) * rise;
}
