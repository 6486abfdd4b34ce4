import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exVatOfEach } from './ex-vat-of-each.ts';
import { exVat } from './money.ts';

const anyPence = fc.integer({ min: 1, max: 100_000_000 });

it('[PL16] takes VAT off several amounts so that they add up to the penny', () => {
  // Rounded separately they would be 8 and 8, but their sum is 17.
  expect(exVatOfEach([10, 10])).toEqual([9, 8]);
  // 8⅓, 9⅙ and 10⅚ add up to 28⅓: the last has the largest remainder and gets the extra penny.
  expect(exVatOfEach([10, 11, 13])).toEqual([8, 9, 11]);
  expect(exVatOfEach([])).toEqual([]);
  const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
  fc.assert(
    fc.property(fc.array(anyPence, { maxLength: 50 }), (amounts) => {
      const without = exVatOfEach(amounts);
      expect(sum(without)).toBe(exVat(sum(amounts)));
      for (const [place, amount] of amounts.entries()) {
        expect(Math.abs((without[place] ?? 0) - exVat(amount))).toBeLessThanOrEqual(1);
      }
    }),
  );
});
