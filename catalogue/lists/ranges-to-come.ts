import type { ProductRange } from '../range.ts';

/** Four lists that stand empty until their ranges are in stock. A range written here is on sale at once. */
export const loftLadders: readonly ProductRange[] = [];

export const fixedLadders: readonly ProductRange[] = [];

export const roofAccess: readonly ProductRange[] = [];

export const trestles: readonly ProductRange[] = [];
