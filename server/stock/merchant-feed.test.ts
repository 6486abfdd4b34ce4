import { describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { getBuiltCatalogue as catalogue } from '../app/catalogue.ts';
import { SiteError } from '../pages/manifest.ts';
import { parseFeed } from './merchant-feed.ts';

const [one, other] = products;
if (!one || !other) throw new Error('The catalogue lacks what these tests need');

describe('merchant feed parsing', () => {
  const item = (sku: string, availability = '<g:availability>in_stock</g:availability>') =>
    `<item><g:id>${sku}</g:id>${availability}</item>`;
  const cut = (xml: string) => {
    return () => parseFeed({ xml, headers: {} }, catalogue());
  };

  it('[OT6] accepts the expected form', () => {
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
  ])('[OT6] rejects %s', (_, xml) => {
    expect(cut(xml)).toThrow(SiteError);
  });
});
