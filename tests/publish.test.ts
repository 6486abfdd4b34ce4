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
import { computeBuildId } from '../server/pages/build-info.ts';
import { createFileCache } from '../server/pages/file-cache.ts';
import { readManifest } from '../server/pages/manifest.ts';
import type { Replacements } from '../server/pages/read-site.ts';
import { readBody } from '../server/pages/serve-file.ts';
import { openPageStore } from '../server/publish/page-store.ts';
import { createPreviewPages } from '../server/publish/preview-pages.ts';
import { createRenderer } from '../server/publish/renderer.ts';

const dist = path.join(import.meta.dirname, '../dist');
const buildWithChanges = fileURLToPath(new URL('./support/build-with-changes.ts', import.meta.url));
const execFile = promisify(run);
type Tags = Readonly<Record<string, { tag: string }>>;
const log = createLog('error', () => {});
let folder: string;
const cleanups: (() => Promise<void>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rungmoor-published-'));
});
afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
  rmSync(folder, { recursive: true });
});

const [product] = listedProducts.filter(({ family }) => family !== undefined).slice(100);
if (!product) throw new Error('The lists are empty');
const priceChange = (revision: string, value: number): CatalogueChanges => ({
  revision,
  changes: [{ productId: product.id, field: 'price', value }],
});

function createTestRenderer(limits = {}) {
  const renderer = createRenderer({ dist, folder, cache: createFileCache(), log, ...limits });
  cleanups.push(renderer.close);
  return renderer;
}

async function readReplacedText({ files }: Replacements, address: string): Promise<string> {
  const file = files.get(address);
  return file ? new Response(await readBody(file, 'identity')).text() : 'as built';
}

it('[LC10] renders every page as the build did, byte for byte', async () => {
  const onRendered = vi.fn<(rendered: Replacements) => void>();
  const first = await createTestRenderer().renderVersion(
    { revision: '1.1', changes: [] },
    onRendered,
  );
  expect([...first.files.keys()]).toEqual(['/listed-products.js']);
  expect(await readReplacedText(first, '/listed-products.js')).toContain('revision="1.1"');
  await expect.poll(() => onRendered).toHaveBeenCalledTimes(2);
  for (const [rendered] of onRendered.mock.calls)
    expect([...rendered.files.keys()]).toEqual(['/listed-products.js']);
});

const change = (record: string, field: string, value: unknown) => ({
  ...{ productId: contentId(record), field, value },
});
const addedProductId = 'calderstile-900-grp-step-ladder-14-tread';
const size = { size: '14', price: '438.00', stock: '3', for: 'For high cable tray.' };
const measures = { height: '3.2', width: '0.66', length: '2.24', closed: '3.6', weight: '20.3' };
const newSize = {
  ...{ productId: addedProductId, field: 'newSize' },
  value: { range: 'Calderstile 900 GRP Step Ladder', row: { ...size, ...measures } },
};

it('[LC10] makes the same bytes as a build with prices, products and content in its changes', async () => {
  const [other, withdrawn] = listedProducts.filter(({ isTest }) => !isTest).slice(40);
  if (!other || !withdrawn) throw new Error('The lists are empty');
  const changes = [
    ...priceChange('', 98_765).changes,
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
  const publishedContent = { revision: '7.1', changes };
  const buildFolder = mkdtempSync(path.join(tmpdir(), 'rungmoor-built-'));
  cleanups.push(async () => rmSync(buildFolder, { recursive: true }));
  const [built, file] = [path.join(buildFolder, 'dist'), path.join(buildFolder, 'changes.json')];
  writeFileSync(file, JSON.stringify(publishedContent));
  const { NODE_ENV: _, ...env } = process.env;
  const onRendered = vi.fn<(rendered: Replacements) => void>();
  await Promise.all([
    execFile(process.execPath, [buildWithChanges, built, file], { env }),
    createTestRenderer().renderVersion(publishedContent, onRendered),
  ]);
  await expect.poll(() => onRendered, { timeout: 300_000 }).toHaveBeenCalledTimes(2);

  const publication = openPageStore(folder).readPublication(computeBuildId(dist));
  const expected: Tags = readManifest(built).files;
  const liveFiles: Tags = { ...readManifest(dist).files, ...publication?.files };
  const differing = Object.keys(expected).filter(
    (name) => expected[name]?.tag !== liveFiles[name]?.tag,
  );
  // The sitemap's dates come from the project's git history, which continues after a build.
  expect(differing.filter((name) => name !== 'sitemap.xml')).toEqual([]);
  const published = Object.keys(publication?.files ?? {});
  expect(published.filter((name) => !expected[name])).toEqual([]);
  for (const name of [
    `product/${addedProductId}.html`,
    'locations/leeds.html',
    'terms.html',
    'ticker.json',
  ])
    expect(published).toContain(name);
}, 600_000);

it('[LC2] shows a new price on its pages, in the feed and in the listing data', async () => {
  const rendered = await createTestRenderer().renderVersion(priceChange('1.1', 98_765), () => {});
  for (const address of ['/shop', `/product/${product.id}`])
    expect(await readReplacedText(rendered, address)).toContain('987.65');
  expect(rendered.merchantFeed?.xml).toContain('987.65 GBP');
  expect(await readReplacedText(rendered, '/listed-products.js')).toContain('98765');
  const scripts = [...rendered.files.keys()].filter((name) => name.startsWith('/_astro/'));
  expect(scripts).toEqual([]);
});

it('[LC2] [LC3] shows the former price again from the first pages on, though the version before ended early', async () => {
  const renderer = createTestRenderer();
  await renderer.renderVersion(priceChange('1.1', 98_765), () => {});
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
  const rendered = await createTestRenderer().renderVersion({ revision: '1.1', changes }, () => {});
  const home = await readReplacedText(rendered, '/');
  expect(home).toContain(question);
  expect(home).toContain('id="owner-changes"');
  expect(home).not.toContain('Ticker');
  expect(await readReplacedText(rendered, '/locations/leeds')).toContain('Leeds print halls');
  expect(await readReplacedText(rendered, '/locations/london')).toBe('as built');
  expect([...rendered.files.keys()].filter((name) => name.startsWith('/_astro/'))).toEqual([]);
});

it('[LC2] [LC9] previews a draft over the live version without storing it', async () => {
  const controller = new AbortController();
  const pages = createPreviewPages(dist, controller.signal);
  expect(pages.list().get(`/product/${product.id}`)).toContain(product.id);
  expect(await pages.readTitle('/terms')).toBe('Terms & Conditions');
  const liveChanges = priceChange('1.1', 98_765);
  const draft = [{ productId: contentId('company'), field: 'phone', value: '0161 496 0142' }];
  const page = await pages.render(`/product/${product.id}`, liveChanges, draft);
  for (const words of ['987.65', '0161 496 0142']) expect(page).toContain(words);
  // The build contains no drawings of a new size, so they are inlined in the page.
  const sizePage = await pages.render(`/product/${addedProductId}`, liveChanges, [
    ...draft,
    newSize,
  ]);
  expect(sizePage).toContain('src="data:image/svg+xml;base64,');
  expect(sizePage).not.toContain(`"/drawings/${addedProductId}/`);
  expect(await pages.render('/none', liveChanges, draft)).toBeUndefined();
  const [, invalidChange] = [...draft, ...priceChange('1.1', -1).changes];
  if (!invalidChange) throw new Error('There is no such change');
  await expect(
    pages.render('/terms', { revision: '0', changes: [] }, [...draft, invalidChange]),
  ).rejects.toMatchObject({ productId: product.id, message: expect.stringContaining('more than') });
  controller.abort();
  await expect(pages.render('/terms', liveChanges, draft)).rejects.toThrow('aborted');
});

it.each([
  ['a change that makes no sense', {}, -1],
  ['where memory runs out', { heap: 12 }, 98_765],
  ['where rendering hangs', { timeoutMs: 300 }, 98_765],
])('[LC2] rejects %s, and nothing is published', async (_what, limits, price) => {
  await expect(
    createTestRenderer(limits).renderVersion(priceChange('1.1', price), () => {}),
  ).rejects.toThrow();
  expect(readdirSync(folder)).not.toContain('publication.json');
});

it('[LC2] keeps the published version after a restart', async () => {
  const before = await createTestRenderer().renderVersion(priceChange('1.1', 98_765), () => {});
  for (const end of cleanups.splice(0)) await end();
  const after = await createTestRenderer().renderVersion(priceChange('1.1', 98_765), () => {});
  expect([...after.files.keys()].sort()).toEqual([...before.files.keys()].sort());
});
