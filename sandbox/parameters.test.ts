import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { parseForm } from './parameters.ts';

const plain = (text: string) => JSON.parse(JSON.stringify(parseForm(text)));

describe('form fields with brackets', () => {
  it('nest as the SDK writes them', () => {
    const text =
      'mode=payment&line_items[0][quantity]=2&line_items[0][price_data][product_data][name]=A%26B' +
      '&line_items[1][price]=price_1&metadata[checkout]=c1&expand[0]=payment_intent';
    expect(plain(text)).toEqual({
      mode: 'payment',
      line_items: [
        { quantity: '2', price_data: { product_data: { name: 'A&B' } } },
        { price: 'price_1' },
      ],
      metadata: { checkout: 'c1' },
      expand: ['payment_intent'],
    });
  });

  it('make a list of empty brackets, and read encoded names', () => {
    expect(plain('lookup_keys[]=a&lookup_keys%5B%5D=b')).toEqual({ lookup_keys: ['a', 'b'] });
  });

  it('are rejected if one name is both a value and an object', () => {
    for (const text of ['a=1&a[b]=2', 'a[b]=2&a=1', `a${'[b]'.repeat(9)}=1`, 'a=%00', 'a%00=1'])
      expect(() => parseForm(text), text).toThrow(ApiError);
  });

  it('never reach a prototype', () => {
    parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
    expect({}).not.toHaveProperty('polluted');
  });

  it('are parsed or rejected for any input', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '[', ']', '=', '&', '0', '%') }),
        (text) => {
          try {
            parseForm(text);
          } catch (error) {
            expect(error).toBeInstanceOf(ApiError);
          }
        },
      ),
    );
  });
});
