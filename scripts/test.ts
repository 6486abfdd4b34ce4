// Runs every check of the project, continues after a failure, and ends with `N passed, N failed`. Skips
// test files that passed and whose inputs have not changed since; --all runs every file.
//   npm test [-- --all]
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Inputs, readInputs } from './test/inputs.ts';
import { fingerprintOf, isUnchanged, readPassed, writePassed } from './test/passed.ts';
import { runStep, stopSteps, type TestStep } from './test/run-step.ts';
import {
  type PassedFile,
  passedBrowserFiles,
  passedUnitFiles,
  type StepResult,
  summarise,
  tallyBrowserReport,
  tallyUnitReport,
} from './test/tally.ts';

const root = path.resolve(import.meta.dirname, '..');
const passedFile = path.join(root, '.cache/passed.json');
const browserTests = 'tests/browser';

/** Takes a minute on one core, so the other steps run at the same time. */
const types: TestStep = { name: 'types', script: ['types'] };
const checks: TestStep[] = [
  { name: 'lint', script: ['lint'] },
  { name: 'unused', script: ['unused'] },
  { name: 'requirements', script: ['requirements', '--', '--strict'] },
];

type TestSuite = TestStep & {
  report: NonNullable<TestStep['report']>;
  files: readonly string[];
  passed: (report: unknown) => PassedFile[];
};
const findFiles = (pattern: string, exclude: readonly string[]) =>
  globSync(pattern, { cwd: root, exclude: [...exclude] }).sort();
const suites: TestSuite[] = [
  {
    name: 'unit',
    script: ['unit', '--'],
    report: { file: '.cache/reports/unit.json', tally: tallyUnitReport },
    files: findFiles('**/*.test.{ts,tsx}', ['node_modules', 'dist', 'var', '.cache', browserTests]),
    passed: (report) => passedUnitFiles(report, root),
  },
  {
    name: 'browser',
    script: ['browser', '--'],
    report: { file: '.cache/reports/browser.json', tally: tallyBrowserReport },
    files: findFiles(`${browserTests}/**/*.spec.ts`, []),
    passed: (report) => passedBrowserFiles(report, browserTests),
  },
];

process.chdir(root);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await stopSteps();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });

const typeCheck = runStep(types, 'on failure');
const results: StepResult[] = [];
const inputs = readInputs(root);
const previouslyPassed = process.argv.includes('--all') ? {} : readPassed(passedFile);
for (const check of checks) results.push(await runStep(check, 'on failure'));
for (const suite of suites) results.push(await runSuite(suite, inputs));
const { text, failed } = summarise([await typeCheck, ...results]);
console.log(`\n${text}`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a suite's changed files, and records those that passed. */
async function runSuite(suite: TestSuite, inputs: Inputs): Promise<StepResult> {
  const unchanged = suite.files.filter((file) => isUnchanged(file, previouslyPassed, inputs));
  const changed = suite.files.filter((file) => !unchanged.includes(file));
  const kept = unchanged.reduce((sum, file) => sum + (previouslyPassed[file]?.tests ?? 0), 0);
  if (changed.length === 0)
    return { name: suite.name, seconds: 0, tally: { passed: 0, failed: 0, skipped: [] }, kept };
  const names = unchanged.length === 0 ? [] : changed;
  const result = await runStep({ ...suite, script: [...suite.script, ...names] }, 'live');
  const passed = { ...readPassed(passedFile) };
  for (const file of changed) delete passed[file];
  for (const { file, tests, requests } of readReport(suite))
    passed[file] = { fingerprint: fingerprintOf(file, inputs, requests), tests, requests };
  writePassed(passedFile, passed);
  return { ...result, kept };
}

/** Returns nothing for an interrupted run, which leaves no report. */
function readReport({ report, passed }: TestSuite): PassedFile[] {
  try {
    return passed(JSON.parse(readFileSync(report.file, 'utf8')));
  } catch {
    return [];
  }
}
