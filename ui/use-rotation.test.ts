import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrap } from './use-rotation.ts';

describe('wrap', () => {
  it('[HO3, HO12] goes from the last to the first and from the first to the last', () => {
    expect(wrap(3, 3)).toBe(0);
    expect(wrap(-1, 3)).toBe(2);
  });

  it('always lands on a thing there is', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 50 }), (index, count) => {
        const place = wrap(index, count);
        return Number.isInteger(place) && place >= 0 && place < count;
      }),
    );
  });
});
