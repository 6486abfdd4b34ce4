/** A seeded random number generator (mulberry32): the same seed produces the same numbers. */
export type Random = {
  /** From 0 to below 1. */
  next: () => number;
  chance: (share: number) => boolean;
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number;
  pick: <One>(from: readonly One[]) => One;
  /** Returns a function that draws an item, each as often as its weight. */
  weighted: <One>(from: readonly One[], weightOf: (one: One) => number) => () => One;
  hex: (digits: number) => string;
};

export function createSeededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <One>(from: readonly One[]): One => at(from, between(0, from.length - 1));
  return {
    next,
    between,
    pick,
    chance: (share) => next() < share,
    weighted(from, weightOf) {
      let sum = 0;
      const sums = from.map((one) => (sum += weightOf(one)));
      return () => {
        const drawn = next() * sum;
        let [low, high] = [0, sums.length - 1];
        while (low < high) {
          const middle = (low + high) >> 1;
          if (at(sums, middle) > drawn) high = middle;
          else low = middle + 1;
        }
        return at(from, low);
      };
    },
    hex: (digits) => Array.from({ length: digits }, () => between(0, 15).toString(16)).join(''),
  };
}

function at<One>(from: readonly One[], place: number): One {
  if (place < 0 || place >= from.length) throw new RangeError('Nothing to choose from');
  return from[place] as One;
}
