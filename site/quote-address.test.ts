import { describe, expect, it } from 'vitest';
import { quantityBands } from '../contract/quantity-bands.ts';
import { quantityBandOf } from './quantity-band.ts';
import {
  quoteForCart,
  quoteForCity,
  quoteForList,
  quoteForProduct,
  readQuoteAddress,
} from './quote-address.ts';

const searchOf = (href: string) => new URL(href, 'https://shop.example').search;

describe('quote address', () => {
  it('[SH7] leads to the bulk-order block', () => {
    for (const href of [quoteForCart, quoteForCity('leeds'), quoteForProduct('tower')]) {
      expect(new URL(href, 'https://shop.example')).toMatchObject({
        pathname: '/',
        hash: '#bulk-order-cta',
      });
    }
  });

  it('[CP5] carries the town of each city page', () => {
    expect(readQuoteAddress(searchOf(quoteForCity('leeds')))).toEqual({
      city: 'Leeds',
      fromCart: false,
      fromList: false,
    });
    expect(readQuoteAddress(searchOf(quoteForCity('southampton'))).city).toBe('Southampton');
  });

  it('[CP5] drops a town we have no page for, and whatever else stands there', () => {
    for (const search of ['', '?city=', '?city=atlantis', '?city=%3Cscript%3E', '?quote=all']) {
      expect(readQuoteAddress(search)).toEqual({
        city: undefined,
        fromCart: false,
        fromList: false,
      });
    }
  });

  it('[QU4] asks for the cart’s lines, or for one product', () => {
    expect(readQuoteAddress(searchOf(quoteForCart)).fromCart).toBe(true);
    expect(readQuoteAddress(searchOf(quoteForProduct('tower'))).productId).toBe('tower');
    expect(readQuoteAddress(searchOf(quoteForList)).fromList).toBe(true);
  });

  it('[QU4] carries how many of the product, where that is a quantity', () => {
    expect(readQuoteAddress(searchOf(quoteForProduct('tower', 12)))).toMatchObject({
      productId: 'tower',
      quantity: 12,
    });
    for (const text of ['', '0', '-3', '1.5', '10000', 'many', 'Infinity']) {
      expect(readQuoteAddress(`?product=tower&quantity=${text}`).quantity).toBeUndefined();
    }
    expect(quoteForProduct('tower')).not.toContain('quantity');
  });
});

describe('quantity band', () => {
  it('[QU1] has a least that belongs to it', () => {
    expect(quantityBands.map(({ least }) => quantityBandOf(least))).toEqual(quantityBands);
  });

  it('[QU1] counts a cart into the band it belongs to', () => {
    expect([4, 5, 10, 11, 25, 26, 50, 51].map((items) => quantityBandOf(items)?.key)).toEqual([
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
