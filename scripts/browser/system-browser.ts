import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The first Chromium or Chrome on the PATH or in the applications folder that runs. */
export function systemBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return [...onPath, ...applications].find(isRunnable);
}

/** Whether the program is there and can say its version: a snap stub or one that lacks libraries cannot. */
export function isRunnable(program: string): boolean {
  if (!existsSync(program)) return false;
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
