import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../../contract/edit-distance.ts';

describe('edit distance', () => {
  it.each([
    ['ladder', 'ladder', 0],
    ['laddar', 'ladder', 1],
    ['lader', 'ladder', 1],
    ['laddder', 'ladder', 1],
    ['aldder', 'ladder', 1],
    ['extention', 'extension', 1],
    ['telascopik', 'telescopic', 2],
  ])('[PL14] between %s and %s is %i', (typed, word, slips) => {
    expect(editDistance(typed, word, 2)).toBe(slips);
  });

  it('[PL14] does not count the missing end of an incomplete word', () => {
    expect(editDistance('extenti', 'extension', 1)).toBe(2);
    expect(editDistance('extenti', 'extension', 1, true)).toBe(1);
  });

  it('[PL14] is symmetric, and zero only for equal words', () => {
    const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const slips = editDistance(a, b, 20);
        expect(editDistance(b, a, 20)).toBe(slips);
        expect(slips === 0).toBe(a === b);
        expect(slips).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});
