import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipsBetween } from './lexicon.ts';

describe('slips between words', () => {
  it.each([
    ['ladder', 'ladder', 0],
    ['laddar', 'ladder', 1],
    ['lader', 'ladder', 1],
    ['laddder', 'ladder', 1],
    ['aldder', 'ladder', 1],
    ['extention', 'extension', 1],
    ['telascopik', 'telescopic', 2],
  ])('[PL14] from %s to %s there are %i', (typed, word, slips) => {
    expect(slipsBetween(typed, word, 2)).toBe(slips);
  });

  it('[PL14] a word that is begun may stop early', () => {
    expect(slipsBetween('extenti', 'extension', 1)).toBe(2);
    expect(slipsBetween('extenti', 'extension', 1, true)).toBe(1);
  });

  it('[PL14] are the same both ways, none only between equals', () => {
    const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const slips = slipsBetween(a, b, 20);
        expect(slipsBetween(b, a, 20)).toBe(slips);
        expect(slips === 0).toBe(a === b);
        expect(slips).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});
