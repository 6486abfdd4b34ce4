/** A number from 0 to 1 that looks like chance and is the same every time. */
export function chance(...of: readonly number[]): number {
  let mixed = 2166136261;
  for (const number of of) {
    mixed = Math.imul(mixed ^ Math.round(number * 1000), 16777619);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3266489917);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
