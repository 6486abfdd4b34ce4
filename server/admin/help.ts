import { type Command, UsageError, usageOf } from './command.ts';

/** Lists what can be typed; it is told the commands, for it is one of them. */
export function helpCommand(commands: () => readonly Command[]): Command {
  return {
    name: 'help',
    takes: ['[COMMAND]'],
    says: 'this list, or the part that begins with COMMAND',
    async run(_desk, given) {
      const wanted = given.optionalWord(0);
      const shown = commands().filter(({ name }) => !wanted || name.split(' ')[0] === wanted);
      if (shown.length === 0) throw new UsageError(`There is no command ${wanted}.`);
      const text = [
        'npm run shop -- COMMAND [--json] [--yes]',
        ...shown.map((command) => `  ${usageOf(command)}\n      ${command.says}`),
        '--json answers for machines; --yes answers yes to every question.',
      ].join('\n');
      return {
        text,
        json: shown.map((command) => ({ usage: usageOf(command), says: command.says })),
      };
    },
  };
}
