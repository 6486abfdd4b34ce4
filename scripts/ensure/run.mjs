import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Progress goes to stderr: stdout belongs to the next command.
const { stderr } = process;

let name;
let start = 0;
let ticking;

/** Starts a step and ends the one before. */
export function beginStep(step) {
  endStep();
  name = step;
  start = Date.now();
  stderr.write(`${name} …`);
  ticking = setInterval(tick, stderr.isTTY ? 1_000 : 20_000);
}

/** Ends the current step with its duration or outcome. */
function endStep(outcome = `${((Date.now() - start) / 1000).toFixed(1)} s`) {
  if (name === undefined) return;
  clearInterval(ticking);
  stderr.write(stderr.isTTY ? `\r${name} … ${outcome}\x1b[K\n` : ` ${outcome}\n`);
  name = undefined;
}

/** Shows the seconds: counting up on a terminal, every 20 seconds in a log. */
function tick() {
  const seconds = `${Math.round((Date.now() - start) / 1000)} s`;
  stderr.write(stderr.isTTY ? `\r${name} … ${seconds}` : ` ${seconds} …`);
}

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const binaries = path.join(root, 'node_modules', '.bin');

/** The PATH without node_modules/.bin, whose Node an installation deletes. */
export const machinePath = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')))
  .join(path.delimiter);

/** The path of a program's log, relative to the project. */
export function logOf(name) {
  return path.join('.cache', 'logs', `${name}.log`);
}

/**
 * Runs a program in the project folder and logs its output. Our own scripts report their steps and
 * their failure (scripts/report-step.ts). Signals are forwarded.
 * @returns {Promise<{code: number, reason?: string, error?: NodeJS.ErrnoException}>}
 */
export function run(name, program, args, { environment = {}, reportsSteps = false } = {}) {
  const file = path.join(root, logOf(name));
  mkdirSync(path.dirname(file), { recursive: true });
  const log = openSync(file, 'w');
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PATH: binaries + path.delimiter + machinePath, ...environment },
    stdio: ['ignore', log, log, ...(reportsSteps ? ['ipc'] : [])],
  });
  closeSync(log);
  let signalled;
  const forward = (signal) => {
    signalled = signal;
    child.kill(signal);
  };
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  let reason;
  child.on('message', (message) => {
    if (message.step) beginStep(message.step);
    reason = message.reason ?? reason;
  });
  return new Promise((resolve) => {
    const finish = (result) => {
      if (signalled) {
        endStep('stopped');
        process.exit(signalled === 'SIGINT' ? 130 : 143);
      }
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      endStep(result.code === 0 ? undefined : 'failed');
      resolve({ reason, ...result });
    };
    child.on('error', (error) => finish({ code: 1, error }));
    child.on('close', (code) => finish({ code: code ?? 1 }));
  });
}
