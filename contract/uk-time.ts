/** Formats moments in UK time, whatever the machine's own time zone is. */
export function ukDateFormatter(options: Intl.DateTimeFormatOptions, locale = 'en-GB') {
  const clock = new Intl.DateTimeFormat(locale, { timeZone: 'Europe/London', ...options });
  return (moment: Date) => clock.format(moment);
}

/** 2026-11-18: the day, as data. */
export const toIsoDay = ukDateFormatter({ dateStyle: 'short' }, 'sv-SE');

/** 09:31. */
export const formatTime = ukDateFormatter({ hour: '2-digit', minute: '2-digit' });

const formatDayAndMonth = ukDateFormatter({ weekday: 'short', day: 'numeric', month: 'short' });

const formatDayWithYear = ukDateFormatter({ day: 'numeric', month: 'short', year: 'numeric' });

/** Wed 18 Nov; in other years 18 Nov 2025. */
export function formatShortDay(moment: Date, now = new Date()): string {
  const isThisYear = toIsoDay(moment).slice(0, 4) === toIsoDay(now).slice(0, 4);
  return isThisYear ? formatDayAndMonth(moment).replace(',', '') : formatDayWithYear(moment);
}

/** today, tomorrow, yesterday, or as shortDay. */
export function formatRelativeDay(moment: Date, now = new Date()): string {
  const dayOf = (each: Date) => Date.parse(toIsoDay(each));
  const away = (dayOf(moment) - dayOf(now)) / 86_400_000;
  const near: Readonly<Record<number, string>> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };
  return near[away] ?? formatShortDay(moment, now);
}

/** today 09:31, Wed 18 Nov 09:31. */
export function formatDayAndTime(moment: Date, now = new Date()): string {
  return `${formatRelativeDay(moment, now)} ${formatTime(moment)}`;
}

const localTime = ukDateFormatter(
  { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' },
  'sv-SE',
);

/**
 * The moment at which UK clocks show this day and time; undefined for the hour that is skipped in
 * spring. For the hour that is repeated in autumn, it is the first.
 */
export function parseUkTime(day: string, time: string): Date | undefined {
  const winter = new Date(`${day}T${time}Z`);
  const summer = new Date(winter.getTime() - 3_600_000);
  return [summer, winter].find((moment) => localTime(moment) === `${day} ${time}`);
}

/** The day so many days later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
