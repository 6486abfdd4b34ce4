/**
 * The distance between the grid lines of a chart, which has three above the base line: the first of
 * 1, 2, 3, 5, 10 … times `least` that fits the highest value below the top line.
 */
export function chartGridStep(highest: number, minStep = 1): number {
  for (let step = minStep; ; step *= 10) {
    for (const factor of [1, 2, 3, 5]) if (step * factor * 3 >= highest) return step * factor;
  }
}
