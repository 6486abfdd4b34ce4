import type { Pence } from './money.ts';
import { exVatAt } from './vat.ts';
import { splitProportionally, sumOf, type VatRateTotal, vatTotals } from './vat-totals.ts';

/** A line that was sold, with the sum of all its items. */
export type SoldLine = { line: number; pence: Pence; vatPercent: number };

/** A refunded amount, with its lines if it was refunded by line. */
export type RefundedAmount = {
  pence: Pence;
  lines: readonly { line: number; pence: Pence }[];
};

/** What a refund reverses of a sale: its VAT rates and, if it was by line, its lines ex VAT. */
export type Credit = {
  /** Less than the refund if more was refunded than sold. */
  pence: Pence;
  exVatPence: Pence;
  rates: (VatRateTotal & { pence: Pence })[];
  /** In the order of the refund's lines; empty if it was refunded as an amount. */
  lines: (SoldLine & { exVatPence: Pence })[];
};

/**
 * What each of these refunds reverses of the sale, in order. For each rate of VAT they add up, to the
 * penny, to the sale's amount: the last one takes the remainder.
 */
export function calculateCredits(
  sold: readonly SoldLine[],
  refunds: readonly RefundedAmount[],
): Credit[] {
  const { rates } = vatTotals(sold);
  const remaining = new Map(rates.map((rate) => [rate.percent, rate.exVatPence + rate.vatPence]));
  return refunds.map((refund): Credit => {
    const lines = refund.lines.flatMap(({ line, pence }) => {
      const found = sold.find((one) => one.line === line);
      return found ? [{ ...found, pence }] : [];
    });
    const byLine = rates.map(({ percent }) =>
      sumOf(lines.filter(({ vatPercent }) => vatPercent === percent).map(({ pence }) => pence)),
    );
    const refundable = rates.map(({ percent }) => remaining.get(percent) ?? 0);
    const pence = Math.min(refund.pence, sumOf(refundable));
    const isByLine =
      lines.length > 0 &&
      sumOf(byLine) === pence &&
      byLine.every((sum, at) => sum <= (refundable[at] ?? 0));
    const parts = isByLine ? byLine : splitProportionally(pence, refundable);
    const credited = rates.map((rate, at) => {
      const [before, part] = [refundable[at] ?? 0, parts[at] ?? 0];
      remaining.set(rate.percent, before - part);
      const exVatPence = exVatPart(rate, before) - exVatPart(rate, before - part);
      return { percent: rate.percent, pence: part, exVatPence, vatPence: part - exVatPence };
    });
    const creditedRates = credited.filter((rate) => rate.pence > 0);
    return {
      pence,
      exVatPence: sumOf(creditedRates.map((rate) => rate.exVatPence)),
      rates: creditedRates,
      lines: isByLine ? exVatOfLines(lines, creditedRates) : [],
    };
  });
}

/** The ex VAT part of an amount at a rate. For the whole amount it is the sale's own figure. */
function exVatPart({ percent, exVatPence, vatPence }: VatRateTotal, pence: Pence): Pence {
  return pence === exVatPence + vatPence ? exVatPence : exVatAt(pence, percent);
}

function exVatOfLines(lines: readonly SoldLine[], rates: readonly VatRateTotal[]) {
  const shares = new Map<SoldLine, Pence>();
  for (const { percent, exVatPence } of rates) {
    const ofRate = lines.filter(({ vatPercent }) => vatPercent === percent);
    const parts = splitProportionally(
      exVatPence,
      ofRate.map(({ pence }) => pence),
    );
    for (const [at, line] of ofRate.entries()) shares.set(line, parts[at] ?? 0);
  }
  return lines.map((line) => ({ ...line, exVatPence: shares.get(line) ?? 0 }));
}
