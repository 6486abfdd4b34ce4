import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('./shop.ts', import.meta.url));

it.each([
  ['help', 0, 'stdout', 'orders refund REF'],
  ['sell everything', 2, 'stderr', 'There is no command sell'],
  ['orders show', 2, 'stderr', 'Usage: npm run shop -- orders show REF'],
] as const)('shop %s ends with %i', (line, code, stream, words) => {
  const run = spawnSync(process.execPath, [script, ...line.split(' ')], { encoding: 'utf8' });
  expect(run.status).toBe(code);
  expect(run[stream]).toContain(words);
  expect(run[stream === 'stdout' ? 'stderr' : 'stdout']).toBe('');
});
