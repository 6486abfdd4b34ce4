const count = process.env.BAD_BODIES;

/**
 * How many random bodies to try: the same ones in a normal run, different ones each time in a long run,
 * `BAD_BODIES=10000 npm run unit -- bad-bodies`.
 */
export const fuzzOptions = count ? { numRuns: Number(count) } : { numRuns: 2000, seed: 1 };
