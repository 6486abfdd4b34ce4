import { describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { claims, company } from '../../content/company.ts';
import { sizeOf } from '../../content/delivery.ts';
import { zones } from '../../content/delivery-zones.ts';
import { rasterPictures } from './listed-pages.ts';
import { merchantFeed } from './merchant-feed.ts';

const feed = merchantFeed();
const items = feed.match(/<item>.*<\/item>/g) ?? [];
const sold = products.filter((product) => !product.isTest && rasterPictures(product).length > 0);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const unescaped = (text: string) => text.replace(/&(\w+);/g, (_, name) => entities[name] ?? '?');

/** Every value of an item's elements with this name. */
const all = (item: string, name: string) =>
  [...item.matchAll(new RegExp(`<g:${name}>([^<]*)</g:${name}>`, 'g'))].map(([, value = '']) =>
    unescaped(value),
  );
const one = (item: string, name: string) => {
  const [value = '', ...more] = all(item, name);
  expect(more, name).toEqual([]);
  return value;
};
const missing = (place: number): never => {
  throw new Error(`There is no product for item ${place}`);
};
const shippingsOf = (item: string) => item.match(/<g:shipping>.*?<\/g:shipping>/g) ?? [];
const apartFromShipping = (item: string) => item.replaceAll(/<g:shipping>.*<\/g:shipping>/g, '');

describe('the merchant feed', () => {
  it('[CA7] contains every rendered product but not the test item', () => {
    expect(items.length).toBeGreaterThan(0);
    expect(items.map((item) => one(item, 'link'))).toEqual(
      sold.map(({ id }) => `${company.origin}/product/${id}`),
    );
    expect(feed).not.toContain('Test Item');
  });

  it('respects Google limits on length and format', () => {
    const ids = items.map((item) => one(item, 'id'));
    expect(new Set(ids).size).toBe(items.length);
    for (const item of items) {
      const id = one(item, 'id');
      expect(id).toMatch(/^[A-Z0-9-]{1,50}$/);
      expect(one(item, 'title').length, id).toBeLessThanOrEqual(150);
      expect(one(item, 'description').length, id).toBeLessThanOrEqual(5000);
      expect(one(item, 'brand').length, id).toBeLessThanOrEqual(70);
      expect(one(item, 'mpn').length, id).toBeLessThanOrEqual(70);
      expect(one(item, 'product_type').length, id).toBeLessThanOrEqual(750);
      expect(one(item, 'google_product_category'), id).toMatch(/^(130|6928|1866|1809)$/);
      expect(one(item, 'condition')).toBe('new');
      expect(all(item, 'additional_image_link').length, id).toBeLessThanOrEqual(10);
      for (const link of [...all(item, 'image_link'), ...all(item, 'additional_image_link')]) {
        expect(link.length, id).toBeLessThanOrEqual(2000);
        expect(new URL(link).origin, id).toBe(company.origin);
        expect(link, id).toMatch(/\.webp$/);
      }
      for (const name of ['title', 'description', 'image_link', 'brand', 'mpn', 'product_type']) {
        expect(one(item, name), `${id} ${name}`).not.toBe('');
      }
    }
  });

  it('[PD4] has current and former prices including VAT', () => {
    for (const [place, item] of items.entries()) {
      const { id, price, originalPrice } = sold[place] ?? missing(place);
      const prices = [
        one(apartFromShipping(item), 'price'),
        ...all(apartFromShipping(item), 'sale_price'),
      ];
      const expected = originalPrice === undefined ? [price] : [originalPrice, price];
      expect(prices, id).toEqual(expected.map((pence) => `${(pence / 100).toFixed(2)} GBP`));
    }
  });

  it('[PL9] marks products out of stock without backorders', () => {
    const states = items.map((item) => one(item, 'availability'));
    expect(states).toEqual(sold.map(({ inStock }) => (inStock ? 'in_stock' : 'out_of_stock')));
    expect(states).toContain('out_of_stock');
    expect(feed).not.toContain('availability_date');
  });

  it('[OT6] has one availability element per item for the server to update', () => {
    for (const tag of ['<item', '</item>', '<g:id', '<g:availability']) {
      expect(feed.split(tag).length - 1, tag).toBe(sold.length);
    }
    for (const item of items) expect(item).toMatch(/<g:availability>(in|out_of)_stock</);
    expect(items.map((item) => one(item, 'id'))).toEqual(sold.map(({ sku }) => sku));
  });

  it('[OT1] [CO3] has the delivery price of the checkout for each zone', () => {
    for (const [place, item] of items.entries()) {
      const product = sold[place] ?? missing(place);
      const { size } = sizeOf([{ product, quantity: 1 }]);
      const said = shippingsOf(item).map((shipping) => [
        one(shipping, 'service'),
        all(shipping, 'location_group_name')[0] ?? one(shipping, 'country'),
        one(shipping, 'price'),
        Number(one(shipping, 'max_handling_time')) + Number(one(shipping, 'max_transit_time')),
      ]);
      const pounds = (pence: number) => `${(pence / 100).toFixed(2)} GBP`;
      const due = zones.toReversed().flatMap(({ name, country, rates, workingDays, express }) => {
        const where = name === 'UK mainland' ? 'GB' : (country ?? name);
        const standard = [`Standard delivery, ${name}`, where, pounds(rates[size]), workingDays];
        if (!express) return [standard];
        // The same as on the mainland, except for express.
        return [
          [`Express delivery, ${name}`, where, pounds(express.rates[size]), express.workingDays],
        ];
      });
      expect(said, product.id).toEqual(due);
      expect(said[0]).toEqual([
        'Standard delivery, UK mainland',
        'GB',
        '0.00 GBP',
        claims.deliveryWorkingDays,
      ]);
    }
  });
});
