import type { Pence } from './money.ts';
import { exVatAt, vatAt } from './vat.ts';

export const sumOf = (amounts: readonly Pence[]) =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Removes VAT from several amounts so that the results add up to their sum without VAT: each is rounded
 * down, and the pennies left over go to the largest remainders, earlier amounts first.
 */
export function splitExVat(amounts: readonly Pence[], percent = 20): Pence[] {
  const total = exVatAt(sumOf(amounts), percent);
  return splitByRemainder(
    total,
    amounts.map((amount) => amount * 100),
    100 + percent,
  );
}

/** Divides each amount, rounded down, and adds the pennies that the total has left over. */
function splitByRemainder(total: Pence, dividends: readonly number[], divisor: number): Pence[] {
  const whole = dividends.map((dividend) => Math.floor(dividend / divisor));
  const remainder = (place: number) => (dividends[place] ?? 0) % divisor;
  const byRemainder = [...whole.keys()].sort((one, other) => remainder(other) - remainder(one));
  for (const place of byRemainder.slice(0, total - sumOf(whole)))
    whole[place] = (whole[place] ?? 0) + 1;
  return whole;
}

/** The unit price to print beside a line's sum without VAT, rounded to the penny. */
export function unitPriceExVat(sumExVat: Pence, quantity: number): Pence {
  return Math.round(sumExVat / quantity);
}

/** A document's amounts at one rate of VAT. */
export type VatRateTotal = { percent: number; exVatPence: Pence; vatPence: Pence };

export type VatTotals = {
  totalPence: Pence;
  exVatPence: Pence;
  /** By rate, the highest first. */
  rates: VatRateTotal[];
  /** Each line without VAT; the lines of a rate add up to its `exVatPence`. */
  lines: Pence[];
};

/** The totals of a document, ex VAT and VAT by rate, and its lines ex VAT, which add up to the penny. */
export function vatTotals(lines: readonly { pence: Pence; vatPercent: number }[]): VatTotals {
  const exVatLines = lines.map(() => 0);
  const percents = [...new Set(lines.map(({ vatPercent }) => vatPercent))].sort((a, b) => b - a);
  const rates = percents.map((percent): VatRateTotal => {
    const places = [...lines.keys()].filter((place) => lines[place]?.vatPercent === percent);
    const amounts = places.map((place) => lines[place]?.pence ?? 0);
    for (const [nth, pence] of splitExVat(amounts, percent).entries()) {
      exVatLines[places[nth] ?? -1] = pence;
    }
    const total = sumOf(amounts);
    return { percent, exVatPence: exVatAt(total, percent), vatPence: vatAt(total, percent) };
  });
  return {
    totalPence: sumOf(lines.map(({ pence }) => pence)),
    exVatPence: sumOf(rates.map(({ exVatPence }) => exVatPence)),
    rates,
    lines: exVatLines,
  };
}

/** Splits a total in proportion to the parts, to the penny: by largest remainder, earlier parts first. */
export function splitProportionally(total: Pence, parts: readonly Pence[]): Pence[] {
  const sum = sumOf(parts);
  if (sum === 0) return parts.map(() => 0);
  return splitByRemainder(
    total,
    parts.map((part) => total * part),
    sum,
  );
}
