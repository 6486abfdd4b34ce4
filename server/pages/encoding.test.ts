import { describe, expect, it } from 'vitest';
import { acceptedEncodings } from './encoding.ts';

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
