/** The day after which a financial year begins, as the company has told its accountant. */
const yearEnd = { month: 3, day: 31 } as const;

const hourInLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: 'numeric',
  hourCycle: 'h23',
});

/**
 * Orders before this moment have been kept for so many years from the end of their financial year.
 * It is the midnight, on British clocks, with which the last such year ended.
 */
export function lastOrderDay(now: Date, years: number): Date {
  const endOf = (year: number) => midnight(Date.UTC(year, yearEnd.month - 1, yearEnd.day + 1));
  const thisYear = now.getUTCFullYear();
  const lastEnded = endOf(thisYear) <= now ? thisYear : thisYear - 1;
  return endOf(lastEnded - years);
}

/** The midnight in London with which a day begins; in summer it comes an hour before that of UTC. */
function midnight(utc: number): Date {
  const ahead = Number(hourInLondon.format(utc));
  return new Date(utc - ahead * 3_600_000);
}
