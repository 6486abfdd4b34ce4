/**
 * How many made-up bodies a call must stand. A run of all tests takes enough to catch a slip;
 * `BAD_BODIES=10000 npm run unit -- bad-bodies` is the long look.
 */
export const badBodies = Number(process.env.BAD_BODIES ?? 2000);
