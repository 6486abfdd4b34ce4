import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatRating, wholeStars } from './product-texts.ts';

it.each([
  [4.5, 4, '4.0'],
  [4.9, 4, '4.0'],
  [5, 5, '5.0'],
  [0, 0, '0.0'],
])('[PD4, PD4a] shows a rating of %d as %d whole stars', (rating, stars, shown) => {
  expect(wholeStars(rating)).toBe(stars);
  expect(formatRating(rating)).toBe(shown);
});

it('[PD4a] never overstates a rating and stays within five stars', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 10, noNaN: true }), (rating) => {
      expect(wholeStars(rating)).toBeLessThanOrEqual(Math.min(rating, 5));
      expect(wholeStars(rating)).toBeGreaterThanOrEqual(0);
    }),
  );
});
