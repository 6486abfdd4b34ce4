import type { Tally } from './tally.ts';

export type StepResult = {
  name: string;
  seconds: number;
  tally: Tally;
  /** Tests that passed before, and of which nothing has changed since. */
  kept?: number;
};

/** The table of all steps; its last line is `N passed, N failed`. A skipped test counts as failed, a flaky one is named. */
export function summarise(results: StepResult[]): { text: string; failed: number } {
  const rows = results.map(({ name, seconds, tally }) => {
    const failed = tally.failed + tally.skipped.length;
    return { name, passed: tally.passed, failed, time: `${seconds.toFixed(1)} s` };
  });
  const line = (name: string, passed: string, failed: string, time: string) =>
    `${name.padEnd(14)}${passed.padStart(8)}${failed.padStart(8)}${time.padStart(10)}`;
  const passed = rows.reduce((sum, row) => sum + row.passed, 0);
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  const kept = results.reduce((sum, result) => sum + (result.kept ?? 0), 0);
  const text = [
    line('step', 'passed', 'failed', 'time'),
    ...rows.map((row) => line(row.name, String(row.passed), String(row.failed), row.time)),
    ...results.flatMap(({ tally }) => tally.skipped.map((title) => `skipped: ${title}`)),
    ...results.flatMap(({ tally }) => (tally.flaky ?? []).map((title) => `flaky: ${title}`)),
    ...(kept > 0
      ? [`${kept} more passed before and are unchanged; npm test -- --all runs them`]
      : []),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
  return { text, failed };
}
