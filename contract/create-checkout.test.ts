import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkoutRejected, checkoutRequest, checkoutStarted } from './create-checkout.ts';
import { maxOrderLines, maxOrderUnits } from './order-limits.ts';

const line = { price: 'price_a', quantity: 2 };
const good = {
  items: [line],
  success_url: 'https://shop.example/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://shop.example',
};

const complaint = (body: unknown) => {
  const read = v.safeParse(checkoutRequest, body);
  return read.success ? undefined : read.issues[0].message;
};

describe('checkout request', () => {
  it('[CC8] takes priceIds with quantities and the two addresses, the placeholder untouched', () => {
    expect(v.parse(checkoutRequest, good)).toEqual(good);
  });

  it('[CC11] keeps only priceId and quantity', () => {
    const crafty = { ...good, items: [{ ...line, amount: 1, name: 'x' }], discount: 100 };
    expect(v.parse(checkoutRequest, crafty)).toEqual(good);
  });

  it('[CC7] refuses an empty cart in the words the buyer sees', () => {
    expect(complaint({ ...good, items: [] })).toBe('Your cart is empty');
  });

  it('[CC11] refuses more lines than an order holds and says what to do', () => {
    const items = Array.from({ length: maxOrderLines + 1 }, () => ({ ...line, quantity: 1 }));
    expect(complaint({ ...good, items: items.slice(1) })).toBeUndefined();
    expect(complaint({ ...good, items })).toMatch(/50 different products.*trade quote/);
  });

  it('[CC11] refuses more items than an order can have, over all its lines', () => {
    const of = (...quantities: number[]) =>
      complaint({ ...good, items: quantities.map((quantity) => ({ ...line, quantity })) });
    expect([of(maxOrderUnits), of(maxOrderUnits - 1, 1)]).toEqual([undefined, undefined]);
    for (const sentence of [of(maxOrderUnits + 1), of(maxOrderUnits, 1), of(1e308, 1e308)]) {
      expect(sentence).toMatch(/up to 60 items.*trade quote/);
    }
  });

  it('[CC11] refuses every quantity that is not a whole number from 1', () => {
    const odd = fc.oneof(
      fc.integer({ max: 0 }),
      fc.double({ noInteger: true }),
      fc.constantFrom('2', null, undefined, [2], { valueOf: 2 }),
    );
    fc.assert(
      fc.property(odd, (quantity) => {
        expect(complaint({ ...good, items: [{ ...line, quantity }] })).toBeDefined();
      }),
    );
  });

  it('[CC8] accepts only http and https payment URLs', () => {
    for (const url of ['https://pay.example/c/1', 'http://localhost:3000/sandbox/1']) {
      expect(v.is(checkoutStarted, { url })).toBe(true);
    }
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '/pay', '', 'ftp://x.example']) {
      expect(v.is(checkoutStarted, { url })).toBe(false);
    }
  });

  it('[CC9] requires a non-empty error message', () => {
    expect(v.is(checkoutRejected, { error: 'Only 3 left.' })).toBe(true);
    for (const answer of [{}, { error: '' }, { error: ' ' }, { error: 500 }, null, 'no']) {
      expect(v.is(checkoutRejected, answer)).toBe(false);
    }
  });
});
