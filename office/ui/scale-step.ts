/** What is between two of the three lines above a plot's ground: the first of 1, 2, 3, 5, 10 … times the least whose triple holds the highest. */
export function scaleStep(highest: number, least = 1): number {
  for (let step = least; ; step *= 10) {
    for (const factor of [1, 2, 3, 5]) if (step * factor * 3 >= highest) return step * factor;
  }
}
