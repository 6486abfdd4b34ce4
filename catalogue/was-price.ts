import type { Pence } from './money.ts';

/** The period in which a price was charged; the last one has no end. */
export type ChargedPeriod = { price: Pence; from: Date; to?: Date | undefined };

/** Days for which a price must have been charged without a break before it may be shown struck through. */
export const leastDaysCharged = 28;

const oneDay = 86_400_000;

export type WasEvidence = { from: Date; to: Date; days: number; isEnough: boolean };

/** The longest time without a break for which a price was charged; undefined if it never was. */
export function chargedFor(
  periods: readonly ChargedPeriod[],
  price: Pence,
  now: Date,
): WasEvidence | undefined {
  let longest: WasEvidence | undefined;
  let begun: Date | undefined;
  for (const [at, period] of periods.entries()) {
    if (period.price !== price) {
      begun = undefined;
      continue;
    }
    const isGap = periods[at - 1]?.to?.getTime() !== period.from.getTime();
    begun = begun === undefined || isGap ? period.from : begun;
    const to = period.to && period.to < now ? period.to : now;
    const days = Math.floor((to.getTime() - begun.getTime()) / oneDay);
    if (longest === undefined || days >= longest.days)
      longest = { from: begun, to, days, isEnough: days >= leastDaysCharged };
  }
  return longest;
}
