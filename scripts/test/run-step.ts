import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { StepResult } from './tally.ts';
import { finalTally, type Tally } from './tally.ts';

export type TestStep = {
  name: string;
  /** The npm script that runs it, with arguments. */
  script: string[];
  /** A suite writes a report with its tests; any other step counts as one test. */
  report?: { file: string; tally: (report: unknown) => Tally };
};

const running = new Set<ChildProcess>();
let stopping = false;

/** Runs a step and counts its tests. Its output is shown live, or only if it fails. */
export async function runStep(step: TestStep, show: 'live' | 'on failure'): Promise<StepResult> {
  const start = performance.now();
  if (step.report) rmSync(step.report.file, { force: true });
  const output = show === 'live' ? 'inherit' : 'pipe';
  // A process group, so that a signal reaches npm's children too.
  const child = spawn('npm', ['run', '--silent', ...step.script], {
    stdio: ['ignore', output, output],
    detached: true,
  });
  running.add(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  const [code] = await once(child, 'close').catch((error: Error) => {
    printed += error.message;
    return [1];
  });
  running.delete(child);
  // The signal handler ends the process; no further step may begin until then.
  if (stopping) await new Promise(() => {});
  const seconds = (performance.now() - start) / 1000;
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${step.name} (${seconds.toFixed(1)} s)`);
  if (code !== 0 && printed) console.log(printed.trimEnd().replace(/^/gm, '        '));
  return { name: step.name, seconds, tally: count(step, code === 0) };
}

/** Ends running steps with all their children, as Ctrl-C does: Playwright then stops its server. */
export async function stopSteps(): Promise<void> {
  stopping = true;
  const ended = [...running].map((child) => once(child, 'close'));
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGINT');
  await Promise.all(ended);
}

function count({ report }: TestStep, succeeded: boolean): Tally {
  if (!report) return finalTally({ passed: succeeded ? 1 : 0, failed: 0, skipped: [] }, succeeded);
  return finalTally(readReport(report), succeeded);
}

function readReport({ file, tally }: NonNullable<TestStep['report']>): Tally | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`${file} cannot be read:`, error);
    return undefined;
  }
}
