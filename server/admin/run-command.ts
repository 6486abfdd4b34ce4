import { withoutDirectionMarks } from '../../contract/clean-text.ts';
import { EnvironmentError } from '../app/environment.ts';
import { BackupError } from '../database/backup/backup-format.ts';
import { OrderError } from '../orders/order.ts';
import type { AdminContext, Ask } from './admin-context.ts';
import { openAdminContext } from './admin-context.ts';
import { CommandError, UsageError } from './command.ts';
import { type ParsedCommand, parseCommand } from './parse-command.ts';
import { describeFailure } from './report.ts';
import { describeUnstockedProducts } from './stock.ts';

/** The terminal in which the command was typed. */
export type Terminal = {
  write: (text: string) => void;
  writeError: (text: string) => void;
  /** Undefined if the user cannot be asked. */
  ask?: Ask | undefined;
};

type OpenContext = (options: Pick<ParsedCommand, 'yes'>) => AdminContext;

/** Runs a command and returns its exit code: 0 done, 1 failed, 2 mistyped. */
export async function runCommand(
  argv: readonly string[],
  terminal: Terminal,
  open: OpenContext = ({ yes }) => openAdminContext(process.env, { yes, ask: terminal.ask }),
): Promise<0 | 1 | 2> {
  let context: AdminContext | undefined;
  try {
    const parsed = parseCommand(argv.length === 0 ? ['help'] : argv, callerFolder());
    context = open(parsed);
    const { text, json, failed, remark } = await parsed.command.run(context, parsed.args);
    terminal.write(withoutDirectionMarks(parsed.json ? formatJson(json) : `${text}\n`));
    if (remark) terminal.writeError(`${remark}\n`);
    return failed ? 1 : 0;
  } catch (error) {
    terminal.writeError(`${errorMessage(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  } finally {
    // Known only if this command has opened the database.
    const warning = describeUnstockedProducts(context?.takeUnstockedProducts() ?? []);
    if (warning) terminal.writeError(`${warning}\n`);
    await context?.close();
  }
}

/** npm runs scripts in the project and passes the caller's folder in INIT_CWD. */
function callerFolder(): string {
  return process.env.INIT_CWD || process.cwd();
}

/** Escapes characters that could control a terminal. */
function formatJson(json: unknown): string {
  const escaped = (found: string) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(json, null, 2).replaceAll(/[\u007f-\u009f]/g, escaped)}\n`;
}

const expectedErrors = [UsageError, CommandError, OrderError, BackupError, EnvironmentError];

function errorMessage(error: unknown): string {
  if (expectedErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  return describeFailure(error);
}
