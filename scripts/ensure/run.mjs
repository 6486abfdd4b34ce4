import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const binaries = path.join(root, 'node_modules', '.bin');

/** The PATH without node_modules/.bin, whose Node an installation is about to delete. */
export const machinePath = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')))
  .join(path.delimiter);

/**
 * Runs a program in the project's folder and answers with its exit code and what it said on stderr.
 * All that it prints is shown on stderr: stdout belongs to the command that comes next, and may be a
 * file. A signal to this process goes on to the program.
 * @returns {Promise<{code: number, errors: string, error?: NodeJS.ErrnoException}>}
 */
export function run(program, args, environment = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PATH: binaries + path.delimiter + machinePath, ...environment },
    stdio: ['ignore', 2, 'pipe'],
  });
  let interrupted = false;
  const forward = (signal) => {
    interrupted = true;
    child.kill(signal);
  };
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
    process.stderr.write(chunk);
  });
  return new Promise((resolve) => {
    const finish = (result) => {
      if (interrupted) process.exit(130);
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve({ errors, ...result });
    };
    child.on('error', (error) => finish({ code: 1, error }));
    child.on('close', (code) => finish({ code: code ?? 1 }));
  });
}
