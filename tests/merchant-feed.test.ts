import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { currentCatalogue as catalogue } from '../server/app/catalogue.ts';
import { readFeed } from '../server/pages/read-site.ts';
import { availabilityNow, cutFeed, fillFeed } from '../server/stock/merchant-feed.ts';

const built = readFeed(path.join(import.meta.dirname, '../dist'));
const builtXml = built.xml;

/** The content of each item by its id, parsed without our own code. */
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
  const feed = cutFeed(built, catalogue());

  it('[OT6] is found item by item, and the same again with what it was built with', () => {
    expect(feed.items.map(({ productId }) => productId)).toEqual(sold.map(({ id }) => id));
    expect(fillFeed(feed, availabilityNow(feed, {}))).toBe(builtXml);
  });

  it.each([
    [0, 'out_of_stock'],
    [1, 'in_stock'],
    [40, 'in_stock'],
  ])('[OT6, CC14] says of everything that %i are left: %s', (left, availability) => {
    const levels = Object.fromEntries(products.map(({ id }) => [id, left]));
    const xml = fillFeed(feed, availabilityNow(feed, levels));
    expect(said(xml)).toEqual(new Map(sold.map(({ sku }) => [sku, availability])));
    const without = (text: string) => text.replaceAll(/(?<=availability>)\w+/g, '');
    expect(without(xml)).toBe(without(builtXml));
  });

  it('[OT6, CC14] changes the one item that the ledger counts otherwise', () => {
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
