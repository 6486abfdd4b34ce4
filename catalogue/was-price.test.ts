import { describe, expect, it } from 'vitest';
import { type ChargedPeriod, longestChargedPeriod } from './was-price.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const now = day('2026-11-18');

/** Consecutive prices, each charged from its day. */
function periods(...steps: [price: number, from: string][]): ChargedPeriod[] {
  return steps.map(([price, from], at) => {
    const next = steps[at + 1];
    return { price, from: day(from), ...(next && { to: day(next[1]) }) };
  });
}

describe('a was-price', () => {
  it('[LC4] is allowed after 28 consecutive days, not earlier', () => {
    const history = periods([300_00, '2026-10-01'], [250_00, '2026-10-29']);
    expect(longestChargedPeriod(history, 300_00, now)).toMatchObject({ days: 28, isEnough: true });
    const short = periods([300_00, '2026-10-01'], [250_00, '2026-10-28']);
    expect(longestChargedPeriod(short, 300_00, now)).toMatchObject({ days: 27, isEnough: false });
  });

  it('[LC4] has no evidence if it was never charged', () => {
    expect(longestChargedPeriod(periods([250_00, '2026-01-01']), 300_00, now)).toBeUndefined();
  });

  it('[LC4] does not sum periods separated by another price', () => {
    const history = periods(
      [300_00, '2026-09-01'],
      [250_00, '2026-09-21'],
      [300_00, '2026-09-25'],
      [250_00, '2026-10-15'],
    );
    expect(longestChargedPeriod(history, 300_00, now)).toMatchObject({ days: 20, isEnough: false });
  });

  it('[LC4] continues across versions with an unchanged price', () => {
    const history = periods([300_00, '2026-09-01'], [300_00, '2026-09-20'], [250_00, '2026-10-10']);
    expect(longestChargedPeriod(history, 300_00, now)).toMatchObject({
      from: day('2026-09-01'),
      to: day('2026-10-10'),
      days: 39,
    });
  });

  it('[LC4] counts the price of today up to now', () => {
    expect(longestChargedPeriod(periods([300_00, '2026-10-30']), 300_00, now)).toMatchObject({
      days: 19,
      isEnough: false,
    });
  });
});
