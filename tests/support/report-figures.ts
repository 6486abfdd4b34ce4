type TestFigures = Record<string, string | number>;

/**
 * Prints what a proof has counted, as a table or in one line. Figures in capitals must be zero.
 * Returns whether all are as expected.
 */
export function reportFigures(
  figures: TestFigures,
  isCorrect: boolean,
  successMessage: string,
): boolean {
  const wrong = Object.entries(figures).filter(
    ([label, count]) => label === label.toUpperCase() && count !== 0,
  );
  const isPassed = isCorrect && wrong.length === 0;
  const summary = isPassed ? successMessage : 'THE FIGURES DO NOT ADD UP.';
  if (process.env.FIGURES === 'line') {
    const line = Object.entries(figures).map(([label, count]) => `${label} ${count}`);
    console.log(`${line.join(', ')}. ${summary}`);
  } else {
    console.table(figures);
    console.log(summary);
  }
  return isPassed;
}
