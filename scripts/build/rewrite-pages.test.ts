import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AstroMarkupError, rewritePages } from './rewrite-pages.ts';

let dist: string;
const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');

const island =
  '<astro-island component-url="/_astro/Cart.d4.js" opts="{&quot;value&quot;:&quot;ready&quot;}">';
const wakes = '<script>customElements.define("astro-island", Island)</script>';
const islandStyle = '<style>astro-island,astro-slot{display:contents}</style>';
const sheet = '<link rel="stylesheet" href="/_astro/Page.css">';
const early = '<script data-early-script>open( 1 )</script>';
const own = '<script>own()</script>';
/** A page as Astro writes it. */
const page = `<head><title>A</title>${early}${sheet}</head><body>${own}<ul>${islandStyle}${wakes}${island}</ul><script type="module" src="/_astro/Page.a1.js"></script></body>`;
const files = {
  'a.html': page,
  'b.html': `<head>${early}</head><body><script type="module" src="/_astro/Product.c3.js"></script></body>`,
  'c.html': '<head></head>',
  '_astro/Page.a1.js': 'import"./page.b2.js";\n',
  '_astro/Product.c3.js': 'import{a}from"./page.b2.js";a();',
  '_astro/page.b2.js': 'export var a=()=>{};a();',
  '_astro/Cart.d4.js': 'import{a}from"./page.b2.js";import"./shop.e5.js"',
  '_astro/shop.e5.js': '',
};

function write(changed: Record<string, string> = {}): void {
  for (const [name, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  }
}

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'rungmoor pages '));
});
afterEach(() => rmSync(dist, { recursive: true }));

it('shares early scripts, names the real script and what to fetch ahead, and puts styles first', () => {
  write();
  rewritePages(dist);
  const shared = readdirSync(path.join(dist, '_astro')).find((name) => name.startsWith('early.'));
  expect(read(`_astro/${shared}`)).toBe(
    'open(1);\ncustomElements.define(`astro-island`,Island);\n',
  );
  const tag = `<script async src="/_astro/${shared}"></script>`;
  const ahead = '/_astro/Cart.d4.js /_astro/shop.e5.js';
  expect(read('a.html')).toBe(
    `<head>${sheet}<title>A</title>${tag}</head><body><script>own();</script><ul>${island}</ul><script type="module" data-ahead="${ahead}" src="/_astro/page.b2.js"></script></body>`,
  );
  expect(read('b.html')).toContain('src="/_astro/Product.c3.js"');
  expect(read('c.html')).toBe('<head></head>');
});

it.each([
  ['<a href="/x" class=" b  c ">', '<a class="b c" href="/x">'],
  ['<img alt="" src="/a.png"/>', '<img alt="" src="/a.png">'],
  ['<p>a<br/>b</p>', '<p>a<br>b</p>'],
  ['<path d="M0 0" />', '<path d="M0 0"/>'],
  [
    '<astro-island uid="Z1" props="{}" opts="{&quot;name&quot;:&quot;Cart&quot;,&quot;value&quot;:1}">',
    '<astro-island opts="{&quot;value&quot;:1}">',
  ],
  ["<script>own( '<br/>' )</script>", '<script>own(`<br/>`);</script>'],
])('writes %s as %s', (before, after) => {
  write({ 'c.html': before });
  rewritePages(dist);
  expect(read('c.html')).toBe(after);
});

it.each([
  ['wakesIslands', wakes],
  ['islandStyle', islandStyle],
  ['aheadIsland', island],
  ['styleSheet', sheet],
])("stops the build and says what to correct when Astro's %s changes", (name, written) => {
  write({ 'a.html': page.replace(written, '<new-astro>') });
  expect(() => rewritePages(dist)).toThrow(AstroMarkupError);
  write({ 'a.html': page.replace(written, '<new-astro>') });
  expect(() => rewritePages(dist)).toThrow(new RegExp(`${name}.*correct the expression`));
});

it('writes one policy per page', () => {
  write();
  expect(rewritePages(dist).pages).toBe(3);
  const { contentSecurityPolicy } = JSON.parse(read('.manifest.json'));
  expect(Object.keys(contentSecurityPolicy)).toEqual(['a.html', 'b.html', 'c.html']);
  expect(contentSecurityPolicy['a.html']).toContain("script-src 'self' 'sha256-");
});

it('names the page and the tag that the policy would block', () => {
  write({ 'c.html': '<p><b style="color:red">a</b>' });
  expect(() => rewritePages(dist)).toThrow('c.html: <b style="color:red">');
});
