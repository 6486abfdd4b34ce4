import { parseArgs } from 'node:util';
import { type Command, type Given, usageOf, WrongUse } from './command.ts';
import { commands } from './commands.ts';

export type Asked = {
  command: Command;
  given: Given;
  json: boolean;
  yes: boolean;
};

/** Finds the command that was typed and reads what follows it, or says what is wrong. */
export function readCommand(typed: readonly string[]): Asked {
  const command = commandOf(typed);
  const { values, positionals } = parse(command, typed.slice(command.name.split(' ').length));
  const takes = command.takes ?? [];
  const required = takes.filter((name) => !name.startsWith('['));
  if (positionals.length < required.length || positionals.length > takes.length) {
    throw new WrongUse(`Usage: npm run shop -- ${usageOf(command)}`);
  }
  const options: Record<string, unknown> = values;
  const { json, yes } = options;
  return {
    command,
    json: json === true,
    yes: yes === true,
    given: {
      word: (place) => positionals[place] ?? '',
      optionalWord: (place) => positionals[place],
      option: (name) => {
        const value = options[name];
        return typeof value === 'string' ? value : undefined;
      },
    },
  };
}

function commandOf(typed: readonly string[]): Command {
  const [first = '', second = ''] = typed;
  const found =
    commands.find(({ name }) => name === `${first} ${second}`) ??
    commands.find(({ name }) => name === first);
  if (found) return found;
  const kin = commands.filter(({ name }) => name.startsWith(`${first} `));
  if (kin.length === 0)
    throw new WrongUse(`There is no command ${first}. Try npm run shop -- help`);
  const usages = kin.map((command) => `  npm run shop -- ${usageOf(command)}`);
  throw new WrongUse(`Usage:\n${usages.join('\n')}`);
}

function parse(command: Command, args: readonly string[]) {
  const own = Object.keys(command.options ?? {}).map((name) => [name, { type: 'string' }] as const);
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
    throw new WrongUse(`${error.message}\nUsage: npm run shop -- ${usageOf(command)}`);
  }
}
