// Runs every check of the project, goes on after a failure, and ends with `N passed, N failed`.
import path from 'node:path';
import { runStep, stopSteps, type TestStep } from './test/run-step.ts';
import { type StepResult, summarise, tallyBrowserReport, tallyUnitReport } from './test/tally.ts';

/** Takes a minute on one core, so the other steps go on beside it. */
const types: TestStep = { name: 'types', script: ['types'] };
const others: TestStep[] = [
  { name: 'lint', script: ['lint'] },
  { name: 'unused', script: ['unused'] },
  { name: 'requirements', script: ['requirements', '--', '--strict'] },
  {
    name: 'unit',
    script: ['unit'],
    report: { file: '.cache/reports/unit.json', tally: tallyUnitReport },
  },
  {
    name: 'browser',
    script: ['browser'],
    report: { file: '.cache/reports/browser.json', tally: tallyBrowserReport },
  },
];

process.chdir(path.resolve(import.meta.dirname, '..'));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await stopSteps();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });

const typed = runStep(types, 'on failure');
const results: StepResult[] = [];
for (const step of others) results.push(await runStep(step, step.report ? 'live' : 'on failure'));
const { text, failed } = summarise([await typed, ...results]);
console.log(`\n${text}`);
process.exitCode = failed > 0 ? 1 : 0;
