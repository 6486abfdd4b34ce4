import { describe, expect, it } from 'vitest';
import { quantityBands } from '../contract/quantity-bands.ts';
import { findQuantityBand } from './quantity-band.ts';
import {
  cartQuotePath,
  cityQuotePath,
  listQuotePath,
  parseQuoteQuery,
  productQuotePath,
} from './quote-url.ts';

const searchOf = (href: string) => new URL(href, 'https://shop.example').search;

describe('quote URL', () => {
  it('[SH7] links to the bulk-order section', () => {
    for (const href of [cartQuotePath, cityQuotePath('leeds'), productQuotePath('tower')]) {
      expect(new URL(href, 'https://shop.example')).toMatchObject({
        pathname: '/',
        hash: '#bulk-order-cta',
      });
    }
  });

  it('[CP5] contains the city of each city page', () => {
    expect(parseQuoteQuery(searchOf(cityQuotePath('leeds')))).toEqual({
      city: 'Leeds',
      fromCart: false,
      fromList: false,
    });
    expect(parseQuoteQuery(searchOf(cityQuotePath('southampton'))).city).toBe('Southampton');
  });

  it('[CP5] drops unknown cities', () => {
    for (const search of ['', '?city=', '?city=atlantis', '?city=%3Cscript%3E', '?quote=all']) {
      expect(parseQuoteQuery(search)).toEqual({
        city: undefined,
        fromCart: false,
        fromList: false,
      });
    }
  });

  it('[QU4] requests the cart or one product', () => {
    expect(parseQuoteQuery(searchOf(cartQuotePath)).fromCart).toBe(true);
    expect(parseQuoteQuery(searchOf(productQuotePath('tower'))).productId).toBe('tower');
    expect(parseQuoteQuery(searchOf(listQuotePath)).fromList).toBe(true);
  });

  it('[QU4] contains a valid quantity', () => {
    expect(parseQuoteQuery(searchOf(productQuotePath('tower', 12)))).toMatchObject({
      productId: 'tower',
      quantity: 12,
    });
    for (const text of ['', '0', '-3', '1.5', '10000', 'many', 'Infinity']) {
      expect(parseQuoteQuery(`?product=tower&quantity=${text}`).quantity).toBeUndefined();
    }
    expect(productQuotePath('tower')).not.toContain('quantity');
  });
});

describe('quantity band', () => {
  it('[QU1] includes its minimum', () => {
    expect(quantityBands.map(({ least }) => findQuantityBand(least))).toEqual(quantityBands);
  });

  it('[QU1] finds the band of a cart', () => {
    expect([4, 5, 10, 11, 25, 26, 50, 51].map((items) => findQuantityBand(items)?.key)).toEqual([
      undefined,
      '5-10',
      '5-10',
      '11-25',
      '11-25',
      '26-50',
      '26-50',
      '50+',
    ]);
  });
});
