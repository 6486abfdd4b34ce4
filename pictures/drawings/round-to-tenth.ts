/** Rounds to 0.1 unit: finer differences are not visible, and the file is smaller. */
export function roundToTenth(units: number): number {
  return Math.round(units * 10) / 10;
}
