import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { directScripts } from './direct-scripts.ts';

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
