import { UsageError } from './command.ts';

/** Reads a day that somebody typed as 2026-11-15, as the moment at which it begins. */
export function readDate(what: string, typed: string): Date {
  const day = new Date(`${typed}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${typed}T`);
  if (!isDay) throw new UsageError(`${what} must be a date such as 2026-11-15.`);
  return day;
}
