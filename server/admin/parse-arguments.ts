import { UsageError } from './command.ts';

/** More than any stock, and within the database's integers. */
const maxNumber = 1_000_000;

/** The largest id the database can assign. */
const maxId = 2 ** 31 - 1;

/** Reads a quantity. */
export function parseNumber(label: string, input: string, min = 0): number {
  return parseInteger(label, input, min, maxNumber);
}

/** Reads the id of a record. */
export function parseId(input: string): number {
  return parseInteger('ID', input, 1, maxId);
}

function parseInteger(label: string, input: string, min: number, max: number): number {
  const number = Number(input);
  if (/^\d+$/.test(input) && number >= min && number <= max) return number;
  throw new UsageError(`${label} must be a whole number from ${min} to ${max}.`);
}

/** One of the allowed values; undefined if not given. */
export function parseChoice<Choice extends string>(
  label: string,
  input: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (input === undefined) return undefined;
  const found = choices.find((choice) => choice === input);
  if (found === undefined) throw new UsageError(`${label} must be one of ${choices.join(', ')}.`);
  return found;
}

/** Reads a date like 2026-11-15 as the start of that day (UTC). */
export function parseDate(label: string, input: string): Date {
  const day = new Date(`${input}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${input}T`);
  if (!isDay) throw new UsageError(`${label} must be a date such as 2026-11-15.`);
  return day;
}
