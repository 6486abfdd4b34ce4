const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long' });

/** The day of a moment in the shop: 5 April 2026. */
export function ukDate(moment: Date): string {
  return day.format(moment);
}
