import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { policyForType } from '../security-headers.ts';
import { feedFile, packFile, readSiteFile, SiteError } from '../site-files/read-site.ts';
import { availabilityNow, cutFeed, fillFeed } from './merchant-feed.ts';

const builtFile = readSiteFile(fileURLToPath(new URL('../../dist', import.meta.url)), feedFile);
const builtXml = new TextDecoder().decode(builtFile.variants.identity.body);
const [one, other] = products;
if (!one || !other) throw new Error('The catalogue lacks what these tests need');

/** Every item's id with what it says, read as a stranger would. */
const said = (xml: string) =>
  new Map(
    xml
      .split('<item>')
      .slice(1)
      .map((item) => [
        /<g:id>(.*?)<\/g:id>/.exec(item)?.[1],
        /<g:availability>(.*?)<\/g:availability>/.exec(item)?.[1],
      ]),
  );
const saidAtFirst = said(builtXml);
const sold = products.filter(({ isTest }) => !isTest);

describe('the merchant feed of the built site', () => {
  const feed = cutFeed(builtFile);

  it('[CA7] is found item by item, and the same again with what it was built with', () => {
    expect(feed.items.map(({ productId }) => productId)).toEqual(sold.map(({ id }) => id));
    expect(fillFeed(feed, availabilityNow(feed, {}))).toBe(builtXml);
  });

  it.each([
    [0, 'out_of_stock'],
    [1, 'in_stock'],
    [40, 'in_stock'],
  ])('[CA7, CC14] says of everything that %i are left: %s', (left, availability) => {
    const levels = Object.fromEntries(products.map(({ id }) => [id, left]));
    const xml = fillFeed(feed, availabilityNow(feed, levels));
    expect(said(xml)).toEqual(new Map(sold.map(({ sku }) => [sku, availability])));
    const without = (text: string) => text.replaceAll(/(?<=availability>)\w+/g, '');
    expect(without(xml)).toBe(without(builtXml));
  });

  it('[CA7, CC14] changes the one item that the ledger counts otherwise', () => {
    for (const product of [
      sold.find(({ inStock }) => inStock),
      sold.find(({ inStock }) => !inStock),
    ]) {
      const { id = '', sku = '', inStock = false } = product ?? {};
      const xml = fillFeed(feed, availabilityNow(feed, { [id]: inStock ? 0 : 3 }));
      const changed = [...said(xml)].filter(([key, value]) => saidAtFirst.get(key) !== value);
      expect(changed).toEqual([[sku, inStock ? 'out_of_stock' : 'in_stock']]);
    }
  });
});

describe('a merchant feed of another form', () => {
  const item = (sku: string, availability = '<g:availability>in_stock</g:availability>') =>
    `<item><g:id>${sku}</g:id>${availability}</item>`;
  const cut = (xml: string) => {
    const headers = { 'content-security-policy': policyForType('application/xml') };
    const identity = new TextEncoder().encode(xml);
    return () => cutFeed(packFile(headers, { identity, br: undefined, gzip: undefined }));
  };

  it('[CA7] is taken in the form that is known', () => {
    expect(cut(`<rss>${item(one.sku)}\n${item(other.sku)}</rss>`)().items).toHaveLength(2);
  });

  it.each([
    ['nothing', ''],
    ['no items', '<feed><entry/></feed>'],
    ['items with attributes', `${item(one.sku)}<item lang="en"></item>`],
    ['an item in an item', `<item>${item(one.sku)}</item>`],
    ['an item that does not end', `${item(one.sku)}<item>`],
    ['no availability', item(one.sku, '')],
    ['availability after', `${item(one.sku)}<g:availability>in_stock</g:availability>`],
    ['availability twice', item(one.sku, '<g:availability>in_stock</g:availability>'.repeat(2))],
    ['availability outside', `<g:availability>in_stock</g:availability>${item(one.sku)}`],
    ['attributes', item(one.sku, '<g:availability at="x">in_stock</g:availability>')],
    ['another word', item(one.sku, '<g:availability>in stock</g:availability>')],
    ['space', item(one.sku, '<g:availability> in_stock </g:availability>')],
    ['a strange SKU', item('XXX-NONE')],
    ['no SKU', `<item><g:availability>in_stock</g:availability></item>`],
    ['two SKUs', item(`${one.sku}</g:id><g:id>${other.sku}`)],
    ['a SKU twice', item(one.sku) + item(one.sku)],
  ])('[CA7] is refused: %s', (_, xml) => {
    expect(cut(xml)).toThrow(SiteError);
  });
});
