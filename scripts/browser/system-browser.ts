import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const headless = 'chromium-headless-shell';
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** In version 150, a page that Playwright takes offline still reports that it is online. */
const minVersion = 156;

/** The first suitable Chromium or Chrome on the PATH or in the applications folder. */
export function findSystemBrowser(isFit = isRecent): string | undefined {
  return [...commands.flatMap(pathCandidates), ...applications].find(isFit);
}

/** Headless Chromium: it runs the same pages in less than half the time. */
export function findHeadlessBrowser(isFit = isRecent): string | undefined {
  return pathCandidates(headless).find(isFit);
}

function pathCandidates(command: string): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, command));
}

/** Whether the program runs: a snap stub, or one that lacks libraries, does not. */
export function isRunnable(program: string): boolean {
  return versionOf(program) !== undefined;
}

function isRecent(program: string): boolean {
  return (versionOf(program) ?? 0) >= minVersion;
}

/** The major version. */
function versionOf(program: string): number | undefined {
  if (!existsSync(program)) return undefined;
  const { status, stdout } = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  const version = /\d+(?=\.)/.exec(stdout)?.[0];
  return status === 0 && version ? Number(version) : undefined;
}
