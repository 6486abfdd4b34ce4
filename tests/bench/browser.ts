import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { headlessBrowser, systemBrowser } from '../../scripts/browser/system-browser.ts';

/** How many times slower than this machine a phone's processor is assumed to be, as in Lighthouse. */
export const slowDown = 4;

/** Without the sandbox as root, where it cannot run. */
export const chromiumArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The program that the browser tests use. */
export function chromiumProgram(): string {
  const note = path.resolve(import.meta.dirname, '../../.cache/browser');
  const program =
    process.env.CHROMIUM_PATH ??
    (existsSync(note) ? readFileSync(note, 'utf8') : (headlessBrowser() ?? systemBrowser()));
  if (!program) throw new Error('There is no Chromium here: set CHROMIUM_PATH.');
  return program;
}

export function chromiumVersion(): string {
  const { stdout } = spawnSync(chromiumProgram(), ['--version'], { encoding: 'utf8' });
  return /\d+(\.\d+)+/.exec(stdout)?.[0] ?? 'unknown';
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumProgram(), args: chromiumArguments });
}

/** The timeout of page actions in milliseconds, generous for busy machines. */
export const patience = 120_000;

export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
}

/** Slow 4G, as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s. */
export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1_600 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}
