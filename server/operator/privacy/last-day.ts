const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long' });

/** The last whole day before a midnight: 31 March 2033. */
export function lastDay(midnight: Date): string {
  return day.format(midnight.getTime() - 1);
}
