import type { AdminContext } from './admin-context.ts';
import type { Report } from './report.ts';

/** The arguments after the command's name. */
export type Arguments = {
  /** A required argument. */
  positional: (index: number) => string;
  /** An optional argument. */
  optionalPositional: (index: number) => string | undefined;
  option: (name: string) => string | undefined;
  /** Every value of an option that may be given more than once. */
  options: (name: string) => readonly string[] | undefined;
};

/** One command of the owner's CLI. */
export type Command = {
  /** As typed: `orders show`. */
  name: string;
  /** Positional arguments; optional ones in square brackets. A FILE becomes an absolute path. */
  positionals?: readonly string[];
  /** Options with a value, each with its placeholder: `{ state: 'STATE' }`. */
  options?: Readonly<Record<string, string>>;
  help: string;
  run: (context: AdminContext, args: Arguments) => Promise<Report>;
};

/** Thrown if the command was mistyped. Nothing was done. */
export class UsageError extends Error {}

/** Thrown if the command cannot be carried out; the message says why. */
export class CommandError extends Error {}

/** A command's usage in one line. */
export function formatUsage({ name, positionals = [], options = {} }: Command): string {
  const optionUsages = Object.entries(options).map(([option, value]) => `[--${option} ${value}]`);
  return [name, ...positionals, ...optionUsages].join(' ');
}
