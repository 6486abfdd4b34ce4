import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedEncodings, matchesEntityTag, parseByteRange } from './negotiation.ts';

describe('acceptedEncodings', () => {
  it.each([
    [null, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['GZIP', ['gzip', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['*;q=0', ['identity']],
    ['br;q=0.5, gzip;q=0.9', ['gzip', 'br', 'identity']],
    ['br;q=nonsense', ['identity']],
    ['brotli, gzipped', ['identity']],
    ['identity', ['identity']],
  ])('reads "%s" as %j', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected);
  });
});

describe('matchesEntityTag', () => {
  it.each(['"abc"', 'W/"abc"', '"x", "abc"', 'W/"x",W/"abc"', '"a,b", "abc"', '*', ' * '])(
    'finds "abc" in %s',
    (header) => {
      expect(matchesEntityTag(header, '"abc"')).toBe(true);
    },
  );

  it.each([null, '', 'abc', '"abcd"', '"ab", "c"', '"*"'])('does not find it in %s', (header) => {
    expect(matchesEntityTag(header, '"abc"')).toBe(false);
  });
});

describe('parseByteRange', () => {
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
    expect(parseByteRange(header, 1000)).toEqual(expected);
  });

  it('never exceeds the file size', () => {
    const number = fc.option(fc.nat(10_000), { nil: '' });
    fc.assert(
      fc.property(number, number, fc.integer({ min: 1, max: 5000 }), (from, to, size) => {
        const range = parseByteRange(`bytes=${from}-${to}`, size);
        if (range === undefined || range === 'unsatisfiable') return;
        expect(range.first).toBeGreaterThanOrEqual(0);
        expect(range.last).toBeGreaterThanOrEqual(range.first);
        expect(range.last).toBeLessThan(size);
      }),
    );
  });
});
