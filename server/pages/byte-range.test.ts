import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readByteRange } from './byte-range.ts';

describe('readByteRange', () => {
  it.each([
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=900-', { first: 900, last: 999 }],
    ['bytes=-100', { first: 900, last: 999 }],
    ['bytes=990-5000', { first: 990, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['items=0-1', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads "%s" of 1000 bytes as %j', (header, expected) => {
    expect(readByteRange(header, 1000)).toEqual(expected);
  });

  it('never leaves the file', () => {
    const number = fc.option(fc.nat(10_000), { nil: '' });
    fc.assert(
      fc.property(number, number, fc.integer({ min: 1, max: 5000 }), (from, to, size) => {
        const range = readByteRange(`bytes=${from}-${to}`, size);
        if (range === undefined || range === 'unsatisfiable') return;
        expect(range.first).toBeGreaterThanOrEqual(0);
        expect(range.last).toBeGreaterThanOrEqual(range.first);
        expect(range.last).toBeLessThan(size);
      }),
    );
  });
});
