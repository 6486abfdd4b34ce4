import { UsageError } from './command.ts';

/** More than any shelf holds, and still a whole number for the database. */
const most = 1_000_000;

/** The last id that the database can give. */
const lastId = 2 ** 31 - 1;

/** Reads a quantity that somebody typed. */
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

/** How many records a list shows: 50, or what was asked for. */
export function readLimit(typed: string | undefined): number {
  return typed === undefined ? 50 : readNumber('--limit', typed, 1);
}

/** One of a few words, or nothing when none was typed. */
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

/** Reads a day that somebody typed as 2026-11-15, as the moment at which it begins. */
export function readDate(what: string, typed: string): Date {
  const day = new Date(`${typed}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${typed}T`);
  if (!isDay) throw new UsageError(`${what} must be a date such as 2026-11-15.`);
  return day;
}
