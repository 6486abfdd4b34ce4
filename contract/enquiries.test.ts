import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { apiPaths } from './api-paths.ts';
import { quoteRequest } from './bulk-quote.ts';
import { enquiryAccepted, enquiryRejected } from './enquiry-response.ts';
import { fieldErrors } from './field-errors.ts';
import { notifyRequest } from './notify.ts';
import { partRequest } from './part-enquiry.ts';
import { quantityBands } from './quantity-bands.ts';

const quote = {
  'form-name': 'bulk-quote',
  company: 'Fellside Joinery',
  email: 'office@fellside.example',
  quantity: '11-25',
};

const errorsOf = (schema: v.GenericSchema, body: unknown) => {
  const read = v.safeParse(schema, body);
  return read.success ? {} : fieldErrors(read.issues);
};

describe('quote request', () => {
  it('[QU1] takes company, email and quantity; message, city and cart may be left out', () => {
    expect(v.parse(quoteRequest, quote)).toMatchObject({
      ...quote,
      message: '',
      city: '',
      cart: [],
    });
  });

  it('[QU1] takes each of the four bands and no other', () => {
    const bands = quantityBands.map(({ key }) => key);
    expect(bands).toEqual(['5-10', '11-25', '26-50', '50+']);
    for (const quantity of bands) {
      expect(errorsOf(quoteRequest, { ...quote, quantity })).toEqual({});
    }
    for (const quantity of ['1-4', '5–10', '50', '', 7, null]) {
      expect(errorsOf(quoteRequest, { ...quote, quantity })).toEqual({
        quantity: 'Choose how many items you need.',
      });
    }
  });

  it('[QU1] reports every missing field at once, each with its own message', () => {
    expect(errorsOf(quoteRequest, { 'form-name': 'bulk-quote' })).toEqual({
      company: 'Enter your company name.',
      email: 'Enter your email address.',
      quantity: 'Choose how many items you need.',
    });
    expect(errorsOf(quoteRequest, { ...quote, company: '   ' })).toHaveProperty('company');
  });

  it('[QU3] takes off spaces around what was typed', () => {
    const read = v.parse(quoteRequest, { ...quote, company: ' Fellside ', email: ' a@b.example ' });
    expect(read).toMatchObject({ company: 'Fellside', email: 'a@b.example' });
  });

  it('[QU4] removes line breaks from email header fields', () => {
    const nasty = fc.tuple(fc.string(), fc.constantFrom('\r', '\n', '\r\n', '\0'), fc.string());
    fc.assert(
      fc.property(nasty, ([before, mark, after]) => {
        const text = `a${before}${mark}${after}z`;
        for (const field of ['company', 'city', 'email']) {
          expect(errorsOf(quoteRequest, { ...quote, [field]: text })).toHaveProperty(field);
        }
        expect(errorsOf(quoteRequest, { ...quote, message: text })).toEqual({});
      }),
    );
  });

  it('[QU4] removes bidirectional marks and replaces lone surrogates', () => {
    const typed = {
      ...quote,
      company: '\u202eFell\ud800side\u200f ',
      message: 'a\u2067b',
      city: '\u200e',
    };
    expect(v.parse(quoteRequest, typed)).toMatchObject({
      company: 'Fell\ufffdside',
      message: 'ab',
      city: '',
    });
    expect(errorsOf(quoteRequest, { ...quote, company: '\u200f' })).toEqual({
      company: 'Enter your company name.',
    });
  });

  it('[QU4] reports only the length of input that is too long', () => {
    const line = 'a\0@'.repeat(30_000);
    const read = v.safeParse(quoteRequest, { ...quote, company: line, email: line, city: line });
    expect(read.issues?.map(({ type }) => type)).toEqual(Array(3).fill('max_length'));
    const cart = Array(20_000).fill({});
    expect(v.safeParse(quoteRequest, { ...quote, cart }).issues).toHaveLength(1);
  });

  it('[QU4] accepts cart lines and rejects invalid quantities', () => {
    const cart = [{ id: 'a', quantity: 2 }];
    expect(v.parse(quoteRequest, { ...quote, cart }).cart).toEqual(cart);
    for (const quantity of [0, -1, 1.5, '2', 10_000]) {
      expect(errorsOf(quoteRequest, { ...quote, cart: [{ id: 'a', quantity }] })).toHaveProperty(
        'cart',
      );
    }
  });

  it('[QU4] keeps the bot check fields and accepts an invalid start time', () => {
    const read = v.parse(quoteRequest, { ...quote, website: 'x', 'started-at': 'soon' });
    expect(read).toMatchObject({ website: 'x', 'started-at': undefined });
    expect(v.parse(quoteRequest, { ...quote, 'started-at': 12 })['started-at']).toBe(12);
  });

  it('[QU4] reports errors by field for any body and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        for (const schema of [quoteRequest, notifyRequest, partRequest]) {
          expect(Object.keys(errorsOf(schema, body)).length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('email address', () => {
  it('[QU1] must have a valid form', () => {
    for (const email of [
      'a@b.example',
      'site.manager+leeds@firm.co.uk',
      "sean.o'brien@firm.example",
      'b&q@firm.example',
      'a@x--y.example',
    ]) {
      expect(errorsOf(quoteRequest, { ...quote, email })).toEqual({});
    }
    for (const email of [
      'a',
      'a@b',
      'a.bc@d',
      'a@b.c',
      '@b.example',
      'a@b..example',
      'a@b@c.example',
      'a b@c.example',
      `${'a'.repeat(250)}@b.example`,
    ]) {
      expect(errorsOf(quoteRequest, { ...quote, email })).toHaveProperty('email');
    }
  });
});

describe('restock requests, part enquiries and responses', () => {
  it('[CC6] a restock request needs an address and a product', () => {
    const request = { email: 'a@b.example', productId: 'folding-tower' };
    expect(errorsOf(notifyRequest, request)).toEqual({});
    expect(Object.keys(errorsOf(notifyRequest, {}))).toEqual(['email', 'productId']);
  });

  it('[OT4] a part enquiry needs an address and says which part', () => {
    const enquiry = { 'form-name': 'part-enquiry', email: 'a@b.example', message: 'Left foot' };
    expect(errorsOf(partRequest, enquiry)).toEqual({});
    expect(errorsOf(partRequest, { ...enquiry, message: ' ' })).toHaveProperty('message');
    expect(errorsOf(partRequest, { ...enquiry, message: 'x'.repeat(5000) })).toEqual({});
    expect(errorsOf(partRequest, { ...enquiry, message: 'x'.repeat(5001) })).toEqual({
      message: 'Use 5000 characters or fewer.',
    });
  });

  it('[QU2] accepts only a response that confirms storage', () => {
    expect(v.is(enquiryAccepted, { ok: true })).toBe(true);
    for (const answer of [{}, { ok: false }, 'ok', null])
      expect(v.is(enquiryAccepted, answer)).toBe(false);
    expect(v.parse(enquiryRejected, { error: 'Too many at once.' }).fields).toEqual({});
  });

  it('[CC8] [QU2] every route has an address of its own under /api/', () => {
    const addresses = Object.values(apiPaths);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).toMatch(/^\/api\/[a-z-]+(\/[a-z-]+)?$/);
  });
});
