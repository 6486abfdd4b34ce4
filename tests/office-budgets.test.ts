import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { screens } from '../office/app/screens.ts';
import { htmlTags } from '../server/pages/html-tags.ts';
import { inKilobytes } from './support/budgets.ts';

const kilobyte = 1024;
const firstLoad = 100 * kilobyte;
const oneScreen = 40 * kilobyte;

const folder = path.join(import.meta.dirname, '../dist-office');
if (!existsSync(path.join(folder, 'index.html')))
  throw new Error('There is no built office in dist-office/: run `npm run build` first.');

const assets = path.join(folder, 'assets');
/** The bytes sent for a file: files too small to gain from compression are sent as they are. */
const sentBytes = (name: string) => {
  const file = path.join(assets, name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};
const sumOf = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + sentBytes(name), 0);

/** A script and all its static imports. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const source = readFileSync(path.join(assets, name), 'utf8');
  for (const [, imported = ''] of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(imported, found);
  return found;
}

const page = htmlTags(readFileSync(path.join(folder, 'index.html'), 'utf8'));
const namesOf = (attribute: 'src' | 'href', ending: string) =>
  page.flatMap(({ attributes }) => {
    const address = attributes[attribute] ?? '';
    return address.endsWith(ending) ? [path.basename(address)] : [];
  });

const entries = new Set(
  [...namesOf('src', '.js'), ...namesOf('href', '.js')].flatMap((name) => [...withImports(name)]),
);

describe('what the office loads', () => {
  it('[OF1] first is at most 100 KB of JavaScript', () => {
    expect(entries.size).toBeGreaterThan(0);
    expect(sumOf(entries), inKilobytes(sumOf(entries))).toBeLessThanOrEqual(firstLoad);
  });

  it('[OF1] for a screen is at most 40 KB more', () => {
    const files = readdirSync(assets).filter((name) => /Screen-[^.]+\.js$/.test(name));
    const different = new Set(screens.map(({ screen }) => screen));
    expect(files.length).toBeGreaterThanOrEqual(different.size);
    const tooHeavy = files
      .map((name) => ({ name, bytes: sumOf(withImports(name).difference(entries)) }))
      .filter(({ bytes }) => bytes > oneScreen)
      .map(({ name, bytes }) => `${name}: ${inKilobytes(bytes)}`);
    expect(tooHeavy).toEqual([]);
  });

  it('[OF1] is one style sheet of at most 20 KB', () => {
    const sheets = namesOf('href', '.css');
    expect(sheets).toHaveLength(1);
    expect(sumOf(sheets)).toBeLessThanOrEqual(20 * kilobyte);
  });
});
