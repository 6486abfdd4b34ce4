// Keeps a number and its unit on the same line.
const space = '\u00a0';

/** Metres for reading at a glance: 1.8 m. */
export function formatMetres(value: number): string {
  return `${value.toFixed(1)}${space}m`;
}

/** Metres for a specification table: 1.80 m. */
export function formatMetresToCm(value: number): string {
  return `${value.toFixed(2)}${space}m`;
}

export function formatKilograms(value: number): string {
  return `${value}${space}kg`;
}

/** Keeps figures with their units: '8 tread', '1.0 m' and '2 × 14 rung' stay on one line. */
export function withNonBreakingUnits(words: string): string {
  return words.replace(/(?<=\d) (?=(?:m|mm|kg|tread|rung)\b|×)|(?<=×) /g, space);
}
