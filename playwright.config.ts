import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { officeAddress } from './tests/support/office-address.ts';
import { runningBusiness } from './tests/support/running-business.ts';

const port = Number(process.env.BROWSER_PORT ?? 4173);
const address = `http://localhost:${port}`;
const noted = '.cache/browser';
const executablePath =
  process.env.CHROMIUM_PATH ?? (existsSync(noted) ? readFileSync(noted, 'utf8') : undefined);

// A separate folder: the tests neither see nor change a developer's orders. The test processes inherit
// its name and read the emails there.
const dataFolder = process.env.BROWSER_DATA ?? newDataFolder();
process.env.BROWSER_DATA = dataFolder;

function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rungmoor-browser-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

// No background requests; 3D without a graphics card; no sandbox as root, where it cannot run.
const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // Passkeys and offline pages need a certificate without errors.
  ...(runningBusiness?.trusted
    ? [`--ignore-certificate-errors-spki-list=${runningBusiness.trusted}`]
    : []),
];

export default defineConfig({
  testDir: 'tests/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only on the retry is reported as flaky at the end, to be fixed.
  retries: 1,
  // For busy machines with two cores. A passing test does not take longer because of these.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    baseURL: address,
    screenshot: 'only-on-failure',
    // Every new browser context would download all offline files; one test file allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args },
  },
  webServer: runningBusiness
    ? []
    : {
        command: `"${process.execPath}" tests/support/serve-browser-tests.ts`,
        // This URL responds once the database is open.
        url: `${address}/api/stock`,
        env: {
          PORT: String(port),
          OFFICE_PORT: new URL(officeAddress).port,
          LOG_LEVEL: 'warn',
          NODE_COMPILE_CACHE: '.cache/code',
          DATA_DIR: join(dataFolder, 'data'),
          MAIL_DIR: join(dataFolder, 'mail'),
          PAGES_DIR: join(dataFolder, 'published'),
          // Journeys really send forms and orders, each from its own client address.
          TRUST_PROXY: '1',
        },
        gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
      },
});
