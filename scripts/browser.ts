// Finds or installs a Chromium for the browser tests and writes its path to .cache/browser.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findHeadlessBrowser, findSystemBrowser, isRunnable } from './browser/system-browser.ts';
import { fail, reportStep } from './report-step.ts';

const browserPathFile = fileURLToPath(new URL('../.cache/browser', import.meta.url));
const configuredBrowser = process.env.CHROMIUM_PATH;
const recordedBrowser = existsSync(browserPathFile) ? readFileSync(browserPathFile, 'utf8') : '';

if (configuredBrowser && !isRunnable(configuredBrowser))
  await fail(`CHROMIUM_PATH is ${configuredBrowser}, which does not run.`);
if (!configuredBrowser && !isRunnable(recordedBrowser)) {
  const browser =
    findHeadlessBrowser() ??
    (await install()) ??
    (await fail(
      'There is no Chromium here and none could be installed. Install one or set CHROMIUM_PATH.',
    ));
  console.log(`Browser: ${browser}`);
  mkdirSync(path.dirname(browserPathFile), { recursive: true });
  writeFileSync(browserPathFile, browser);
}

async function install(): Promise<string | undefined> {
  const { installWithApt, installWithPlaywright } = await import('./browser/install.ts');
  return (
    installWithApt() ?? findSystemBrowser() ?? installWithPlaywright() ?? findOutdatedBrowser()
  );
}

/** An old one is better than none. */
function findOutdatedBrowser(): string | undefined {
  const browser = findHeadlessBrowser(isRunnable) ?? findSystemBrowser(isRunnable);
  if (browser)
    reportStep('Taking an old Chromium, with which some tests may fail: there is no newer one');
  return browser;
}
