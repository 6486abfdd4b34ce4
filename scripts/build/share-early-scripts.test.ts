import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shareEarlyScripts } from './share-early-scripts.ts';

let dist: string;
const file = (name: string) => path.join(dist, name);

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'rungmoor early '));
});
afterEach(() => rmSync(dist, { recursive: true }));

const early = '<script data-early-script>open( 1 )</script>';
const wakes = '<script>customElements.define("astro-island", Island)</script>';
const own = '<script>own()</script>';
const islandStyle = '<style>astro-island,astro-slot{display:contents}</style>';

it('moves what every page needs early into one file, once, and the rest stays', () => {
  const page = `<head>${early}</head><body>${own}<ul>${islandStyle}${wakes}</ul></body>`;
  writeFileSync(file('a.html'), page);
  writeFileSync(file('b.html'), `<head>${early}</head><body></body>`);
  const share = shareEarlyScripts(dist);
  const [shared = ''] = readdirSync(file('_astro'));
  expect(readFileSync(file(`_astro/${shared}`), 'utf8')).toBe(
    'open(1);\ncustomElements.define(`astro-island`,Island);\n',
  );
  expect(share(page)).toBe(
    `<head><script async src="/_astro/${shared}"></script></head><body>${own}<ul></ul></body>`,
  );
  expect(share('<head></head>')).toBe('<head></head>');
});
