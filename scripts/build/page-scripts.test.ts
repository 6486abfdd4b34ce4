import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { directScripts, shareEarlyScripts } from './page-scripts.ts';

let dist: string;
const file = (name: string) => path.join(dist, name);

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'rungmoor scripts '));
  mkdirSync(file('_astro'));
});
afterEach(() => rmSync(dist, { recursive: true }));

it('names the file that a script does nothing but import, and leaves scripts that do more', () => {
  writeFileSync(file('_astro/Page.a1.js'), 'import"./page.b2.js";\n');
  writeFileSync(file('_astro/Product.c3.js'), 'import{a}from"./page.b2.js";a();');
  writeFileSync(file('_astro/page.b2.js'), 'export var a=()=>{};a();');
  const page = (first: string) =>
    `<script type="module" data-ahead="/x.js" src="/_astro/${first}"></script>` +
    '<script type="module" src="/_astro/Product.c3.js"></script><script type="module">go()</script>';
  expect(directScripts(dist)(page('Page.a1.js'))).toBe(page('page.b2.js'));
});

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
