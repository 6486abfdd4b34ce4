const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as a clock in the shop shows it: 05 Apr 2026, 09:30. */
export function ukTime(moment: Date): string {
  return clock.format(moment);
}

const sortable = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The same for a spreadsheet, which sorts it: 2026-04-05 09:30. */
export function sortableUkTime(moment: Date): string {
  return sortable.format(moment);
}
