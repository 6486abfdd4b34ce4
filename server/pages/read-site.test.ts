import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFakeSite } from '../../tests/support/fake-site.ts';
import { writeManifest } from './manifest.ts';
import { readSite } from './read-site.ts';

let fake: ReturnType<typeof writeFakeSite>;
beforeEach(() => {
  fake = writeFakeSite();
});
afterEach(() => fake.remove());
const file = (name: string) => path.join(fake.dist, name);

describe('readSite', () => {
  it('gives every file its address and hides what has none', () => {
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

  it('[OT6] keeps the merchant feed apart, under no address: its stock is of another day', () => {
    expect(readSite(fake.dist).merchantFeed).toBeUndefined();
    mkdirSync(file('feeds'));
    writeFileSync(file('feeds/google.xml'), '<rss/>');
    writeManifest(fake.dist);
    const { files, merchantFeed } = readSite(fake.dist);
    expect([...files.keys()].filter((address) => address.includes('feeds'))).toEqual([]);
    expect(merchantFeed?.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(merchantFeed?.xml).toBe('<rss/>');
  });

  it('gives a page a new tag when only its policy is new', () => {
    const tag = () => readSite(fake.dist).files.get('/shop')?.facts.tag;
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

  it('refuses a folder that holds no built site', () => {
    expect(() => readSite(file('nowhere'))).toThrow('There is no built site in');
  });

  it('refuses a site whose screens are gone though the manifest names them', () => {
    rmSync(file('404.html.br'));
    expect(() => readSite(fake.dist)).toThrow('lacks 404.html.br');
  });

  it('refuses a damaged manifest, and one that says nothing of the files', () => {
    writeFileSync(file('.manifest.json'), '{"contentSecurityPolicy": {}}');
    expect(() => readSite(fake.dist)).toThrow('damaged .manifest.json');
    writeFileSync(file('.manifest.json'), '{');
    expect(() => readSite(fake.dist)).toThrow('damaged .manifest.json');
  });

  it('reads no file but the manifest and what has no address', () => {
    rmSync(file('pictures'), { recursive: true });
    rmSync(file('shop.html'));
    expect(readSite(fake.dist).files.has('/shop')).toBe(true);
  });
});
