import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapIndex } from './use-rotation.ts';

describe('wrapIndex', () => {
  it('[HO3, HO12] wraps around at both ends', () => {
    expect(wrapIndex(3, 3)).toBe(0);
    expect(wrapIndex(-1, 3)).toBe(2);
  });

  it('always returns a valid index', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 50 }), (index, count) => {
        const place = wrapIndex(index, count);
        return Number.isInteger(place) && place >= 0 && place < count;
      }),
    );
  });
});
