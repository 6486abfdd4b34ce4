import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFakeSite } from '../../tests/support/fake-site.ts';
import { createFileCache } from './file-cache.ts';
import { writeManifest } from './manifest.ts';
import { loadReplacements, readSite, replaceFiles } from './read-site.ts';
import type { SiteFile } from './site-file.ts';
import { openFolder } from './site-folder.ts';

let fake: ReturnType<typeof writeFakeSite>;
beforeEach(() => {
  fake = writeFakeSite();
});
afterEach(() => fake.remove());
const file = (name: string) => path.join(fake.dist, name);

describe('readSite', () => {
  it('lists every file by URL path, without files that have none', () => {
    const addresses = [...readSite(fake.dist).files.keys()].sort();
    expect(addresses).toEqual([
      '/',
      '/.well-known/security.txt',
      '/_astro/shop.B2x9.js',
      '/data sheet.pdf',
      '/locations',
      '/offline-worker.js',
      '/offline.html',
      '/pictures/0a1b2c3d4e5f-480.avif',
      '/pictures/plan.svg',
      '/pictures/scenes/city-leeds-0a1b2c3d-960.avif',
      '/pictures/titan.avif',
      '/product/tit-20',
      '/product/tit-20.pdf',
      '/projects',
      '/projects/leeds-shopping-ladders',
      '/register.html',
      '/robots.txt',
      '/shop',
      '/thank-you',
    ]);
  });

  it('[OT6] does not serve the built merchant feed, whose stock is out of date', () => {
    expect(readSite(fake.dist).merchantFeed).toBeUndefined();
    mkdirSync(file('feeds'));
    writeFileSync(file('feeds/google.xml'), '<rss/>');
    writeManifest(fake.dist);
    const { files, merchantFeed } = readSite(fake.dist);
    expect([...files.keys()].filter((address) => address.includes('feeds'))).toEqual([]);
    expect(merchantFeed?.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(merchantFeed?.xml).toBe('<rss/>');
  });

  it('changes a page’s tag if only its policy has changed', () => {
    const tag = () => readSite(fake.dist).files.get('/shop')?.metadata.tag;
    const before = tag();
    const pages = Object.keys(
      JSON.parse(readFileSync(file('.manifest.json'), 'utf8')).contentSecurityPolicy,
    );
    const contentSecurityPolicy = Object.fromEntries(pages.map((page) => [page, 'new']));
    writeFileSync(file('.manifest.json'), JSON.stringify({ contentSecurityPolicy }));
    writeManifest(fake.dist);
    expect(tag()).not.toBe(before);
  });

  it.each([
    '404.html',
    '500.html',
    'product-fallback.html',
    'project-not-found.html',
    'enquiry-again.html',
    'register.html',
    'offer.html',
    'index.html',
  ])('refuses a site without %s', (name) => {
    rmSync(file(name));
    writeManifest(fake.dist);
    expect(() => readSite(fake.dist)).toThrow(`lacks ${name}`);
  });

  it('rejects a folder without a built site', () => {
    expect(() => readSite(file('nowhere'))).toThrow('There is no built site in');
  });

  it('rejects a site whose special pages are missing', () => {
    rmSync(file('404.html.br'));
    expect(() => readSite(fake.dist)).toThrow('lacks 404.html.br');
  });

  it('rejects a damaged manifest and one without files', () => {
    writeFileSync(file('.manifest.json'), '{"contentSecurityPolicy": {}}');
    expect(() => readSite(fake.dist)).toThrow('damaged .manifest.json');
    writeFileSync(file('.manifest.json'), '{');
    expect(() => readSite(fake.dist)).toThrow('damaged .manifest.json');
  });

  it('reads only the manifest and pages without a URL', () => {
    rmSync(file('pictures'), { recursive: true });
    rmSync(file('shop.html'));
    expect(readSite(fake.dist).files.has('/shop')).toBe(true);
  });
});

describe('replaced files', () => {
  const page = (stored: string) => ({ stored, tag: stored, identity: 10 });
  const keep = (file: SiteFile | undefined) => {
    if (!file || !('folder' in file.content)) throw new Error('The file is not in a folder');
    file.content.folder.keep(file, 'identity', new Uint8Array(10));
  };

  it('[LC2] stay cached only while they are served', () => {
    const cache = createFileCache();
    const built = readSite(fake.dist, cache);
    const live = { current: built };
    const folder = openFolder(fake.dist, cache);
    const stored = { 'shop.html': page('one'), 'projects.html': page('two') };
    const first = loadReplacements(fake.dist, folder, stored);
    keep(built.files.get('/shop'));
    replaceFiles(live, built, first);
    expect(built.files.get('/shop')?.cachedResponses.identity).toBeUndefined();

    const [shop, projects] = [first.files.get('/shop'), first.files.get('/projects')];
    keep(shop);
    keep(projects);
    const next = { 'shop.html': page('three'), 'projects.html': page('two') };
    replaceFiles(live, built, loadReplacements(fake.dist, folder, next, first));
    expect(shop?.cachedResponses.identity).toBeUndefined();
    expect(live.current.files.get('/projects')).toBe(projects);
    expect(projects?.cachedResponses.identity).toBeDefined();
  });
});
