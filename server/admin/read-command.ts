import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { type Arguments, type Command, UsageError, usageOf } from './command.ts';
import { commands } from './commands.ts';

export type ParsedCommand = {
  command: Command;
  given: Arguments;
  json: boolean;
  yes: boolean;
};

/**
 * Finds the command and its arguments, or throws a UsageError. File names are relative to the
 * caller's folder.
 */
export function readCommand(typed: readonly string[], folder: string): ParsedCommand {
  const command = commandOf(typed);
  const { values, positionals } = parse(command, typed.slice(command.name.split(' ').length));
  const takes = command.takes ?? [];
  const required = takes.filter((name) => !name.startsWith('['));
  if (positionals.length < required.length || positionals.length > takes.length) {
    throw new UsageError(`Usage: npm run shop -- ${usageOf(command)}`);
  }
  const words = positionals.map((word, place) => placed(takes[place], word, folder));
  const { json, yes, ...options }: Record<string, unknown> = values;
  const given = (name: string) => v.parse(v.optional(v.array(v.string())), options[name]);
  return {
    command,
    json: json === true,
    yes: yes === true,
    given: {
      word: (place) => words[place] ?? '',
      optionalWord: (place) => words[place],
      option: (name) => {
        const value = given(name)?.at(-1);
        return value === undefined ? undefined : placed(command.options?.[name], value, folder);
      },
      options: given,
    },
  };
}

/** A FILE argument as an absolute path, anything else as typed. */
function placed(wanted: string | undefined, word: string, folder: string): string {
  return wanted === 'FILE' ? resolve(folder, word) : word;
}

function commandOf(typed: readonly string[]): Command {
  const [first = '', second = ''] = typed;
  const found =
    commands.find(({ name }) => name === `${first} ${second}`) ??
    commands.find(({ name }) => name === first);
  if (found) return found;
  const kin = commands.filter(({ name }) => name.startsWith(`${first} `));
  if (kin.length === 0)
    throw new UsageError(`There is no command ${first}. Try npm run shop -- help`);
  const usages = kin.map((command) => `  npm run shop -- ${usageOf(command)}`);
  throw new UsageError(`Usage:\n${usages.join('\n')}`);
}

function parse(command: Command, args: readonly string[]) {
  const own = Object.keys(command.options ?? {}).map(
    (name) => [name, { type: 'string', multiple: true }] as const,
  );
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        yes: { type: 'boolean' },
        ...Object.fromEntries(own),
      },
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`${error.message}\nUsage: npm run shop -- ${usageOf(command)}`);
  }
}
