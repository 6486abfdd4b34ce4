import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { company } from './company.ts';

const root = path.join(import.meta.dirname, '..');

/** Storage keys and names of plugins write it small, and no visitor reads those. */
it('writes the name of the shop down in one place', () => {
  const name = new RegExp(`\\b${company.name}\\b`);
  const files = globSync('{site,content}/**/*.{ts,tsx,astro,css,json,svg}', { cwd: root });
  const naming = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => name.test(readFileSync(path.join(root, file), 'utf8')));
  expect(naming).toEqual(['content/company.ts']);
});
