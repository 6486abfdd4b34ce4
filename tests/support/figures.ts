type TestFigures = Record<string, string | number>;

/**
 * Shows what a proof has counted, as a table or, for a run of them all, in one line. What is written
 * in capitals must be none. Answers whether all is as it should be.
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
