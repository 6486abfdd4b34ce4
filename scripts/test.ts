// Runs every check of the project, goes on after a failure, and ends with `N passed, N failed`.
import path from 'node:path';
import { runStep, stopSteps, type TestStep } from './test/run-step.ts';
import { type StepResult, summarise, tallyBrowserReport, tallyUnitReport } from './test/tally.ts';

const checks: TestStep[] = [
  { name: 'types', script: ['types'] },
  { name: 'lint', script: ['lint'] },
  { name: 'unused', script: ['unused'] },
  { name: 'requirements', script: ['requirements', '--', '--strict'] },
];
const suites: TestStep[] = [
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

const results: StepResult[] = [];
// The checks use one core each, the suites all there are.
const waiting = [...checks];
const takeChecks = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift())
    results.push(await runStep(step, 'on failure'));
};
await Promise.all([takeChecks(), takeChecks()]);
for (const suite of suites) results.push(await runStep(suite, 'live'));

const order = [...checks, ...suites].map(({ name }) => name);
results.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
const { text, failed } = summarise(results);
console.log(`\n${text}`);
process.exitCode = failed > 0 ? 1 : 0;
