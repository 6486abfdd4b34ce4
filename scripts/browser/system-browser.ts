import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const headless = 'chromium-headless-shell';
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The first Chromium or Chrome on the PATH or in the applications folder that runs. */
export function systemBrowser(): string | undefined {
  return [...commands.flatMap(onPath), ...applications].find(isRunnable);
}

/** Chromium without its windows: the same pages in less than half the time. */
export function headlessBrowser(): string | undefined {
  return onPath(headless).find(isRunnable);
}

function onPath(command: string): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, command));
}

/** Whether the program is there and can say its version: a snap stub or one that lacks libraries cannot. */
export function isRunnable(program: string): boolean {
  if (!existsSync(program)) return false;
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
