import { describe, expect, it } from 'vitest';
import { products as catalogue } from '../../../catalogue/catalogue.ts';
import { familyKeys, familyLabel } from '../../../catalogue/families.ts';
import { cities } from '../../../content/cities.ts';
import { terms } from '../../../content/legal/terms.ts';
import { maxBlockingMs, measureMinCpuMs } from '../../../tests/support/cpu-time.ts';
import { hostileTexts } from '../../../tests/support/hostile-text.ts';
import { toListed } from '../listed-products/listed-product.ts';
import { createSiteSearch } from './search-products.ts';
import { resultCountText } from './search-texts.ts';
import { sitePages } from './site-pages.ts';
import { synonymWords } from './synonyms.ts';

const search = createSiteSearch(catalogue.map(toListed));
const pages = (query: string) => search(query).pages.map(({ name }) => name);

describe('site pages', () => {
  it.each([
    ['delivery', 'Delivery'],
    ['Delivery cost', 'Delivery'],
    ['how much is delivery?', 'Delivery'],
    ['shipping', 'Delivery'],
    ['returns', 'Returns'],
    ['returns policy', 'Returns'],
    ['refund', 'Returns'],
    ['VAT', 'Prices, VAT and payment'],
    ['contact us', 'Contact'],
    ['phone number', 'Contact'],
    ['e-mail', 'Contact'],
    ['opening hours', 'Contact'],
    ['warranty', 'Warranty'],
    ['warranty claim', 'Warranty'],
    ['guarantee', 'Warranty'],
    ['quote', 'Trade quotes'],
    ['trade quote', 'Trade quotes'],
    ['bulk discount', 'Trade quotes'],
    ['cookies', 'Cookie Policy'],
    ['terms', 'Terms & Conditions'],
    ['T&Cs', 'Terms & Conditions'],
    ['privacy policy', 'Privacy Policy'],
    ['track order', 'Your order'],
    ['where is my order', 'Your order'],
    ['order status', 'Your order'],
    ['faq', 'Frequently asked questions'],
    ['what size do I need', 'How high do you need to reach?'],
    ['case studies', 'Projects'],
    ['training', 'Frequently asked questions'],
    ['pasma training', 'Frequently asked questions'],
    ['trade account', 'Trade quotes'],
    ['credit account', 'Trade quotes'],
    ['30 day account', 'Trade quotes'],
    ['hire', 'Contact'],
    ['tower hire', 'Contact'],
    ['click and collect', 'Contact'],
    ['manual', 'Contact'],
    // Incomplete, or mistyped
    ['deliv', 'Delivery'],
    ['delivary', 'Delivery'],
    ['warrenty', 'Warranty'],
    ['garantee', 'Warranty'],
  ])('[PL14] "%s" finds %s first', (query, name) => {
    expect(pages(query)[0]).toBe(name);
  });

  it('[PL14] finds no products for page queries', () => {
    for (const query of [
      'delivery cost',
      'track order',
      'warranty claim',
      'case studies',
      'quote',
      '30 day account',
    ]) {
      expect(search(query)).toMatchObject({ hits: [], unknown: [] });
    }
  });

  it('[PL14] does not correct the name of one page to that of another', () => {
    expect(pages('training')).toEqual(['Frequently asked questions']);
    expect(pages('tracking')).toEqual(['Your order']);
    expect(pages('traking')).toEqual(['Your order']);
  });

  it('[PL14] "spare parts" finds a page and products', () => {
    for (const query of ['spare parts', 'spares', 'parts', 'tower parts']) {
      expect(pages(query)).toEqual(['Spare parts']);
      expect(search(query).hits.length).toBeGreaterThan(0);
    }
  });

  it('[PL14] finds the page of a city, and products by the other words', () => {
    for (const { city } of cities) expect(pages(city)).toEqual([city]);
    expect(pages('sheffeild')).toEqual(['Sheffield']);
    expect(pages('tower manchester')).toEqual(['Manchester']);
    expect(search('tower manchester').hits).toEqual(search('tower').hits);
  });

  it('[PL14] finds products by the words that name no page', () => {
    const { hits, unknown } = search('podium delivery cost');
    expect(pages('podium delivery cost')).toEqual(['Delivery']);
    expect(hits).toEqual(search('podium').hits);
    expect(unknown).toEqual([]);
    expect(search('£500 + VAT').hits).toEqual(search('£500').hits);
    expect(search('tower inc VAT').hits).toEqual(search('tower').hits);
  });

  it('[PL14] do not displace products', () => {
    const names = catalogue.flatMap(({ name, sku }) => [name, sku]);
    const texts = [...names, ...familyKeys.map(familyLabel), ...synonymWords];
    const words = new Set(texts.flatMap((text) => text.split(' ')));
    const begun = [...words].flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1)));
    for (const query of new Set([...texts, ...begun])) {
      if (query !== 'spare') expect(pages(query), query).toEqual([]);
    }
    for (const query of ['2 part', 'ship ladder', 'order picking steps']) {
      expect(pages(query)).toEqual([]);
    }
  });

  it('[PL14] link to existing pages', () => {
    const anchors: Readonly<Record<string, readonly string[]>> = {
      '/terms': terms.sections.map(({ id }) => id),
      '/': ['bulk-order-cta', 'configurator', 'faq'],
    };
    const places = ['/spare-parts', '/projects', '/terms', '/privacy', '/cookies'].concat(
      cities.map(({ slug }) => `/locations/${slug}`),
    );
    for (const { href } of sitePages) {
      const [path = '', anchor] = href.split('#');
      if (anchor) expect(anchors[path]).toContain(anchor);
      else expect(places).toContain(path);
    }
  });

  it('[PL14] are counted beside the products', () => {
    expect(resultCountText(search('delivery'))).toBe('1 page found');
    expect(resultCountText(search('cancel my order'))).toBe('2 pages found');
    expect(resultCountText(search('CAL-GSL8T'))).toBe('1 product found');
    expect(resultCountText(search('spare parts'))).toMatch(/^1 page and \d+ products found$/);
    expect(resultCountText(search('zebra'))).toBe('Nothing found');
  });
});

describe('hostile queries', () => {
  it('[PL14] are answered quickly at any length', async () => {
    const slow: string[] = [];
    for (const length of [80, 10_000]) {
      for (const { name, text } of hostileTexts(length, (piece) => piece)) {
        const time = await measureMinCpuMs(() => search(text));
        if (time > maxBlockingMs) slow.push(`${name} × ${length}: ${Math.round(time)} ms`);
      }
    }
    expect(slow).toEqual([]);
  });
});
