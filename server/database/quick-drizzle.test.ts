import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Loaded first; prints on exit the drizzle-orm imports that Node itself had to resolve. */
const counter = `
import { registerHooks } from 'node:module';
const asked = [];
registerHooks({ resolve(specifier, context, next) {
  const isWithin = specifier.startsWith('.') && context.parentURL?.includes('/drizzle-orm/');
  if (isWithin || specifier.startsWith('drizzle-orm')) asked.push(specifier);
  return next(specifier, context);
} });
process.on('exit', () => console.log('ASKED ' + JSON.stringify(asked)));
`;

it('[CC14] resolves each drizzle-orm module once', () => {
  const preload = `data:text/javascript,${encodeURIComponent(counter)}`;
  const { stdout } = spawnSync(process.execPath, ['--import', preload, main], {
    // Not an address of this machine: everything is loaded, but nothing listens.
    env: { API_ONLY: 'true', HOST: '192.0.2.1', METRICS_PORT: '9464', METRICS_HOST: '192.0.2.1' },
    encoding: 'utf8',
  });
  const asked: string[] = JSON.parse(/ASKED (.*)/.exec(stdout)?.[1] ?? '[]');
  expect(asked).toContain('drizzle-orm');
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter((specifier) => specifier.startsWith('.'))).toEqual([]);
});
