/** Numbers that divide a stretch evenly, both ends included. */
export function evenly(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) =>
    count === 1 ? (from + to) / 2 : from + ((to - from) * at) / (count - 1),
  );
}

/** Heights that divide a rise into equal steps, the lowest first, the last at the top. */
export function stepsUpTo(top: number, count: number): number[] {
  return Array.from({ length: count }, (_, step) => (top * (step + 1)) / count);
}
