const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long' });

/** A UK date: 5 April 2026. */
export function ukDate(moment: Date): string {
  return day.format(moment);
}
