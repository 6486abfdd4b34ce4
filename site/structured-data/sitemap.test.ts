import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lists, products } from '../../catalogue/catalogue.ts';
import { buildProducts } from '../../catalogue/range.ts';
import { cities } from '../../content/cities.ts';
import { company } from '../../content/company.ts';
import { projects } from '../../content/projects.ts';
import { listedPages, parseLastUpdated } from './listed-pages.ts';
import { sitemap } from './sitemap.ts';

const text = sitemap(new Map([['catalogue/lists/steps.ts', '2026-11-12']]));
const urls = text.match(/<url>.*<\/url>/g) ?? [];
const addressIn = (url: string) => /<loc>([^<]*)<\/loc>/.exec(url)?.[1];

describe('the sitemap', () => {
  it('[SH1] lists every public page once', () => {
    const routes = [
      '/',
      '/shop',
      '/spare-parts',
      '/projects',
      '/terms',
      '/privacy',
      '/cookies',
      ...products.filter(({ isTest }) => !isTest).map(({ id }) => `/product/${id}`),
      ...projects.map(({ slug }) => `/projects/${slug}`),
      ...cities.map(({ slug }) => `/locations/${slug}`),
    ];
    expect(urls.map(addressIn).sort()).toEqual(
      routes.map((route) => `${company.origin}${route}`).sort(),
    );
  });

  it('[CA7] leaves out the test item', () => {
    expect(products.some(({ isTest }) => isTest)).toBe(true);
    expect(text).not.toContain('test-item');
  });

  it('lists the pictures of every product, project, city and home page', () => {
    for (const { path, pictures } of listedPages()) {
      const url = urls.find((one) => addressIn(one) === company.origin + path) ?? '';
      expect(url.match(/<image:loc>/g)?.length ?? 0, path).toBe(pictures.length);
      const hasPictures = /^\/(product\/|projects\/|locations\/|$)/.test(path);
      expect(pictures.length > 0, path).toBe(hasPictures);
    }
  });

  it('lists only existing pictures', () => {
    const shown = listedPages().flatMap(({ pictures }) => pictures);
    const made = shown.filter((picture) => picture.startsWith('/pictures/'));
    expect(made.length).toBeGreaterThan(1000);
    expect(made.filter((picture) => !existsSync(path.join('site/public', picture)))).toEqual([]);
  });

  it('[OT1] dates the legal pages by their last-updated text', () => {
    for (const path of ['/terms', '/privacy', '/cookies']) {
      expect(text).toContain(
        `<url><loc>${company.origin}${path}</loc><lastmod>2025-08-20</lastmod></url>`,
      );
    }
  });

  it('dates pages by the newest change of their source files', () => {
    const dated = urls.filter((url) => url.includes('<lastmod>2026-11-12</lastmod>'));
    const paths = dated.map((url) => addressIn(url)?.replace(company.origin, '') ?? '');
    expect(paths.filter((path) => !path.startsWith('/product/'))).toEqual(['/shop']);
    const ids = paths.flatMap((path) => path.split('/product/')[1] ?? []);
    expect(ids.sort()).toEqual(
      lists.steps
        .flatMap(buildProducts)
        .map(({ id }) => id)
        .sort(),
    );
    expect(urls.filter((url) => !url.includes('<lastmod>')).length).toBe(
      urls.length - dated.length - 3,
    );
  });

  it('has source files for every other page', () => {
    for (const { path: page, sourceFiles, lastModified } of listedPages()) {
      expect(sourceFiles.length > 0, page).toBe(lastModified === undefined);
      expect(
        sourceFiles.filter((place) => !existsSync(place)),
        page,
      ).toEqual([]);
    }
  });
});

it('parses the last-updated date or throws', () => {
  expect(parseLastUpdated({ lastUpdated: 'Last updated: 1st March 2027' })).toBe('2027-03-01');
  expect(parseLastUpdated({ lastUpdated: 'Last updated: 23rd December 2026' })).toBe('2026-12-23');
  expect(() => parseLastUpdated({ lastUpdated: 'Last updated: soon' })).toThrow('names no day');
});
