import { defineConfig } from 'vitest/config';
import { listedProducts } from './site/features/listed-products/listed-products.plugin.ts';

export default defineConfig({
  plugins: [listedProducts()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'var/**', '.cache/**', 'tests/browser/**'],
    // One PostgreSQL for the whole run; the server's tests want both engines.
    globalSetup: 'server/testing/databases.setup.ts',
    pool: 'threads',
    maxWorkers: 2,
    // Files share what they import, which saves a third of the time: also the modules that keep a
    // page's state (stockStore, browserCart), so tests use ids of their own.
    isolate: false,
    unstubGlobals: true,
    // Some tests start real processes, on machines whose host leaves them a third of their time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.cache/reports/unit.json' }]],
  },
});
