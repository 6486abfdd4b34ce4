const oneDay = 86_400_000;

/**
 * The last of a number of working days after a moment, as UTC midnight. The day itself does not count:
 * one working day after a Friday is Monday.
 */
export function workingDaysAfter(moment: Date, count: number, closed: readonly string[]): Date {
  const day = ukDay(moment);
  for (let left = count; left > 0; ) {
    day.setTime(day.getTime() + oneDay);
    if (isWorkingDay(day) && !closed.includes(day.toISOString().slice(0, 10))) left--;
  }
  return day;
}

/** UK time at a moment, to be read as UTC. Without Intl, which is slow to start on a phone. */
export function ukTime(moment: Date): Date {
  return new Date(moment.getTime() + (isSummerTime(moment) ? oneDay / 24 : 0));
}

/** The day in the UK at a moment, as UTC midnight. */
export function ukDay(moment: Date): Date {
  return new Date(Math.floor(ukTime(moment).getTime() / oneDay) * oneDay);
}

/** From 01:00 UTC on the last Sunday of March to 01:00 UTC on the last Sunday of October. */
function isSummerTime(moment: Date): boolean {
  const turn = (month: number) => {
    const last = new Date(Date.UTC(moment.getUTCFullYear(), month, 31, 1));
    return last.getTime() - last.getUTCDay() * oneDay;
  };
  return moment.getTime() >= turn(2) && moment.getTime() < turn(9);
}

/** Monday to Friday, except the bank holidays of England and Wales. */
export function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() % 6 !== 0 && !isBankHoliday(day);
}

/** For weekdays: a holiday that falls on a weekend moves to the next free weekday. */
function isBankHoliday(day: Date): boolean {
  const date = day.getUTCDate();
  const weekday = day.getUTCDay();
  const isMonday = weekday === 1;
  switch (day.getUTCMonth()) {
    // New Year's Day.
    case 0:
      return date === 1 || (isMonday && date < 4);
    // Early May and the spring holiday: the first and the last Monday.
    case 4:
      return isMonday && (date < 8 || date > 24);
    // The summer holiday.
    case 7:
      return isMonday && date > 24;
    // Christmas and Boxing Day.
    case 11:
      return date === 25 || date === 26 || (weekday < 3 && (date === 27 || date === 28));
    // Good Friday and Easter Monday.
    default:
      return [-2, 1].includes((day.getTime() - easterSunday(day.getUTCFullYear())) / oneDay);
  }
}

/** The Sunday after the ecclesiastical full moon, whose dates repeat every 19 years. Valid until 2199. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const moon = (golden * 19 + 24) % 30;
  const early = moon === 29 || (moon === 28 && golden > 10) ? 1 : 0;
  const full = new Date(Date.UTC(year, 2, 21 + moon - early));
  return full.getTime() + (7 - full.getUTCDay()) * oneDay;
}
