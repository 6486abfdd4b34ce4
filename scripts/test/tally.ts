import * as v from 'valibot';

export type Tally = {
  passed: number;
  failed: number;
  skipped: string[];
  /** Passed on a retry. */
  flaky?: string[];
};

const unitReport = v.object({
  testResults: v.array(
    v.object({
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

/** Counts the tests of Vitest's JSON report; a file that could not be loaded is one failed test. */
export function tallyUnitReport(report: unknown): Tally {
  const tally: Tally = { passed: 0, failed: 0, skipped: [] };
  for (const file of v.parse(unitReport, report).testResults) {
    let failed = 0;
    for (const { status, fullName } of file.assertionResults) {
      if (status === 'passed') tally.passed += 1;
      else if (status === 'failed') failed += 1;
      else tally.skipped.push(fullName);
    }
    tally.failed += file.status === 'failed' ? Math.max(failed, 1) : failed;
  }
  return tally;
}

type Suite = {
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[] | undefined;
};
const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) })),
  suites: v.optional(v.array(v.lazy(() => suite))),
});
const browserReport = v.object({ suites: v.array(suite), errors: v.array(v.unknown()) });

/** Counts the tests of Playwright's JSON report; an error outside any test is one failed test. */
export function tallyBrowserReport(report: unknown): Tally {
  const { suites, errors } = v.parse(browserReport, report);
  const tests = suites.flatMap(testsOf);
  const titlesOf = (wanted: string) =>
    tests.filter(({ status }) => status === wanted).map(({ title }) => title);
  const flaky = titlesOf('flaky');
  return {
    passed: titlesOf('expected').length + flaky.length,
    failed: errors.length + titlesOf('unexpected').length,
    skipped: titlesOf('skipped'),
    ...(flaky.length > 0 && { flaky }),
  };
}

function testsOf({ specs, suites = [] }: Suite): { title: string; status: string }[] {
  const own = specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, status })));
  return [...own, ...suites.flatMap(testsOf)];
}

/** A step that failed without a reported failure counts as one failed test. */
export function finalTally(tally: Tally | undefined, succeeded: boolean): Tally {
  if (tally === undefined) return { passed: 0, failed: 1, skipped: [] };
  const isExplained = tally.failed + tally.skipped.length > 0;
  return succeeded || isExplained ? tally : { ...tally, failed: 1 };
}

export type StepResult = { name: string; seconds: number; tally: Tally };

/**
 * The table of all steps, ending with `N passed, N failed`. Skipped tests count as failed, flaky
 * ones are named.
 */
export function summarise(results: StepResult[]): { text: string; failed: number } {
  const rows = results.map(({ name, seconds, tally }) => {
    const failed = tally.failed + tally.skipped.length;
    return { name, passed: tally.passed, failed, time: `${seconds.toFixed(1)} s` };
  });
  const line = (name: string, passed: string, failed: string, time: string) =>
    `${name.padEnd(14)}${passed.padStart(8)}${failed.padStart(8)}${time.padStart(10)}`;
  const passed = rows.reduce((sum, row) => sum + row.passed, 0);
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  const text = [
    line('step', 'passed', 'failed', 'time'),
    ...rows.map((row) => line(row.name, String(row.passed), String(row.failed), row.time)),
    ...results.flatMap(({ tally }) => tally.skipped.map((title) => `skipped: ${title}`)),
    ...results.flatMap(({ tally }) => (tally.flaky ?? []).map((title) => `flaky: ${title}`)),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
  return { text, failed };
}
