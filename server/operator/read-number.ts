import { WrongUse } from './command.ts';

/** More than any shelf holds, and still a whole number for the database. */
const most = 1_000_000;

/** Reads a whole number that somebody typed. */
export function readNumber(what: string, typed: string, least = 0): number {
  const number = Number(typed);
  if (/^\d+$/.test(typed) && number >= least && number <= most) return number;
  throw new WrongUse(`${what} must be a whole number from ${least} to ${most}.`);
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
  if (found === undefined) throw new WrongUse(`${what} must be one of ${choices.join(', ')}.`);
  return found;
}
