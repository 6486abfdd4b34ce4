/** The end of the company's financial year. */
const yearEnd = { month: 3, day: 31 } as const;

const hourInLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: 'numeric',
  hourCycle: 'h23',
});

/**
 * Orders placed before this moment have been kept for `years` after the end of their financial year.
 * The moment is midnight UK time.
 */
export function orderRetentionCutoff(now: Date, years: number): Date {
  return financialYearEnd(lastEndedYear(now) - years);
}

/** The moment from which an order no longer has to be kept. */
export function orderKeptUntil(placed: Date, years: number): Date {
  return financialYearEnd(lastEndedYear(placed) + 1 + years);
}

/** The year in which the last financial year ended. */
function lastEndedYear(moment: Date): number {
  const year = moment.getUTCFullYear();
  return financialYearEnd(year) <= moment ? year : year - 1;
}

function financialYearEnd(year: number): Date {
  return londonMidnight(Date.UTC(year, yearEnd.month - 1, yearEnd.day + 1));
}

/** Midnight in London, which in summer is an hour before midnight UTC. */
function londonMidnight(utc: number): Date {
  const utcOffsetHours = Number(hourInLondon.format(utc));
  return new Date(utc - utcOffsetHours * 3_600_000);
}
