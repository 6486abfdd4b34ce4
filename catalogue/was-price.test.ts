import { describe, expect, it } from 'vitest';
import { type ChargedPeriod, chargedFor } from './was-price.ts';

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
  it('[LC4] is true after 28 days without a break, and not a day sooner', () => {
    const history = periods([300_00, '2026-10-01'], [250_00, '2026-10-29']);
    expect(chargedFor(history, 300_00, now)).toMatchObject({ days: 28, isEnough: true });
    const short = periods([300_00, '2026-10-01'], [250_00, '2026-10-28']);
    expect(chargedFor(short, 300_00, now)).toMatchObject({ days: 27, isEnough: false });
  });

  it('[LC4] was never charged where no version had it', () => {
    expect(chargedFor(periods([250_00, '2026-01-01']), 300_00, now)).toBeUndefined();
  });

  it('[LC4] does not add up times that another price divides', () => {
    const history = periods(
      [300_00, '2026-09-01'],
      [250_00, '2026-09-21'],
      [300_00, '2026-09-25'],
      [250_00, '2026-10-15'],
    );
    expect(chargedFor(history, 300_00, now)).toMatchObject({ days: 20, isEnough: false });
  });

  it('[LC4] goes on where a version left the price as it was', () => {
    const history = periods([300_00, '2026-09-01'], [300_00, '2026-09-20'], [250_00, '2026-10-10']);
    expect(chargedFor(history, 300_00, now)).toMatchObject({
      from: day('2026-09-01'),
      to: day('2026-10-10'),
      days: 39,
    });
  });

  it('[LC4] counts the price of today up to now', () => {
    expect(chargedFor(periods([300_00, '2026-10-30']), 300_00, now)).toMatchObject({
      days: 19,
      isEnough: false,
    });
  });
});
