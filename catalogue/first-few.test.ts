import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstFew } from './first-few.ts';

const byNumber = (one: { n: number }, other: { n: number }) => one.n - other.n;
const items = fc
  .array(fc.integer({ min: 0, max: 9 }))
  .map((all) => all.map((n, place) => ({ n, place })));

it('are those a sorted list begins with, equal ones in the order they came', () => {
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 5 }), (all, most) => {
      expect(firstFew(all, most, byNumber)).toEqual(all.toSorted(byNumber).slice(0, most));
    }),
  );
});
