import { shareOut, type VatOfRate, vatTotals } from './ex-vat-of-each.ts';
import type { Pence } from './money.ts';
import { exVatAt } from './vat.ts';

/** A line that was sold, with the sum of all its items. */
export type SoldLine = { line: number; pence: Pence; vatPercent: number };

/** Money that went back; for lines where it was refunded by line. */
export type MoneyBack = {
  pence: Pence;
  lines: readonly { line: number; pence: Pence }[];
};

/** What a refund takes back of a sale: its rates of VAT and, where it was by line, its lines ex VAT. */
export type Credit = {
  /** Less than was refunded where more was refunded than sold. */
  pence: Pence;
  exVatPence: Pence;
  rates: (VatOfRate & { pence: Pence })[];
  /** In the order of the refund's lines; none where it was an amount. */
  lines: (SoldLine & { exVatPence: Pence })[];
};

const sumOf = (amounts: readonly Pence[]) => amounts.reduce((sum, one) => sum + one, 0);

/**
 * What each of these refunds takes back of what was sold, the first first. By rate of VAT they add up,
 * to the penny, to what the sale was: the last takes what is left.
 */
export function creditsOf(sold: readonly SoldLine[], refunds: readonly MoneyBack[]): Credit[] {
  const { rates } = vatTotals(sold);
  const left = new Map(rates.map((rate) => [rate.percent, rate.exVatPence + rate.vatPence]));
  return refunds.map((refund): Credit => {
    const lines = refund.lines.flatMap(({ line, pence }) => {
      const found = sold.find((one) => one.line === line);
      return found ? [{ ...found, pence }] : [];
    });
    const byLine = rates.map(({ percent }) =>
      sumOf(lines.filter(({ vatPercent }) => vatPercent === percent).map(({ pence }) => pence)),
    );
    const refundable = rates.map(({ percent }) => left.get(percent) ?? 0);
    const pence = Math.min(refund.pence, sumOf(refundable));
    const isByLine =
      lines.length > 0 &&
      sumOf(byLine) === pence &&
      byLine.every((sum, at) => sum <= (refundable[at] ?? 0));
    const parts = isByLine ? byLine : shareOut(pence, refundable);
    const credited = rates.map((rate, at) => {
      const [before, part] = [refundable[at] ?? 0, parts[at] ?? 0];
      left.set(rate.percent, before - part);
      const exVatPence = exVatLeft(rate, before) - exVatLeft(rate, before - part);
      return { percent: rate.percent, pence: part, exVatPence, vatPence: part - exVatPence };
    });
    const withSum = credited.filter((rate) => rate.pence > 0);
    return {
      pence,
      exVatPence: sumOf(withSum.map((rate) => rate.exVatPence)),
      rates: withSum,
      lines: isByLine ? exVatOfLines(lines, withSum) : [],
    };
  });
}

/** Of a rate, what so much of it is ex VAT; all of it is what the sale said. */
function exVatLeft({ percent, exVatPence, vatPence }: VatOfRate, pence: Pence): Pence {
  return pence === exVatPence + vatPence ? exVatPence : exVatAt(pence, percent);
}

function exVatOfLines(lines: readonly SoldLine[], rates: readonly VatOfRate[]) {
  const shares = new Map<SoldLine, Pence>();
  for (const { percent, exVatPence } of rates) {
    const ofRate = lines.filter(({ vatPercent }) => vatPercent === percent);
    const parts = shareOut(
      exVatPence,
      ofRate.map(({ pence }) => pence),
    );
    for (const [at, line] of ofRate.entries()) shares.set(line, parts[at] ?? 0);
  }
  return lines.map((line) => ({ ...line, exVatPence: shares.get(line) ?? 0 }));
}
