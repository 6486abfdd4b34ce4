import fc from 'fast-check';
import { expect, it } from 'vitest';
import { topN } from './top-n.ts';

const byNumber = (one: { n: number }, other: { n: number }) => one.n - other.n;
const items = fc
  .array(fc.integer({ min: 0, max: 9 }))
  .map((all) => all.map((n, place) => ({ n, place })));

it('returns the first items in sort order, stable for equal ones', () => {
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 5 }), (all, most) => {
      expect(topN(all, most, byNumber)).toEqual(all.toSorted(byNumber).slice(0, most));
    }),
  );
});
