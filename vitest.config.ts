import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'var/**', '.cache/**', 'tests/browser/**'],
    pool: 'threads',
    maxWorkers: 2,
    // Some tests start real processes, on machines with other work to do.
    testTimeout: 20_000,
    reporters: ['default', ['json', { outputFile: '.cache/reports/unit.json' }]],
  },
});
