/** A day in full: Tuesday 24 November. */
export function longDay(day: Date): string {
  return day
    .toLocaleDateString('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    .replace(',', '');
}
