import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findHeadlessBrowser, findSystemBrowser } from '../../scripts/browser/system-browser.ts';

/** How many times slower than this machine a phone's processor is assumed to be, as in Lighthouse. */
export const cpuSlowdown = 4;

/** Without the sandbox as root, where it cannot run. */
export const chromiumArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The program that the browser tests use. */
export function findChromium(): string {
  const pathFile = path.resolve(import.meta.dirname, '../../.cache/browser');
  const program =
    process.env.CHROMIUM_PATH ??
    (existsSync(pathFile)
      ? readFileSync(pathFile, 'utf8')
      : (findHeadlessBrowser() ?? findSystemBrowser()));
  if (!program) throw new Error('There is no Chromium here: set CHROMIUM_PATH.');
  return program;
}

export function chromiumVersion(): string {
  const { stdout } = spawnSync(findChromium(), ['--version'], { encoding: 'utf8' });
  return /\d+(\.\d+)+/.exec(stdout)?.[0] ?? 'unknown';
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
}

/** The timeout of page actions in milliseconds, generous for busy machines. */
export const actionTimeoutMs = 120_000;

export async function throttleCpu(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Slow 4G, as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s. */
export async function throttleNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1_600 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}
