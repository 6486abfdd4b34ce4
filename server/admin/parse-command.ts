import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { type Arguments, type Command, formatUsage, UsageError } from './command.ts';
import { commands } from './commands.ts';

export type ParsedCommand = {
  command: Command;
  args: Arguments;
  json: boolean;
  yes: boolean;
};

/**
 * Finds the command and its arguments, or throws a UsageError. File names are relative to the
 * caller's folder.
 */
export function parseCommand(argv: readonly string[], folder: string): ParsedCommand {
  const command = findCommand(argv);
  const { values, positionals } = parseOptions(command, argv.slice(command.name.split(' ').length));
  const expected = command.positionals ?? [];
  const required = expected.filter((name) => !name.startsWith('['));
  if (positionals.length < required.length || positionals.length > expected.length) {
    throw new UsageError(`Usage: npm run shop -- ${formatUsage(command)}`);
  }
  const words = positionals.map((word, index) => resolveFile(expected[index], word, folder));
  const { json, yes, ...options }: Record<string, unknown> = values;
  const optionValues = (name: string) => v.parse(v.optional(v.array(v.string())), options[name]);
  return {
    command,
    json: json === true,
    yes: yes === true,
    args: {
      positional: (index) => words[index] ?? '',
      optionalPositional: (index) => words[index],
      option: (name) => {
        const value = optionValues(name)?.at(-1);
        return value === undefined
          ? undefined
          : resolveFile(command.options?.[name], value, folder);
      },
      options: optionValues,
    },
  };
}

/** A FILE argument as an absolute path, anything else as typed. */
function resolveFile(placeholder: string | undefined, word: string, folder: string): string {
  return placeholder === 'FILE' ? resolve(folder, word) : word;
}

function findCommand(argv: readonly string[]): Command {
  const [first = '', second = ''] = argv;
  const found =
    commands.find(({ name }) => name === `${first} ${second}`) ??
    commands.find(({ name }) => name === first);
  if (found) return found;
  const group = commands.filter(({ name }) => name.startsWith(`${first} `));
  if (group.length === 0)
    throw new UsageError(`There is no command ${first}. Try npm run shop -- help`);
  const usages = group.map((command) => `  npm run shop -- ${formatUsage(command)}`);
  throw new UsageError(`Usage:\n${usages.join('\n')}`);
}

function parseOptions(command: Command, args: readonly string[]) {
  const commandOptions = Object.keys(command.options ?? {}).map(
    (name) => [name, { type: 'string', multiple: true }] as const,
  );
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        yes: { type: 'boolean' },
        ...Object.fromEntries(commandOptions),
      },
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`${error.message}\nUsage: npm run shop -- ${formatUsage(command)}`);
  }
}
