import { withoutDirectionMarks } from '../../contract/clean-text.ts';
import { EnvironmentError } from '../app/environment.ts';
import { BackupError } from '../database/backup/backup-format.ts';
import { OrderError } from '../orders/order.ts';
import type { AdminContext, Ask } from './admin-context.ts';
import { openAdminContext } from './admin-context.ts';
import { CommandError, UsageError } from './command.ts';
import { type ParsedCommand, readCommand } from './read-command.ts';
import { reasonOf } from './report.ts';
import { describeWithoutStock } from './stock.ts';

/** The terminal in which the command was typed. */
export type Terminal = {
  write: (text: string) => void;
  complain: (text: string) => void;
  /** Undefined if the user cannot be asked. */
  ask?: Ask | undefined;
};

type OpenContext = (asked: Pick<ParsedCommand, 'yes'>) => AdminContext;

/** Runs a command and returns its exit code: 0 done, 1 failed, 2 mistyped. */
export async function runCommand(
  typed: readonly string[],
  terminal: Terminal,
  open: OpenContext = ({ yes }) => openAdminContext(process.env, { yes, ask: terminal.ask }),
): Promise<0 | 1 | 2> {
  let context: AdminContext | undefined;
  try {
    const asked = readCommand(typed.length === 0 ? ['help'] : typed, folderOfTyping());
    context = open(asked);
    const { text, json, failed, remark } = await asked.command.run(context, asked.given);
    terminal.write(withoutDirectionMarks(asked.json ? jsonText(json) : `${text}\n`));
    if (remark) terminal.complain(`${remark}\n`);
    return failed ? 1 : 0;
  } catch (error) {
    terminal.complain(`${sentenceOf(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  } finally {
    // Known only if this command has opened the database.
    const warning = describeWithoutStock(context?.takeWithoutStock() ?? []);
    if (warning) terminal.complain(`${warning}\n`);
    await context?.close();
  }
}

/** npm runs scripts in the project and passes the caller's folder in INIT_CWD. */
function folderOfTyping(): string {
  return process.env.INIT_CWD || process.cwd();
}

/** Escapes characters that could control a terminal. */
function jsonText(json: unknown): string {
  const escaped = (found: string) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(json, null, 2).replaceAll(/[\u007f-\u009f]/g, escaped)}\n`;
}

const foreseen = [UsageError, CommandError, OrderError, BackupError, EnvironmentError];

function sentenceOf(error: unknown): string {
  if (foreseen.some((kind) => error instanceof kind)) return (error as Error).message;
  return reasonOf(error);
}
