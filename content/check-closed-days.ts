/** A configured closed day is not a calendar day. */
export class ClosedDayError extends Error {}

/** Throws if one is not a calendar day: the intended day would count as one on which goods are sent. */
export function checkClosedDays(days: readonly string[]): void {
  const wrong = days.filter((day) => !isDay(day));
  if (wrong.length === 0) return;
  const named = wrong.map((day) => `'${day}'`).join(', ');
  throw new ClosedDayError(
    `closedOn in content/company.ts has no such day: ${named}. Write it as '2026-12-29'.`,
  );
}

/** Whether it is a calendar day, such as '2026-12-29'. */
export function isDay(day: string): boolean {
  const read = new Date(`${day}T00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 10) === day;
}
