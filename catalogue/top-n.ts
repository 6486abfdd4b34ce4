/** The first few in sort order, without sorting the rest, because every page calls this. */
export function topN<T>(
  all: readonly T[],
  limit: number,
  compare: (one: T, other: T) => number,
): T[] {
  const top: T[] = [];
  for (const each of all) {
    const after = top.findLastIndex((other) => compare(other, each) <= 0);
    top.splice(after + 1, 0, each);
    if (top.length > limit) top.pop();
  }
  return top;
}
