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
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

const inHead = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const canonicalOf = (html: string) => inHead(html, /<link rel="canonical" href="([^"]+)"/);
const things = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  );

/** The structured data types of a page, by the first part of its path. */
const expectedThings: Record<string, string[]> = {
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
    expect(canonicalOf(html)).toBe(address);
    expect(inHead(html, /property="og:url" content="([^"]+)"/)).toBe(address);
    expect(html, path).toContain('name="twitter:card" content="summary_large_image"');
    const picture = `${company.origin}/share/${path.slice(1).replaceAll('/', '-') || 'home'}.jpg`;
    expect(inHead(html, /property="og:image" content="([^"]+)"/)).toBe(picture);
    expect(inHead(html, /property="og:image:alt" content="([^"]+)"/), path).toBeTruthy();
    heads.add(inHead(html, /<title>([^<]+)/) ?? '');
    heads.add(inHead(html, /name="description" content="([^"]+)"/) ?? '');
    const [, section = ''] = path.split('/');
    const expected = path === '/projects' ? ['BreadcrumbList'] : (expectedThings[section] ?? []);
    expect(
      things(html).map((thing) => thing['@type']),
      path,
    ).toEqual(expected);
  }
  expect(heads.size).toBe(2 * addresses.length);
  for (const picture of pictures.filter((_, place) => place % 50 === 0)) {
    const answer = await request.get(pathOf(picture));
    expect(answer.headers()['content-type'], picture).toMatch(/^image\//);
  }
});

test('[OT6] the merchant feed agrees with the pages it leads to', async ({ page, request }) => {
  const answer = await request.get('/feeds/google.xml');
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const [ids = [], links = []] = await readXml(page, await answer.text(), ['g:id', 'g:link']);
  expect(ids).toHaveLength(products.length - 1);
  for (const [place, id] of ids.entries()) {
    if (place % 25 !== 0) continue;
    const html = await getText(request, pathOf(links[place] ?? ''));
    expect(html).toContain(`SKU ${id}`);
    expect(things(html)[0]).toMatchObject({ sku: id });
  }
});

test('[OT6, CC14] the merchant feed says what is in stock now', async ({ page, request }) => {
  const idOf = new Map(products.map(({ sku, id }) => [sku, id]));
  const left = async () => (await request.get('/api/stock')).json();
  // Retried if another test bought something in the meantime.
  await expect(async () => {
    const before = await left();
    const feed = await getText(request, '/feeds/google.xml');
    expect(await left()).toEqual(before);
    const [skus = [], states = []] = await readXml(page, feed, ['g:id', 'g:availability']);
    const offered = skus.map((sku, place) => [sku, states[place] === 'in_stock']);
    expect(offered).toEqual(skus.map((sku) => [sku, before[idOf.get(sku) ?? ''] > 0]));
  }).toPass();
});

for (const [was, left, text, availability] of [
  ['in stock', 0, /^Out of stock/, 'OutOfStock'],
  ['out of stock', 4, /^4 in stock$/, 'InStock'],
] as const) {
  test(`[CC14] built ${was} and ${left} left: the offer says what the page shows`, async ({
    page,
  }) => {
    const product = publicProducts.find(({ inStock }) => inStock === (was === 'in stock'));
    if (!product) throw new Error(`Nothing is ${was}`);
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.route('**/api/stock', (route) => route.fulfill({ json: { [product.id]: left } }));
    await page.goto(`/product/${product.id}`);
    const shown = page.getByRole('main').locator(`[data-stock="${product.id}"]`).first();
    await expect(shown).toHaveText(text);
    const offered = async () => {
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      return texts.map((text) => JSON.parse(text).offers?.availability).find(Boolean);
    };
    await expect.poll(offered).toBe(`https://schema.org/${availability}`);
    expect(complaints).toEqual([]);
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
  expect(canonicalOf(await getText(request, '/product/no-such-ladder'))).toBe(
    `${company.origin}/product/${firstProduct.id}`,
  );
});

test('[PL13] a filtered listing belongs to /shop and is not listed by itself', async ({
  request,
}) => {
  const answer = await request.get('/shop?family=step-ladders');
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  expect(canonicalOf(await answer.text())).toBe(`${company.origin}/shop`);
  const plain = await request.get('/shop');
  expect(plain.headers()['x-robots-tag']).toBeUndefined();
});

test('files for machines are where machines look for them', async ({ request }) => {
  for (const [path, type, start] of [
    ['/robots.txt', 'text/plain; charset=utf-8', /^# .+\nUser-agent: \*\n/],
    ['/llms.txt', 'text/plain; charset=utf-8', /^# Rungmoor\n/],
    ['/sitemap.xml', 'application/xml; charset=utf-8', /^<\?xml /],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', /^\{/],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', /^Contact: mailto:/],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type'], path).toBe(type);
    expect(await answer.text()).toMatch(start);
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
