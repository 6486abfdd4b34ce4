/** The first few in sort order, without sorting the rest, because every page calls this. */
export function firstFew<T>(
  all: readonly T[],
  most: number,
  compare: (one: T, other: T) => number,
): T[] {
  const few: T[] = [];
  for (const each of all) {
    const after = few.findLastIndex((other) => compare(other, each) <= 0);
    few.splice(after + 1, 0, each);
    if (few.length > most) few.pop();
  }
  return few;
}
