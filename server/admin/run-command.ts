import { withoutDirectionMarks } from '../../contract/clean-text.ts';
import { EnvironmentError } from '../app/environment.ts';
import { OrderError } from '../orders/order.ts';
import type { AdminContext } from './admin-context.ts';
import { CommandError, UsageError } from './command.ts';
import type { Ask } from './confirm.ts';
import { openAdminContext } from './open-admin-context.ts';
import { type ParsedCommand, readCommand } from './read-command.ts';
import { reasonOf } from './reason.ts';
import { describeWithoutStock } from './stock/describe-without-stock.ts';

/** Where a command was typed. */
export type Terminal = {
  write: (text: string) => void;
  complain: (text: string) => void;
  /** Missing where nobody can answer. */
  ask?: Ask | undefined;
};

type OpenDesk = (asked: Pick<ParsedCommand, 'yes'>) => AdminContext;

/** Does what was typed and answers the exit code: 0 done, 1 failed, 2 typed wrongly. */
export async function runCommand(
  typed: readonly string[],
  terminal: Terminal,
  open: OpenDesk = ({ yes }) => openAdminContext(process.env, { yes, ask: terminal.ask }),
): Promise<0 | 1 | 2> {
  let desk: AdminContext | undefined;
  try {
    const asked = readCommand(typed.length === 0 ? ['help'] : typed, folderOfTyping());
    desk = open(asked);
    const { text, json, failed, remark } = await asked.command.run(desk, asked.given);
    terminal.write(withoutDirectionMarks(asked.json ? jsonText(json) : `${text}\n`));
    if (remark) terminal.complain(`${remark}\n`);
    return failed ? 1 : 0;
  } catch (error) {
    terminal.complain(`${sentenceOf(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  } finally {
    // The command that opened the books first is the only one to know.
    const warning = describeWithoutStock(desk?.takeWithoutStock() ?? []);
    if (warning) terminal.complain(`${warning}\n`);
    await desk?.close();
  }
}

/** npm runs the commands in the project and leaves word of the folder in which it was called. */
function folderOfTyping(): string {
  return process.env.INIT_CWD || process.cwd();
}

/** The characters that a terminal could take for orders stay escaped. */
function jsonText(json: unknown): string {
  const escaped = (found: string) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(json, null, 2).replaceAll(/[\u007f-\u009f]/g, escaped)}\n`;
}

const foreseen = [UsageError, CommandError, OrderError, EnvironmentError];

function sentenceOf(error: unknown): string {
  if (foreseen.some((kind) => error instanceof kind)) return (error as Error).message;
  return reasonOf(error);
}
