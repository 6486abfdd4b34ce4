import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { firstProduct, products } from '../../catalogue/catalogue.ts';
import { company } from '../../content/company.ts';
import { publicProducts } from '../../site/structured-data/listed-pages.ts';
import { test } from '../support/test.ts';

/** The texts of elements in an XML file, which the browser's own parser must accept. */
async function readXml(page: Page, xml: string, names: readonly string[]) {
  const read = await page.evaluate(
    ([text, wanted]) => {
      const file = new DOMParser().parseFromString(text, 'application/xml');
      const all = (name: string) => [...file.getElementsByTagName(name)].map((e) => e.textContent);
      return { error: file.querySelector('parsererror')?.textContent, texts: wanted.map(all) };
    },
    [xml, names] as const,
  );
  expect(read.error).toBeUndefined();
  return read.texts;
}

const pathOf = (address: string) => address.slice(company.origin.length);

async function getText(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

const matchInHead = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const getCanonical = (html: string) => matchInHead(html, /<link rel="canonical" href="([^"]+)"/);
const readStructuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  );

/** The structured data types of a page, by the first part of its path. */
const expectedTypes: Record<string, string[]> = {
  '': ['OnlineStore', 'WebSite'],
  shop: ['BreadcrumbList'],
  'spare-parts': ['BreadcrumbList'],
  product: ['Product', 'BreadcrumbList'],
  projects: ['Article', 'BreadcrumbList'],
  locations: ['HardwareStore', 'BreadcrumbList'],
  terms: ['OnlineStore'],
};

test('[PD11, CP2] every page of the sitemap answers, has a head of its own and its data', async ({
  page,
  request,
}) => {
  const xml = await getText(request, '/sitemap.xml');
  const [addresses = [], pictures = []] = await readXml(page, xml, ['loc', 'image:loc']);
  const heads = new Set<string>();
  for (const address of addresses) {
    const path = pathOf(address);
    const html = await getText(request, path);
    expect(html, path).not.toContain('name="robots"');
    expect(getCanonical(html)).toBe(address);
    expect(matchInHead(html, /property="og:url" content="([^"]+)"/)).toBe(address);
    expect(html, path).toContain('name="twitter:card" content="summary_large_image"');
    const picture = `${company.origin}/share/${path.slice(1).replaceAll('/', '-') || 'home'}.jpg`;
    expect(matchInHead(html, /property="og:image" content="([^"]+)"/)).toBe(picture);
    expect(matchInHead(html, /property="og:image:alt" content="([^"]+)"/), path).toBeTruthy();
    heads.add(matchInHead(html, /<title>([^<]+)/) ?? '');
    heads.add(matchInHead(html, /name="description" content="([^"]+)"/) ?? '');
    const [, section = ''] = path.split('/');
    const expected = path === '/projects' ? ['BreadcrumbList'] : (expectedTypes[section] ?? []);
    expect(
      readStructuredData(html).map((thing) => thing['@type']),
      path,
    ).toEqual(expected);
  }
  expect(heads.size).toBe(2 * addresses.length);
  for (const picture of pictures.filter((_, place) => place % 50 === 0)) {
    const response = await request.get(pathOf(picture));
    expect(response.headers()['content-type'], picture).toMatch(/^image\//);
  }
});

test('[OT6] the merchant feed agrees with the pages it leads to', async ({ page, request }) => {
  const response = await request.get('/feeds/google.xml');
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const [ids = [], links = []] = await readXml(page, await response.text(), ['g:id', 'g:link']);
  expect(ids).toHaveLength(products.length - 1);
  for (const [place, id] of ids.entries()) {
    if (place % 25 !== 0) continue;
    const html = await getText(request, pathOf(links[place] ?? ''));
    expect(html).toContain(`SKU ${id}`);
    expect(readStructuredData(html)[0]).toMatchObject({ sku: id });
  }
});

test('[OT6, CC14] the merchant feed says what is in stock now', async ({ page, request }) => {
  const idBySku = new Map(products.map(({ sku, id }) => [sku, id]));
  const left = async () => (await request.get('/api/stock')).json();
  // Retried if another test bought something in the meantime.
  await expect(async () => {
    const before = await left();
    const feed = await getText(request, '/feeds/google.xml');
    expect(await left()).toEqual(before);
    const [skus = [], states = []] = await readXml(page, feed, ['g:id', 'g:availability']);
    const feedAvailability = skus.map((sku, place) => [sku, states[place] === 'in_stock']);
    expect(feedAvailability).toEqual(skus.map((sku) => [sku, before[idBySku.get(sku) ?? ''] > 0]));
  }).toPass();
});

for (const [initialStock, left, text, availability] of [
  ['in stock', 0, /^Out of stock/, 'OutOfStock'],
  ['out of stock', 4, /^4 in stock$/, 'InStock'],
] as const) {
  test(`[CC14] built ${initialStock} and ${left} left: the offer says what the page shows`, async ({
    page,
  }) => {
    const product = publicProducts.find(({ inStock }) => inStock === (initialStock === 'in stock'));
    if (!product) throw new Error(`Nothing is ${initialStock}`);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.route('**/api/stock', (route) => route.fulfill({ json: { [product.id]: left } }));
    await page.goto(`/product/${product.id}`);
    const shown = page.getByRole('main').locator(`[data-stock="${product.id}"]`).first();
    await expect(shown).toHaveText(text);
    const offered = async () => {
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      return texts.map((text) => JSON.parse(text).offers?.availability).find(Boolean);
    };
    await expect.poll(offered).toBe(`https://schema.org/${availability}`);
    expect(errors).toEqual([]);
  });
}

test('[CA7, PD9] the test item and the page of an unknown product stay out', async ({
  request,
}) => {
  const testItem = products.find(({ isTest }) => isTest);
  for (const id of [testItem?.id ?? '', 'no-such-ladder']) {
    const html = await getText(request, `/product/${id}`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/ld\+json|property="og:/);
  }
  expect(getCanonical(await getText(request, '/product/no-such-ladder'))).toBe(
    `${company.origin}/product/${firstProduct.id}`,
  );
});

test('[PL13] a filtered listing belongs to /shop and is not listed by itself', async ({
  request,
}) => {
  const response = await request.get('/shop?family=step-ladders');
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  expect(getCanonical(await response.text())).toBe(`${company.origin}/shop`);
  const unfiltered = await request.get('/shop');
  expect(unfiltered.headers()['x-robots-tag']).toBeUndefined();
});

test('files for machines are where machines look for them', async ({ request }) => {
  for (const [path, type, start] of [
    ['/robots.txt', 'text/plain; charset=utf-8', /^# .+\nUser-agent: \*\n/],
    ['/llms.txt', 'text/plain; charset=utf-8', /^# Rungmoor\n/],
    ['/sitemap.xml', 'application/xml; charset=utf-8', /^<\?xml /],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', /^\{/],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', /^Contact: mailto:/],
  ] as const) {
    const response = await request.get(path);
    expect(response.headers()['content-type'], path).toBe(type);
    expect(await response.text()).toMatch(start);
  }
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/share/home.jpg', 'image/jpeg'],
  ] as const)
    expect((await request.get(path)).headers()['content-type'], path).toBe(type);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  expect(await getText(request, '/')).toContain(
    '<link rel="manifest" href="/manifest.webmanifest">',
  );
});
