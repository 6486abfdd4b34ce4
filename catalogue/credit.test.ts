import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateCredits } from './credit.ts';
import { vatTotals } from './vat-totals.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

const soldLines = fc
  .array(
    fc.record({
      pence: fc.integer({ min: 1, max: 2_000_000 }),
      vatPercent: fc.constantFrom(0, 5, 20),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((lines) => lines.map((line, at) => ({ line: at + 1, ...line })));

it('[TO8] credits exactly the sold amounts by VAT rate when everything is refunded', () => {
  const parts = fc.array(fc.double({ min: 0.01, max: 0.9, noNaN: true }), { maxLength: 6 });
  fc.assert(
    fc.property(soldLines, parts, fc.boolean(), (sold, shares, byLine) => {
      const totals = vatTotals(sold);
      let left = totals.totalPence;
      const amounts = shares.flatMap((share) => {
        const pence = Math.floor(left * share);
        left -= pence;
        return pence > 0 ? [{ pence, lines: [] }] : [];
      });
      const first = sold[0];
      const lines = byLine && first ? [{ pence: first.pence, lines: [first] }] : [];
      const rest = lines.length > 0 ? [] : amounts;
      const taken = sum([...lines, ...rest].map(({ pence }) => pence));
      const last = { pence: totals.totalPence - taken, lines: [] };
      const credits = calculateCredits(sold, [
        ...lines,
        ...rest,
        ...(last.pence > 0 ? [last] : []),
      ]);
      expect(sum(credits.map(({ pence }) => pence))).toBe(totals.totalPence);
      for (const { percent, exVatPence, vatPence } of totals.rates) {
        const rates = credits.flatMap((one) =>
          one.rates.filter((rate) => rate.percent === percent),
        );
        expect(sum(rates.map((rate) => rate.exVatPence))).toBe(exVatPence);
        expect(sum(rates.map((rate) => rate.vatPence))).toBe(vatPence);
        expect(Math.min(0, ...rates.map((rate) => rate.vatPence))).toBe(0);
      }
      for (const credit of credits) {
        expect(sum(credit.rates.map(({ pence }) => pence))).toBe(credit.pence);
        if (credit.lines.length === 0) continue;
        expect(sum(credit.lines.map(({ exVatPence }) => exVatPence))).toBe(credit.exVatPence);
      }
    }),
  );
});

it('[TO8] never credits more than was sold', () => {
  const sold = [{ line: 1, pence: 120_00, vatPercent: 20 }];
  expect(calculateCredits(sold, [{ pence: 150_00, lines: [] }])).toMatchObject([
    { pence: 120_00, exVatPence: 100_00 },
  ]);
});
