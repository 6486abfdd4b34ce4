import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { folders, StudioError } from '../files.ts';

interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The path of the browser tests' Chromium, which `npm test` finds or installs. */
export function findChromium(): string {
  const { browserNote } = folders;
  const recordedBrowser = existsSync(browserNote) ? readFileSync(browserNote, 'utf8') : undefined;
  const program = process.env.CHROMIUM_PATH ?? recordedBrowser;
  if (program && existsSync(program)) return program;
  throw new StudioError('There is no Chromium here: set CHROMIUM_PATH, or run npm test once.');
}

/** Takes a screenshot of a page at the given size. */
export async function takeScreenshot(chromium: string, html: string, size: PageSize) {
  const folder = path.join(folders.sheets, 'share');
  mkdirSync(folder, { recursive: true });
  const page = path.join(folder, 'page.html');
  const picture = path.join(folder, 'page.png');
  writeFileSync(page, html);
  rmSync(picture, { force: true });
  await run(chromium, [
    '--headless',
    '--hide-scrollbars',
    '--force-device-scale-factor=1',
    '--allow-file-access-from-files',
    `--window-size=${size.width},${size.height}`,
    `--screenshot=${picture}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    pathToFileURL(page).href,
  ]);
  if (!existsSync(picture)) throw new StudioError(`${chromium} took no picture of ${page}.`);
  return sharp(readFileSync(picture)).removeAlpha();
}

function run(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn(program, args, { stdio: 'ignore' })
      .once('error', reject)
      .once('close', (code) =>
        code === 0 ? resolve() : reject(new StudioError(`${program} ended with ${code}.`)),
      );
  });
}
