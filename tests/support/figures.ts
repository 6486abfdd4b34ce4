type TestFigures = Record<string, string | number>;

/**
 * Prints what a proof has counted, as a table or in one line. Figures in capitals must be zero.
 * Returns whether all are as expected.
 */
export function conclude(figures: TestFigures, isRight: boolean, sentence: string): boolean {
  const wrong = Object.entries(figures).filter(
    ([what, count]) => what === what.toUpperCase() && count !== 0,
  );
  const right = isRight && wrong.length === 0;
  const last = right ? sentence : 'THE FIGURES DO NOT ADD UP.';
  if (process.env.FIGURES === 'line') {
    const line = Object.entries(figures).map(([what, count]) => `${what} ${count}`);
    console.log(`${line.join(', ')}. ${last}`);
  } else {
    console.table(figures);
    console.log(last);
  }
  return right;
}
