import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { maxLines, type ParsedLine, parseOrderLines } from './parse-lines.ts';
import { createProductIndex } from './product-index.ts';

const index = createProductIndex(products.filter(({ isTest }) => !isTest));
const read = (text: string) => parseOrderLines(text, index).lines;

/** A short form of a line: kind, quantity and SKU. */
const said = (line: ParsedLine<(typeof products)[number]>) =>
  line.kind === 'clear'
    ? `${line.quantity} ${line.product.sku}`
    : `${line.kind} ${line.options.map(({ product, quantity }) => `${quantity} ${product.sku}`).join(', ')}`;

describe('a quick order', () => {
  it.each([
    ['CAL-GSL8T 4', '4 CAL-GSL8T'],
    ['cal gsl8t', '1 CAL-GSL8T'],
    ['4 x GRP step ladder 8 tread', '4 CAL-GSL8T'],
    ['1 x folding tower 2.9', '1 HAW-FT29MP'],
    ['HAW-PS10MP\t3', '3 HAW-PS10MP'],
    ['1\tHAW-PS10MP\tPodium\t3\t£524.95', '3 HAW-PS10MP'],
    ['inspection tags 4', '4 CAL-ITK'],
    ['4no CAL-ITK', '4 CAL-ITK'],
    ['CAL-ITK qty 7', '7 CAL-ITK'],
    ['CAL-GSL8T,4', '4 CAL-GSL8T'],
    ['CAL-GSL8T;4', '4 CAL-GSL8T'],
    ['"Calderstile 900 GRP Step Ladder, 8 tread",4', '4 CAL-GSL8T'],
    ['Calderstile 900 GRP Step Ladder, 8 tread x3', '3 CAL-GSL8T'],
    ['2x Calderstile 300 Combination Ladder, 3 × 6 rung', '2 CAL-CL36R'],
  ])('[BU1] parses %j', (line, meant) => {
    expect(read(line).map(said)).toEqual([meant]);
  });

  it('[BU1] finds every product by SKU, name and spreadsheet columns', () => {
    for (const { sku, name, isTest } of products) {
      if (isTest) continue;
      const rows = `${sku} 3\n3 x ${name}\nQty,Product,Code\n3,"${name}",${sku}`;
      expect(read(rows).map(said)).toEqual([`3 ${sku}`, `3 ${sku}`, `3 ${sku}`]);
    }
  });

  it('[BU1] offers options for ambiguous lines', () => {
    expect(read('2 swingback steps 8 tread').map(said)).toEqual(['choice 2 CAL-SS8T, 2 CAL-TSS8T']);
    const [size] = read('3 x 8 rung combination ladder');
    expect(size?.kind).toBe('choice');
    expect(size && said(size)).toMatch(/\b3 CAL-CL38R\b.*\b1 CAL-CL38R\b/);
  });

  it('[BU1] keeps unknown lines with the nearest matches', () => {
    const [slip, strange, nothing] = read('CAL-GSL8 5\nswngback stepz 8 tread\nzzzz qqq');
    expect(slip && said(slip)).toMatch(/^unknown 5 CAL-GSL8T/);
    expect(strange && said(strange)).toMatch(/^unknown 1 CAL-SS8T/);
    expect(nothing).toEqual({ kind: 'unknown', text: 'zzzz qqq', quantity: 1, options: [] });
  });

  it('[BU1] skips and counts lines with quantity 0', () => {
    expect(parseOrderLines('CAL-ITK\t0\nCAL-ITK 2', index)).toMatchObject({
      lines: [{ quantity: 2 }],
      leftOut: 1,
    });
    const many = parseOrderLines('CAL-ITK 1\n'.repeat(1000), index);
    expect([many.lines.length, many.leftOut]).toEqual([maxLines, 1000 - maxLines]);
  });

  it('[BU1] takes linear time', () => {
    let [looks, longest] = [0, 0];
    const look = (typed: string) => {
      looks += 1;
      longest = Math.max(longest, typed.length);
      return typed;
    };
    const counted = {
      bySku: (typed: string) => index.bySku(look(typed)),
      byWords: (typed: string) => index.byWords(look(typed)),
    };
    for (const piece of [
      'x ',
      '1 x ',
      ',1',
      'a\t',
      '"',
      ' ',
      'a\n',
      '0\tx\n',
      `${'b\t'.repeat(99)}\n`,
    ]) {
      parseOrderLines(piece.repeat(20_000), counted);
      expect(looks, piece).toBeLessThanOrEqual(maxLines * 210);
      expect(longest).toBeLessThanOrEqual(200);
      looks = 0;
    }
  });

  it('[BU1] accepts any text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '\t',
        ',',
        ';',
        '"',
        '\n',
        ' x ',
        '×',
        '£',
        '9'.repeat(300),
        'a-'.repeat(500),
      ),
      fc.constantFrom(...products.map(({ name }) => name)),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const wrong = read(pieces.join('')).filter(
          ({ quantity, text }) => quantity < 1 || quantity > 9999 || text.length > 200,
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);
});
