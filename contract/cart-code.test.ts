import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { decodeCart, encodeCart } from './cart-code.ts';
import { cartFragment } from './list-fragments.ts';

const line = fc.record({
  product: fc.constantFrom(...products),
  quantity: fc.integer({ min: 1, max: 9999 }),
});
const lists = fc
  .uniqueArray(line, { maxLength: 50, selector: ({ product }) => product.sku })
  .map((lines) =>
    lines.map(({ product: { sku, price }, quantity }) => ({ sku, quantity, pence: price })),
  );

describe('a cart as a link', () => {
  it('[BU2] round-trips, in at most 2,000 characters for 50 lines', () => {
    fc.assert(
      fc.property(lists, (lines) => {
        const code = encodeCart(lines);
        expect(`https://rungmoor.example/shop${cartFragment}${code}`.length).toBeLessThan(2000);
        expect(encodeURI(code)).toBe(code);
        expect(decodeCart(code)).toEqual({ lines, unread: 0, newer: false });
        expect(decodeCart(encodeURIComponent(code).replaceAll('~', '%7E')).lines).toEqual(lines);
      }),
    );
  });

  it('[BU2] detects a truncated code and drops the cut-off quantity', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (lines, at) => {
        const code = encodeCart(lines);
        const cut = code.slice(0, at % code.length);
        const read = decodeCart(cut);
        const isPart = read.lines.every((each, place) => each.sku === lines[place]?.sku);
        expect(isPart).toBe(true);
        // A count that lost its last digit may be less than the list's length; the list is then complete.
        if (read.lines.length < lines.length && cut !== '') expect(read.unread).toBeGreaterThan(0);
        for (const [place, each] of read.lines.entries())
          expect(each.quantity).toBe(lines[place]?.quantity);
      }),
    );
  });

  /** A code with other text in the middle. */
  const spoilt = fc
    .tuple(lists, fc.nat(), fc.oneof(fc.string(), fc.constantFrom('%', '~', '.', '-1', '\0', '~~')))
    .map(([lines, at, other]) => {
      const code = encodeCart(lines);
      return code.slice(0, at % code.length) + other + code.slice((at * 7) % code.length);
    });

  it('[BU2] reads the valid lines of any text and detects a newer version', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), spoilt), (text) => {
        const { lines, unread } = decodeCart(text);
        expect(lines.every(({ quantity }) => quantity >= 1 && quantity <= 9999)).toBe(true);
        expect(unread).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 10_000 },
    );
    for (const piece of ['~', 'CAL-ITK.1~', '%', '1'])
      expect(decodeCart(piece.repeat(100_000)).unread).toBeLessThanOrEqual(20_001);
    expect(decodeCart('2~CAL-GSL8T.2.1~?new~2')).toEqual({
      lines: [{ sku: 'CAL-GSL8T', quantity: 2, pence: 1 }],
      unread: 1,
      newer: true,
    });
    expect(decodeCart('1~CAL-ITK.9000~CAL-ITK.9000~2').lines).toEqual([
      { sku: 'CAL-ITK', quantity: 9999 },
    ]);
  });
});
