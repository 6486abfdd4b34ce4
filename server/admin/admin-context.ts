import { statSync } from 'node:fs';
import type { Catalogue } from '../../catalogue/index-products.ts';
import { type LaunchFacts, launchFacts } from '../../content/launch.ts';
import { type Environment, readEnvironment } from '../app/environment.ts';
import { createLog } from '../app/log.ts';
import type { Shop } from '../app/shop.ts';
import { openShopDatabaseOnce } from '../app/shop-database.ts';
import type { Database } from '../database/database.ts';
import { FolderInUseError } from '../database/folder-lock.ts';
import { NoTablesError, type OpenOptions, OutdatedTablesError } from '../database/open-database.ts';
import { paymentProvider } from '../payments/settings.ts';
import { createLiveCatalogue } from '../publish/live-catalogue.ts';
import { CommandError, UsageError } from './command.ts';

/** What the commands depend on. Everything is opened on first use. */
export type AdminContext = {
  environment: () => Environment;
  /** Includes the owner's changes once the database is open. */
  catalogue: () => Catalogue;
  /** The facts that must be true before customers can pay. */
  launch: LaunchFacts;
  /** Rejects a database without tables, and old tables that a running shop may be using. */
  database: () => Promise<Database>;
  /** The same database, with its tables created or migrated. */
  preparedDatabase: () => Promise<Database>;
  /** New products that were given no stock because they may be renamed ones; returned once. */
  takeUnstockedProducts: () => string[];
  /** The database with the payment provider. */
  shop: () => Promise<Shop>;
  /** Asks for confirmation before something that cannot be undone; throws unless the answer is yes. */
  confirm: (question: string) => Promise<void>;
  /** Whether the user can be asked, or `--yes` was given. */
  canConfirm: boolean;
  close: () => Promise<void>;
};

type ConfirmOptions = { yes: boolean; ask: Ask | undefined };

/** Opens the shop's own database; with PostgreSQL, the shop may be running at the same time. */
export function openAdminContext(
  source: Record<string, string | undefined>,
  { yes, ask }: ConfirmOptions,
): AdminContext {
  let parsed: Environment | undefined;
  const environment = () => {
    parsed ??= readEnvironment(source);
    return parsed;
  };
  const closers: (() => Promise<void>)[] = [];
  const log = createLog('error', (line) => process.stderr.write(line));

  const live = createLiveCatalogue(log);
  let unstockedProducts: string[] = [];
  const open = async (options: OpenOptions) => {
    const opened = await openTables(environment(), live.current(), options);
    closers.push(opened.database.close);
    unstockedProducts = opened.unstockedProducts;
    live.replace(await live.inForce(opened.database.queries));
    return opened.database;
  };
  let opened: Promise<Database> | undefined;
  const database = () => {
    // PGlite serves one process only, so no shop of another version can be running.
    opened ??= open({
      rejectOutdated: environment().DATABASE_URL !== undefined,
      rejectEmpty: true,
    });
    return opened;
  };

  const provider = once(() => {
    const address = environment().ORIGIN;
    // The running shop's sandbox delivers the webhook events.
    return paymentProvider.prepare(environment(), { database, address, log, byHand: true }).open();
  });

  return {
    environment,
    catalogue: live.current,
    launch: launchFacts,
    database,
    preparedDatabase() {
      opened ??= open({});
      return opened;
    },
    takeUnstockedProducts() {
      const taken = unstockedProducts;
      unstockedProducts = [];
      return taken;
    },
    async shop(): Promise<Shop> {
      const { ORIGIN: origin } = environment();
      const catalogue = live.current;
      return { database: await database(), provider: await provider(), log, origin, catalogue };
    },
    confirm: (question) => confirm(question, yes, ask),
    canConfirm: yes || ask !== undefined,
    async close() {
      for (const end of closers.reverse()) await end();
    },
  };
}

async function openTables(
  environment: Environment,
  catalogue: Catalogue,
  opening: OpenOptions,
): ReturnType<typeof openShopDatabaseOnce> {
  try {
    return await openShopDatabaseOnce(environment, catalogue, opening);
  } catch (error) {
    if (error instanceof NoTablesError) {
      const location = environment.DATABASE_URL
        ? 'the database of DATABASE_URL'
        : environment.DATA_DIR;
      throw new CommandError(
        `There is no database in ${location} yet. If that is the right place, start the shop once or run npm run shop -- database prepare.`,
      );
    }
    if (error instanceof OutdatedTablesError) {
      throw new CommandError(
        'The tables are older than these commands, and so may be the running shop. Update it first; if it is stopped, run npm run shop -- database prepare.',
      );
    }
    if (!(error instanceof FolderInUseError)) throw error;
    throw new CommandError(
      `The running shop has locked ${environment.DATA_DIR}. Stop it first, or use PostgreSQL (DATABASE_URL), where commands work beside it.`,
    );
  }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Asks a yes-or-no question. */
export type Ask = (question: string) => Promise<boolean>;

/** Throws unless `yes` is set or the user confirms. */
export async function confirm(question: string, yes: boolean, ask: Ask | undefined): Promise<void> {
  if (yes) return;
  if (!ask) throw new UsageError(`${question} Nobody can answer here: add --yes to go ahead.`);
  if (!(await ask(question))) throw new CommandError('Nothing was done.');
}

/** Asks before overwriting a file; rejects a folder. */
export async function confirmOverwrite(
  context: Pick<AdminContext, 'confirm'>,
  file: string,
): Promise<void> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isFile()) throw new CommandError(`${file} exists and is not a file.`);
  await context.confirm(`${file} already exists. Overwrite it?`);
}
