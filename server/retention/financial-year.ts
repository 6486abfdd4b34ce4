/** The day after which a financial year begins, as the company has told its accountant. */
const yearEnd = { month: 3, day: 31 } as const;

/**
 * Orders before this moment have been kept for so many years from the end of their financial year.
 * It is the midnight with which the last such year ended.
 */
export function lastOrderDay(now: Date, years: number): Date {
  const endOf = (year: number) => new Date(Date.UTC(year, yearEnd.month - 1, yearEnd.day + 1));
  const thisYear = now.getUTCFullYear();
  const lastEnded = endOf(thisYear) <= now ? thisYear : thisYear - 1;
  return endOf(lastEnded - years);
}
