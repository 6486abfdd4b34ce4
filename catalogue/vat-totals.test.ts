import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exVat } from './money.ts';
import { splitExVat } from './vat-totals.ts';

const anyPence = fc.integer({ min: 1, max: 100_000_000 });

it('[PL16] splits ex VAT amounts that add up to the total', () => {
  // Rounded separately they would be 8 and 8, but their sum is 17.
  expect(splitExVat([10, 10])).toEqual([9, 8]);
  // 8⅓, 9⅙ and 10⅚ add up to 28⅓: the last has the largest remainder and gets the extra penny.
  expect(splitExVat([10, 11, 13])).toEqual([8, 9, 11]);
  expect(splitExVat([])).toEqual([]);
  const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
  fc.assert(
    fc.property(fc.array(anyPence, { maxLength: 50 }), (amounts) => {
      const without = splitExVat(amounts);
      expect(sum(without)).toBe(exVat(sum(amounts)));
      for (const [place, amount] of amounts.entries()) {
        expect(Math.abs((without[place] ?? 0) - exVat(amount))).toBeLessThanOrEqual(1);
      }
    }),
  );
});
