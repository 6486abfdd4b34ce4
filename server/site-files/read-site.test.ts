import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFakeSite } from '../../tests/support/fake-site.ts';
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
      '/projects',
      '/projects/leeds-shopping-ladders',
      '/robots.txt',
      '/shop',
    ]);
  });

  it('[OT6] keeps the merchant feed apart, under no address: its stock is of another day', () => {
    expect(readSite(fake.dist).merchantFeed).toBeUndefined();
    mkdirSync(file('feeds'));
    writeFileSync(file('feeds/google.xml'), '<rss/>');
    const { files, merchantFeed } = readSite(fake.dist);
    expect([...files.keys()].filter((address) => address.includes('feeds'))).toEqual([]);
    expect(merchantFeed?.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(merchantFeed?.variants.identity.body).toHaveLength(6);
  });

  it('gives a page a new tag when only its policy is new', () => {
    const tag = () => readSite(fake.dist).files.get('/shop')?.variants.identity.etag;
    const before = tag();
    const pages = Object.keys(
      JSON.parse(readFileSync(file('.manifest.json'), 'utf8')).contentSecurityPolicy,
    );
    const contentSecurityPolicy = Object.fromEntries(pages.map((page) => [page, 'new']));
    writeFileSync(file('.manifest.json'), JSON.stringify({ contentSecurityPolicy }));
    expect(tag()).not.toBe(before);
  });

  it.each([
    '404.html',
    '500.html',
    'product-fallback.html',
    'project-not-found.html',
    'enquiry-again.html',
    'index.html',
  ])('refuses a site without %s', (name) => {
    rmSync(file(name));
    expect(() => readSite(fake.dist)).toThrow(`lacks ${name}`);
  });

  it('refuses a folder that holds no built site', () => {
    expect(() => readSite(file('nowhere'))).toThrow('There is no built site in');
  });

  it('refuses a damaged manifest and a page it does not name', () => {
    writeFileSync(file('.manifest.json'), '{"contentSecurityPolicy": {}}');
    expect(() => readSite(fake.dist)).toThrow('no content security policy for');
    writeFileSync(file('.manifest.json'), '{');
    expect(() => readSite(fake.dist)).toThrow('damaged .manifest.json');
  });
});
