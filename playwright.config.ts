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

// A folder of their own: the tests neither see nor change a developer's orders. The processes that run
// the tests inherit its name, to read the emails there.
const dataFolder = process.env.BROWSER_DATA ?? newDataFolder();
process.env.BROWSER_DATA = dataFolder;

function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rungmoor-browser-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

// No requests of the browser's own; 3D without a graphics card; root has no sandbox to run it in.
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
  // What fails once and then passes is named as flaky at the end, to be fixed.
  retries: 1,
  // Two cores with other work to do take their time; a passing test does not wait for these.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    baseURL: address,
    screenshot: 'only-on-failure',
    // Each test has a browser of its own, which would fetch everything for use offline; one file allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args },
  },
  webServer: runningBusiness
    ? []
    : {
        command: `"${process.execPath}" tests/support/serve-browser-tests.ts`,
        // Stock is served once the database is open.
        url: `${address}/api/stock`,
        env: {
          PORT: String(port),
          OFFICE_PORT: new URL(officeAddress).port,
          LOG_LEVEL: 'warn',
          NODE_COMPILE_CACHE: '.cache/code',
          DATA_DIR: join(dataFolder, 'data'),
          MAIL_DIR: join(dataFolder, 'mail'),
          PAGES_DIR: join(dataFolder, 'published'),
          // Journeys send forms and orders for real, each from an address of its own.
          TRUST_PROXY: '1',
        },
        gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
      },
});
