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
  return endOf(lastEnded(now) - years);
}

/** The moment from which an order of that day has been kept for so many years. */
export function orderKeptUntil(placed: Date, years: number): Date {
  return endOf(lastEnded(placed) + 1 + years);
}

/** The year in which the last financial year before that moment ended. */
function lastEnded(moment: Date): number {
  const year = moment.getUTCFullYear();
  return endOf(year) <= moment ? year : year - 1;
}

function endOf(year: number): Date {
  return midnight(Date.UTC(year, yearEnd.month - 1, yearEnd.day + 1));
}

/** The midnight in London with which a day begins; in summer it comes an hour before that of UTC. */
function midnight(utc: number): Date {
  const ahead = Number(hourInLondon.format(utc));
  return new Date(utc - ahead * 3_600_000);
}
