import type { Pence } from './money.ts';

/** The period in which a price was charged; the last one has no end. */
export type ChargedPeriod = { price: Pence; from: Date; to?: Date | undefined };

/** Days for which a price must have been charged without a break before it may be shown struck through. */
export const minDaysCharged = 28;

const oneDay = 86_400_000;

export type WasPriceEvidence = { from: Date; to: Date; days: number; isEnough: boolean };

/** The longest time without a break for which a price was charged; undefined if it never was. */
export function longestChargedPeriod(
  periods: readonly ChargedPeriod[],
  price: Pence,
  now: Date,
): WasPriceEvidence | undefined {
  let longest: WasPriceEvidence | undefined;
  let periodStart: Date | undefined;
  for (const [at, period] of periods.entries()) {
    if (period.price !== price) {
      periodStart = undefined;
      continue;
    }
    const isGap = periods[at - 1]?.to?.getTime() !== period.from.getTime();
    periodStart = periodStart === undefined || isGap ? period.from : periodStart;
    const to = period.to && period.to < now ? period.to : now;
    const days = Math.floor((to.getTime() - periodStart.getTime()) / oneDay);
    if (longest === undefined || days >= longest.days)
      longest = { from: periodStart, to, days, isEnough: days >= minDaysCharged };
  }
  return longest;
}
