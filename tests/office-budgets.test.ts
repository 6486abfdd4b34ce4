import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { screens } from '../office/app/screens.ts';
import { parseHtmlTags } from '../server/pages/html-tags.ts';
import { formatKilobytes } from './support/budgets.ts';

const kilobyte = 1024;
const maxFirstLoadBytes = 100 * kilobyte;
const maxScreenBytes = 40 * kilobyte;

const folder = path.join(import.meta.dirname, '../dist-office');
if (!existsSync(path.join(folder, 'index.html')))
  throw new Error('There is no built office in dist-office/: run `npm run build` first.');

const assets = path.join(folder, 'assets');
/** The bytes sent for a file: files too small to gain from compression are sent as they are. */
const sentBytes = (name: string) => {
  const file = path.join(assets, name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};
const sumSentBytes = (names: Iterable<string>) =>
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

const page = parseHtmlTags(readFileSync(path.join(folder, 'index.html'), 'utf8'));
const listLinkedFiles = (attribute: 'src' | 'href', ending: string) =>
  page.flatMap(({ attributes }) => {
    const address = attributes[attribute] ?? '';
    return address.endsWith(ending) ? [path.basename(address)] : [];
  });

const entries = new Set(
  [...listLinkedFiles('src', '.js'), ...listLinkedFiles('href', '.js')].flatMap((name) => [
    ...withImports(name),
  ]),
);

describe('what the office loads', () => {
  it('[OF1] first is at most 100 KB of JavaScript', () => {
    expect(entries.size).toBeGreaterThan(0);
    expect(sumSentBytes(entries), formatKilobytes(sumSentBytes(entries))).toBeLessThanOrEqual(
      maxFirstLoadBytes,
    );
  });

  it('[OF1] for a screen is at most 40 KB more', () => {
    const files = readdirSync(assets).filter((name) => /Screen-[^.]+\.js$/.test(name));
    const distinctScreens = new Set(screens.map(({ screen }) => screen));
    expect(files.length).toBeGreaterThanOrEqual(distinctScreens.size);
    const overBudget = files
      .map((name) => ({ name, bytes: sumSentBytes(withImports(name).difference(entries)) }))
      .filter(({ bytes }) => bytes > maxScreenBytes)
      .map(({ name, bytes }) => `${name}: ${formatKilobytes(bytes)}`);
    expect(overBudget).toEqual([]);
  });

  it('[OF1] is one style sheet of at most 20 KB', () => {
    const sheets = listLinkedFiles('href', '.css');
    expect(sheets).toHaveLength(1);
    expect(sumSentBytes(sheets)).toBeLessThanOrEqual(20 * kilobyte);
  });
});
