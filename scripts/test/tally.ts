import path from 'node:path';
import * as v from 'valibot';
import type { Requests } from './inputs.ts';

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
      name: v.string(),
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

/** A test file of which every test passed at the first try. */
export type PassedFile = { file: string; tests: number; requests?: Requests };

/** The files of Vitest's report that passed. */
export function passedUnitFiles(report: unknown, root: string): PassedFile[] {
  return v
    .parse(unitReport, report)
    .testResults.filter((file) => file.assertionResults.every(({ status }) => status === 'passed'))
    .filter(({ status }) => status === 'passed')
    .map(({ name, assertionResults }) => ({
      file: path.relative(root, name),
      tests: assertionResults.length,
    }));
}

const suite: v.GenericSchema<unknown, ReportedSuite> = v.object({
  file: v.optional(v.string()),
  specs: v.array(
    v.object({
      title: v.string(),
      tests: v.array(
        v.object({
          status: v.string(),
          annotations: v.optional(
            v.array(v.object({ type: v.string(), description: v.optional(v.string()) })),
            [],
          ),
        }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suite))),
});
type Annotation = { type: string; description?: string | undefined };
type ReportedSuite = {
  file?: string | undefined;
  specs: { title: string; tests: { status: string; annotations: Annotation[] }[] }[];
  suites?: ReportedSuite[] | undefined;
};
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

const requests = v.object({ paths: v.array(v.string()), usesApi: v.boolean() });

/** The files of Playwright's report that passed, with their requests to the shop. */
export function passedBrowserFiles(report: unknown, testFolder: string): PassedFile[] {
  const { suites, errors } = v.parse(browserReport, report);
  if (errors.length > 0) return [];
  return suites.flatMap((each) => {
    const tests = testsOf(each);
    if (each.file === undefined || tests.some(({ status }) => status !== 'expected')) return [];
    const requestsByTest = tests
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => type === 'requests')
      .map(({ description = '' }) => v.parse(requests, JSON.parse(description)));
    return {
      file: path.posix.join(testFolder, each.file),
      tests: tests.length,
      requests: {
        paths: [...new Set(requestsByTest.flatMap(({ paths }) => paths))].sort(),
        usesApi: requestsByTest.some(({ usesApi }) => usesApi),
      },
    };
  });
}

type ReportedTest = { title: string; status: string; annotations: Annotation[] };

function testsOf({ specs, suites = [] }: ReportedSuite): ReportedTest[] {
  const own = specs.flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test })));
  return [...own, ...suites.flatMap(testsOf)];
}

/** A step that failed without a reported failure counts as one failed test. */
export function finalTally(tally: Tally | undefined, succeeded: boolean): Tally {
  if (tally === undefined) return { passed: 0, failed: 1, skipped: [] };
  const isExplained = tally.failed + tally.skipped.length > 0;
  return succeeded || isExplained ? tally : { ...tally, failed: 1 };
}

export type StepResult = {
  name: string;
  seconds: number;
  tally: Tally;
  /** How many tests passed before and have not changed since. */
  kept?: number;
};

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
