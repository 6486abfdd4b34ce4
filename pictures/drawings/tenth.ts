/** A place or a length to 0.1 of a unit: nobody sees more, and the file is shorter. */
export function tenth(units: number): number {
  return Math.round(units * 10) / 10;
}
