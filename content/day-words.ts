/** A day as it is said: Tue 24 Nov, or Tuesday 24 November. */
export function dayWords(day: Date, length: 'short' | 'long'): string {
  return day
    .toLocaleDateString('en-GB', {
      weekday: length,
      day: 'numeric',
      month: length,
      timeZone: 'UTC',
    })
    .replace(',', '');
}
