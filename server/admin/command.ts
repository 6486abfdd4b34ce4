import type { AdminContext } from './admin-context.ts';
import type { Report } from './report.ts';

/** What was typed after the command's name. */
export type Arguments = {
  /** The words in order; what must be there is there. */
  word: (place: number) => string;
  /** A word or an option that may be left out. */
  optionalWord: (place: number) => string | undefined;
  option: (name: string) => string | undefined;
};

/** One thing that the owner can ask of the shop. */
export type Command = {
  /** As it is typed: `orders show`. */
  name: string;
  /** What must follow, in order; in square brackets what may. A FILE is given with its whole path. */
  takes?: readonly string[];
  /** Options with a value, each with a word for it: `{ state: 'STATE' }`. */
  options?: Readonly<Record<string, string>>;
  says: string;
  run: (context: AdminContext, given: Arguments) => Promise<Report>;
};

/** The command was typed wrongly; nothing was done. */
export class UsageError extends Error {}

/** What was asked cannot be done, in one sentence. */
export class CommandError extends Error {}

/** How a command is typed, in one line. */
export function usageOf({ name, takes = [], options = {} }: Command): string {
  const wanted = Object.entries(options).map(([option, value]) => `[--${option} ${value}]`);
  return [name, ...takes, ...wanted].join(' ');
}
