import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { reportStep } from '../report-step.ts';
import { findHeadlessBrowser, findSystemBrowser, isRunnable } from './system-browser.ts';

const isRoot = process.getuid?.() === 0;

/** Installs Debian's Chromium, which needs root. */
export function installWithApt(): string | undefined {
  if (!isRoot || !isDebian() || !existsSync('/usr/bin/apt-get')) return undefined;
  reportStep('Installing Chromium with apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env });
  const install = (name: string) =>
    apt('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation');
  apt('update', '-qq');
  install('chromium-headless-shell');
  const headless = findHeadlessBrowser();
  if (headless) return headless;
  install('chromium');
  return findSystemBrowser();
}

/** Downloads Playwright's Chromium, and as root on Linux its system libraries. */
export function installWithPlaywright(): string | undefined {
  const browser = chromium.executablePath();
  if (isRunnable(browser)) return browser;
  reportStep('Downloading Chromium with Playwright');
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
  spawnSync(process.execPath, [cli, 'install', '--no-shell', ...withLibraries, 'chromium'], {
    stdio: 'inherit',
  });
  return isRunnable(browser) ? browser : undefined;
}

function isDebian(): boolean {
  return (
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}
