import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { company } from './company.ts';

const root = path.join(import.meta.dirname, '..');

/** The files that what visitors read is written in, and in which something stands. */
const filesWith = (words: RegExp) =>
  globSync('{site,content}/**/*.{ts,tsx,astro,css,json,svg}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => words.test(readFileSync(path.join(root, file), 'utf8')));

/** Storage keys and names of plugins write it small, and no visitor reads those. */
it('[SH13] writes the name of the shop down in one place', () => {
  expect(filesWith(new RegExp(`\\b${company.name}\\b`))).toEqual(['content/company.ts']);
});

it('[SH13] leaves days of delivery and of an answer to the claims', () => {
  const counted = /\b(\d+|two|three|four|five|six|seven|ten) working days(?! of delivery)/i;
  expect(filesWith(counted)).toEqual([]);
});
