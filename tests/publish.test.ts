import { execFile as run } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CatalogueChanges } from '../catalogue/changes.ts';
import { contentId } from '../catalogue/content-change.ts';
import { listedProducts } from '../server/app/catalogue.ts';
import { createLog } from '../server/app/log.ts';
import { readBody } from '../server/pages/answer.ts';
import { createFileCache } from '../server/pages/file-cache.ts';
import { buildId } from '../server/pages/kept-renderer.ts';
import { readManifest } from '../server/pages/manifest.ts';
import type { Replacements } from '../server/pages/read-site.ts';
import { openPageStore } from '../server/publish/page-store.ts';
import { createPreviewPages } from '../server/publish/preview-pages.ts';
import { createRenderer } from '../server/publish/renderer.ts';

const dist = path.join(import.meta.dirname, '../dist');
const buildWithChanges = fileURLToPath(new URL('./support/build-with-changes.ts', import.meta.url));
const execFile = promisify(run);
type Tags = Readonly<Record<string, { tag: string }>>;
const log = createLog('error', () => {});
let folder: string;
const ends: (() => Promise<void>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rungmoor-published-'));
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  rmSync(folder, { recursive: true });
});

const [product] = listedProducts.filter(({ family }) => family !== undefined).slice(100);
if (!product) throw new Error('The lists are empty');
const priced = (revision: string, value: number): CatalogueChanges => ({
  revision,
  changes: [{ productId: product.id, field: 'price', value }],
});

function open(limits = {}) {
  const renderer = createRenderer({ dist, folder, cache: createFileCache(), log, ...limits });
  ends.push(renderer.close);
  return renderer;
}

async function textOf({ files }: Replacements, address: string): Promise<string> {
  const file = files.get(address);
  return file ? new Response(await readBody(file, 'identity')).text() : 'as built';
}

it('[LC10] renders every page as the build did, byte for byte', async () => {
  const later = vi.fn<(rendered: Replacements) => void>();
  const first = await open().renderVersion({ revision: '1.1', changes: [] }, later);
  expect([...first.files.keys()]).toEqual(['/listed-products.js']);
  expect(await textOf(first, '/listed-products.js')).toContain('revision="1.1"');
  await expect.poll(() => later).toHaveBeenCalledTimes(2);
  for (const [rendered] of later.mock.calls)
    expect([...rendered.files.keys()]).toEqual(['/listed-products.js']);
});

const change = (record: string, field: string, value: unknown) => ({
  ...{ productId: contentId(record), field, value },
});
const added = 'calderstile-900-grp-step-ladder-14-tread';
const size = { size: '14', price: '438.00', stock: '3', for: 'For high cable tray.' };
const measures = { height: '3.2', width: '0.66', length: '2.24', closed: '3.6', weight: '20.3' };
const newSize = {
  ...{ productId: added, field: 'newSize' },
  value: { range: 'Calderstile 900 GRP Step Ladder', row: { ...size, ...measures } },
};

it('[LC10] makes the same bytes as a build with prices, products and content in its changes', async () => {
  const [other, withdrawn] = listedProducts.filter(({ isTest }) => !isTest).slice(40);
  if (!other || !withdrawn) throw new Error('The lists are empty');
  const changes = [
    ...priced('', 98_765).changes,
    { productId: other.id, field: 'badges', value: ['New'] },
    { productId: other.id, field: 'description', value: 'A new sentence about it.' },
    { productId: other.id, field: 'featured', value: true },
    { productId: withdrawn.id, field: 'withdrawn', value: true },
    newSize,
    change('company', 'phone', '0161 496 0142'),
    change('company', 'opens', '08:00'),
    change('company', 'closedOn', ['2026-12-29']),
    change('zone/highlands', 'rates.0', 2_150),
    change('express/london', 'express.rates.2', 9_900),
    change('faq/1', 'question', 'Which size of ladder do I need?'),
    change('testimonial/1', 'text', 'Nine pairs of steps, all of one height.'),
    change('ticker', 'on', false),
    change('project/leeds-shopping-ladders', 'title', 'A shopping centre in Leeds'),
    change('city/leeds', 'headline', 'Podiums and ladders for Leeds print halls'),
  ];
  const given = { revision: '7.1', changes };
  const place = mkdtempSync(path.join(tmpdir(), 'rungmoor-built-'));
  ends.push(async () => rmSync(place, { recursive: true }));
  const [built, file] = [path.join(place, 'dist'), path.join(place, 'changes.json')];
  writeFileSync(file, JSON.stringify(given));
  const { NODE_ENV: _, ...env } = process.env;
  const later = vi.fn<(rendered: Replacements) => void>();
  await Promise.all([
    execFile(process.execPath, [buildWithChanges, built, file], { env }),
    open().renderVersion(given, later),
  ]);
  await expect.poll(() => later, { timeout: 300_000 }).toHaveBeenCalledTimes(2);

  const publication = openPageStore(folder).readPublication(buildId(dist));
  const expected: Tags = readManifest(built).files;
  const live: Tags = { ...readManifest(dist).files, ...publication?.files };
  const differing = Object.keys(expected).filter((name) => expected[name]?.tag !== live[name]?.tag);
  // The sitemap's dates come from the project's git history, which continues after a build.
  expect(differing.filter((name) => name !== 'sitemap.xml')).toEqual([]);
  const published = Object.keys(publication?.files ?? {});
  expect(published.filter((name) => !expected[name])).toEqual([]);
  for (const name of [`product/${added}.html`, 'locations/leeds.html', 'terms.html', 'ticker.json'])
    expect(published).toContain(name);
}, 600_000);

it('[LC2] shows a new price wherever the old one was, from the first pages on', async () => {
  const rendered = await open().renderVersion(priced('1.1', 98_765), () => {});
  for (const address of ['/shop', `/product/${product.id}`])
    expect(await textOf(rendered, address)).toContain('987.65');
  expect(rendered.merchantFeed?.xml).toContain('987.65 GBP');
  expect(await textOf(rendered, '/listed-products.js')).toContain('98765');
  const scripts = [...rendered.files.keys()].filter((name) => name.startsWith('/_astro/'));
  expect(scripts).toEqual([]);
});

it('[LC2] [LC3] shows the former price again from the first pages on, though the version before ended early', async () => {
  const renderer = open();
  await renderer.renderVersion(priced('1.1', 98_765), () => {});
  const undone = await renderer.renderVersion({ revision: '2.1', changes: [] }, () => {});
  expect(undone.files.has(`/product/${product.id}`)).toBe(false);
});

it('[LC9] shows changed content on the pages that say it, and renames no script', async () => {
  const question = 'Which size of ladder do I need?';
  const changes = [
    change('faq/1', 'question', question),
    change('testimonial/1', 'text', 'Nine pairs of steps, all of one height.'),
    change('ticker', 'on', false),
    change('city/leeds', 'headline', 'Podiums and ladders for Leeds print halls'),
  ];
  const rendered = await open().renderVersion({ revision: '1.1', changes }, () => {});
  const home = await textOf(rendered, '/');
  expect(home).toContain(question);
  expect(home).toContain('id="owner-changes"');
  expect(home).not.toContain('Ticker');
  expect(await textOf(rendered, '/locations/leeds')).toContain('Leeds print halls');
  expect(await textOf(rendered, '/locations/london')).toBe('as built');
  expect([...rendered.files.keys()].filter((name) => name.startsWith('/_astro/'))).toEqual([]);
});

it('[LC2] [LC9] previews a page with a draft on top of what is in force, and keeps nothing', async () => {
  const stopping = new AbortController();
  const pages = createPreviewPages(dist, stopping.signal);
  expect(pages.list().get(`/product/${product.id}`)).toContain(product.id);
  expect(await pages.titleOf('/terms')).toBe('Terms & Conditions');
  const inForce = priced('1.1', 98_765);
  const draft = [{ productId: contentId('company'), field: 'phone', value: '0161 496 0142' }];
  const page = await pages.render(`/product/${product.id}`, inForce, draft);
  for (const words of ['987.65', '0161 496 0142']) expect(page).toContain(words);
  // The build contains no drawings of a new size, so they are inlined in the page.
  const ofSize = await pages.render(`/product/${added}`, inForce, [...draft, newSize]);
  expect(ofSize).toContain('src="data:image/svg+xml;base64,');
  expect(ofSize).not.toContain(`"/drawings/${added}/`);
  expect(await pages.render('/none', inForce, draft)).toBeUndefined();
  const [, senseless] = [...draft, ...priced('1.1', -1).changes];
  if (!senseless) throw new Error('There is no such change');
  await expect(
    pages.render('/terms', { revision: '0', changes: [] }, [...draft, senseless]),
  ).rejects.toMatchObject({ productId: product.id, message: expect.stringContaining('more than') });
  stopping.abort();
  await expect(pages.render('/terms', inForce, draft)).rejects.toThrow('aborted');
});

it.each([
  ['a change that makes no sense', {}, -1],
  ['where memory runs out', { heap: 12 }, 98_765],
  ['where rendering hangs', { patience: 300 }, 98_765],
])('[LC2] rejects %s, and nothing is published', async (_what, limits, price) => {
  await expect(open(limits).renderVersion(priced('1.1', price), () => {})).rejects.toThrow();
  expect(readdirSync(folder)).not.toContain('publication.json');
});

it('[LC2] goes on at the next start with what was published', async () => {
  const before = await open().renderVersion(priced('1.1', 98_765), () => {});
  for (const end of ends.splice(0)) await end();
  const after = await open().renderVersion(priced('1.1', 98_765), () => {});
  expect([...after.files.keys()].sort()).toEqual([...before.files.keys()].sort());
});
