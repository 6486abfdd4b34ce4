import { UsageError } from './command.ts';

/** More than any stock, and within the database's integers. */
const most = 1_000_000;

/** The largest id the database can assign. */
const lastId = 2 ** 31 - 1;

/** Reads a quantity. */
export function readNumber(what: string, typed: string, least = 0): number {
  return readWhole(what, typed, least, most);
}

/** Reads the id of a record. */
export function readId(typed: string): number {
  return readWhole('ID', typed, 1, lastId);
}

function readWhole(what: string, typed: string, least: number, greatest: number): number {
  const number = Number(typed);
  if (/^\d+$/.test(typed) && number >= least && number <= greatest) return number;
  throw new UsageError(`${what} must be a whole number from ${least} to ${greatest}.`);
}

/** One of the allowed values; undefined if not given. */
export function readChoice<Choice extends string>(
  what: string,
  typed: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (typed === undefined) return undefined;
  const found = choices.find((choice) => choice === typed);
  if (found === undefined) throw new UsageError(`${what} must be one of ${choices.join(', ')}.`);
  return found;
}

/** Reads a date like 2026-11-15 as the start of that day (UTC). */
export function readDate(what: string, typed: string): Date {
  const day = new Date(`${typed}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${typed}T`);
  if (!isDay) throw new UsageError(`${what} must be a date such as 2026-11-15.`);
  return day;
}
