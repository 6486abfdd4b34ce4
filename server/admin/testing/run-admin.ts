import { type LaunchFacts, launchFacts } from '../../../content/launch.ts';
import { getBuiltCatalogue } from '../../app/catalogue.ts';
import { readEnvironment } from '../../app/environment.ts';
import type { Shop } from '../../app/shop.ts';
import type { Database } from '../../database/database.ts';
import type { AdminContext } from '../admin-context.ts';
import { confirm } from '../admin-context.ts';
import { runCommand } from '../run-command.ts';

type AdminTestDeps = {
  database: Database;
  shop?: Shop | undefined;
  environment?: Record<string, string>;
  launch?: LaunchFacts;
};

/** Runs commands on a database that is already open. */
export function createAdminRunner({
  database,
  shop,
  environment = {},
  launch = launchFacts,
}: AdminTestDeps) {
  const missing = (what: string) => () => Promise.reject(new Error(`This test has no ${what}`));
  const context: Omit<AdminContext, 'confirm' | 'canConfirm'> = {
    environment: () => readEnvironment({ ORIGIN: 'https://shop.example', ...environment }),
    catalogue: getBuiltCatalogue,
    launch,
    database: async () => database,
    preparedDatabase: async () => database,
    takeUnstockedProducts: () => [],
    shop: shop ? async () => shop : missing('shop'),
    close: async () => {},
  };

  /** Runs a command; `answers` is the reply to any question, undefined if nobody can be asked. */
  async function runLine(line: string | readonly string[], answers?: boolean) {
    const questions: string[] = [];
    let out = '';
    let complaints = '';
    const ask =
      answers === undefined
        ? undefined
        : async (question: string) => {
            questions.push(question);
            return answers;
          };
    const code = await runCommand(
      typeof line === 'string' ? line.split(' ').filter(Boolean) : line,
      {
        write: (text) => {
          out += text;
        },
        writeError: (text) => {
          complaints += text;
        },
        ask,
      },
      ({ yes }) => ({
        ...context,
        confirm: (question) => confirm(question, yes, ask),
        canConfirm: yes || ask !== undefined,
      }),
    );
    return { code, out, complaints, questions };
  }

  return {
    run: runLine,
    /** Runs a command with --json and parses its output. */
    async runJson(line: string) {
      const { code, out, complaints } = await runLine(`${line} --json`);
      if (code !== 0) throw new Error(`${line} failed: ${complaints}`);
      return JSON.parse(out);
    },
  };
}
