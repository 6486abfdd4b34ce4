/** Splits values into the few that most products have and the rest, each in its own order. */
export function mostCommon<Value>(
  counts: ReadonlyMap<Value, number>,
  few: number,
): readonly [common: readonly Value[], rest: readonly Value[]] {
  const values = [...counts.keys()];
  const common = new Set(
    values.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, few),
  );
  return [
    values.filter((value) => common.has(value)),
    values.filter((value) => !common.has(value)),
  ];
}
