import * as v from 'valibot';

/** How many of each product can be bought, by the product's id. */
export const stockLevels = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)));

export type StockLevels = v.InferOutput<typeof stockLevels>;
