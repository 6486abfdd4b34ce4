/** How many random bodies to try; `BAD_BODIES=10000 npm run unit -- bad-bodies` for a long run. */
export const badBodies = Number(process.env.BAD_BODIES ?? 2000);
