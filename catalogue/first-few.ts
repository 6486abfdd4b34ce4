/** The first few in an order. Every page asks for some, so the others are not put in order for it. */
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
