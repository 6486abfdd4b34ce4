// A number and its unit never part at the end of a line.
const space = '\u00a0';

/** Metres for reading at a glance: 1.8 m. */
export function metres(value: number): string {
  return `${value.toFixed(1)}${space}m`;
}

/** Metres for a specification table: 1.80 m. */
export function exactMetres(value: number): string {
  return `${value.toFixed(2)}${space}m`;
}

export function kilograms(value: number): string {
  return `${value}${space}kg`;
}

/** Words whose figures keep together: '8 tread', '1.0 m' and '2 × 14 rung' stay on one line. */
export function unbroken(words: string): string {
  return words.replace(/(?<=\d) (?=(?:m|mm|kg|tread|rung)\b|×)|(?<=×) /g, space);
}
