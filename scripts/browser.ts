// Finds or installs a Chromium for the browser tests and writes its path to .cache/browser.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { headlessBrowser, isRunnable, systemBrowser } from './browser/system-browser.ts';
import { fail, reportStep } from './report-step.ts';

const note = fileURLToPath(new URL('../.cache/browser', import.meta.url));
const chosen = process.env.CHROMIUM_PATH;
const noted = existsSync(note) ? readFileSync(note, 'utf8') : '';

if (chosen && !isRunnable(chosen)) await fail(`CHROMIUM_PATH is ${chosen}, which does not run.`);
if (!chosen && !isRunnable(noted)) {
  const browser =
    headlessBrowser() ??
    (await install()) ??
    (await fail(
      'There is no Chromium here and none could be installed. Install one or set CHROMIUM_PATH.',
    ));
  console.log(`Browser: ${browser}`);
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, browser);
}

async function install(): Promise<string | undefined> {
  const { installWithApt, installWithPlaywright } = await import('./browser/install.ts');
  return installWithApt() ?? systemBrowser() ?? installWithPlaywright() ?? oldBrowser();
}

/** An old one is better than none. */
function oldBrowser(): string | undefined {
  const browser = headlessBrowser(isRunnable) ?? systemBrowser(isRunnable);
  if (browser)
    reportStep('Taking an old Chromium, with which some tests may fail: there is no newer one');
  return browser;
}
