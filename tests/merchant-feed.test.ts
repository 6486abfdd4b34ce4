import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { getBuiltCatalogue } from '../server/app/catalogue.ts';
import { readFeed } from '../server/pages/read-site.ts';
import { currentAvailability, parseFeed, renderFeed } from '../server/stock/merchant-feed.ts';

const built = readFeed(path.join(import.meta.dirname, '../dist'));
const builtXml = built.xml;

/** The content of each item by its id, parsed without our own code. */
const parseFeedLines = (xml: string) =>
  new Map(
    xml
      .split('<item>')
      .slice(1)
      .map((item) => [
        /<g:id>(.*?)<\/g:id>/.exec(item)?.[1],
        /<g:availability>(.*?)<\/g:availability>/.exec(item)?.[1],
      ]),
  );
const builtLines = parseFeedLines(builtXml);
const soldProducts = products.filter(({ isTest }) => !isTest);

describe('the merchant feed of the built site', () => {
  const feed = parseFeed(built, getBuiltCatalogue());

  it('[OT6] is found item by item, and the same again with what it was built with', () => {
    expect(feed.items.map(({ productId }) => productId)).toEqual(soldProducts.map(({ id }) => id));
    expect(renderFeed(feed, currentAvailability(feed, {}))).toBe(builtXml);
  });

  it.each([
    [0, 'out_of_stock'],
    [1, 'in_stock'],
    [40, 'in_stock'],
  ])('[OT6, CC14] says of everything that %i are left: %s', (left, availability) => {
    const levels = Object.fromEntries(products.map(({ id }) => [id, left]));
    const xml = renderFeed(feed, currentAvailability(feed, levels));
    expect(parseFeedLines(xml)).toEqual(
      new Map(soldProducts.map(({ sku }) => [sku, availability])),
    );
    const without = (text: string) => text.replaceAll(/(?<=availability>)\w+/g, '');
    expect(without(xml)).toBe(without(builtXml));
  });

  it('[OT6, CC14] changes the one item that the ledger counts otherwise', () => {
    for (const product of [
      soldProducts.find(({ inStock }) => inStock),
      soldProducts.find(({ inStock }) => !inStock),
    ]) {
      const { id = '', sku = '', inStock = false } = product ?? {};
      const xml = renderFeed(feed, currentAvailability(feed, { [id]: inStock ? 0 : 3 }));
      const changed = [...parseFeedLines(xml)].filter(
        ([key, value]) => builtLines.get(key) !== value,
      );
      expect(changed).toEqual([[sku, inStock ? 'out_of_stock' : 'in_stock']]);
    }
  });
});
