import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registerLimits } from '../../contract/register.ts';
import { parsePieces } from './parse-pieces.ts';

const counted = (text: string) => {
  const { read, errors, unchanged } = parsePieces(text, []);
  return read.length + errors.length + unchanged;
};

describe('a CSV file of pieces', () => {
  it('[BU4] is parsed line by line without throwing for any input', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom(
        'T-01',
        'Mobile tower',
        '2026-11-18',
        '2026-02-31',
        '7',
        "'=1",
        '\0',
        '\ud800',
      ),
      fc.constantFrom('"', '""', '\n', '\r', ';', '\t', ',', '__proto__', 'x'.repeat(300)),
    );
    const row = fc.array(cell, { maxLength: 10 }).map((cells) => cells.join(','));
    const head = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.constant('Number,Equipment,Kind,Erected on,Inspect every (days)'),
      },
      { weight: 1, arbitrary: row },
    );
    const file = fc.tuple(head, fc.array(row, { maxLength: 8 }));
    let read = 0;
    fc.assert(
      fc.property(file, ([first, rows]) => {
        const text = [first, ...rows].join('\n');
        const found = parsePieces(text, []);
        read += found.read.length;
        expect(counted(text)).toBeLessThanOrEqual(text.split(/[\r\n]/).length);
        for (const { piece } of found.read)
          expect(JSON.stringify(piece)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      }),
      { numRuns: 10_000 },
    );
    expect(read).toBeGreaterThan(100);
  });

  it('[BU4] is rejected above the register limit', () => {
    const rows = (count: number) => `Number,Equipment\n${'x\n'.repeat(count)}`;
    expect(counted(rows(registerLimits.pieces))).toBe(registerLimits.pieces);
    expect(parsePieces(rows(registerLimits.pieces + 1), []).errors).toEqual([
      { line: 1, text: 'A file has at most 500 pieces.' },
    ]);
    expect(counted(`Number,Equipment\n${'x\n'.repeat(100_000)}`)).toBe(1);
  });
});
