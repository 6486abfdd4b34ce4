import { describe, expect, it } from 'vitest';
import { decodeHalf } from './half.ts';

describe('decodeHalf', () => {
  it.each([
    [0x0000, 0],
    [0x3c00, 1],
    [0xbc00, -1],
    [0x3555, 0.333251953125],
    [0x7bff, 65504],
    [0x0001, 2 ** -24],
    [0x7c00, Number.POSITIVE_INFINITY],
    [0x7e00, Number.NaN],
  ])('reads %i as %d', (bits, value) => {
    expect(decodeHalf(bits)).toBe(value);
  });
});
