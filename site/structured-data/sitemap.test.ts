import { describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { cities } from '../../content/cities.ts';
import { company } from '../../content/company.ts';
import { projects } from '../../content/projects.ts';
import { changeOf, listedPages } from './listed-pages.ts';
import { sitemap } from './sitemap.ts';

const text = sitemap();
const urls = text.match(/<url>.*<\/url>/g) ?? [];
const addressIn = (url: string) => /<loc>([^<]*)<\/loc>/.exec(url)?.[1];

describe('the sitemap', () => {
  it('[SH1] names every route that is a page for visitors, once', () => {
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

  it('shows the pictures of every product', () => {
    for (const { path, pictures = [] } of listedPages()) {
      const url = urls.find((one) => addressIn(one) === company.origin + path) ?? '';
      expect(url.match(/<image:loc>/g)?.length ?? 0, path).toBe(pictures.length);
      expect(pictures.length > 0, path).toBe(path.startsWith('/product/'));
    }
  });

  it('[OT1] dates the legal pages by what they say, and nothing else', () => {
    const dated = urls.filter((url) => url.includes('<lastmod>'));
    expect(dated.map((url) => url.replace(company.origin, ''))).toEqual(
      ['/terms', '/privacy', '/cookies'].map(
        (path) => `<url><loc>${path}</loc><lastmod>2025-08-20</lastmod></url>`,
      ),
    );
  });
});

it('reads the day a legal page was last changed, or refuses', () => {
  expect(changeOf({ lastUpdated: 'Last updated: 1st March 2027' })).toBe('2027-03-01');
  expect(changeOf({ lastUpdated: 'Last updated: 23rd December 2026' })).toBe('2026-12-23');
  expect(() => changeOf({ lastUpdated: 'Last updated: soon' })).toThrow('names no day');
});
