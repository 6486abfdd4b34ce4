import { defineConfig } from 'vitest/config';
import { listedProducts } from './site/features/listed-products/listed-products.plugin.ts';
import { lastChanges } from './site/structured-data/last-changes.plugin.ts';

const outside = ['**/node_modules/**', 'dist/**', 'var/**', '.cache/**', 'tests/browser/**'];

export default defineConfig({
  plugins: [listedProducts(), lastChanges()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    pool: 'threads',
    maxWorkers: 2,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // Some tests start real processes, on machines whose host leaves them a third of their time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 90_000, interval: 20 } },
    reporters: ['default', ['json', { outputFile: '.cache/reports/unit.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          // Modules keep a page's state (browserCart, stockStore): each file has its own.
          isolate: true,
          include: ['{site,ui}/**/*.test.{ts,tsx}'],
          exclude: outside,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // No module here keeps state, so files share their imports, which halves the time.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...outside, '{site,ui}/**'],
          // One PostgreSQL for the whole run; the server's tests want both engines.
          globalSetup: 'server/testing/databases.setup.ts',
        },
      },
    ],
  },
});
