import type { ProductRange } from '../range.ts';

/** Four lists that are empty until their ranges are in stock. A range added here is on sale immediately. */
export const loftLadders: readonly ProductRange[] = [];

export const fixedLadders: readonly ProductRange[] = [];

export const roofAccess: readonly ProductRange[] = [];

export const trestles: readonly ProductRange[] = [];
