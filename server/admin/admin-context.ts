import { statSync } from 'node:fs';
import Stripe from 'stripe';
import { type Environment, readEnvironment } from '../app/environment.ts';
import { createLog } from '../app/log.ts';
import type { Shop } from '../app/shop.ts';
import { openShopDatabaseOnce } from '../app/shop-database.ts';
import type { Database } from '../database/database.ts';
import { FolderInUse } from '../database/folder-lock.ts';
import { NoTables, OldTables, type OpenOptions } from '../database/open-database.ts';
import { paymentsOf } from '../payments/payments.ts';
import { createProvider } from '../payments/provider.ts';
import { CommandError, UsageError } from './command.ts';

/** Where the owner's commands work. Everything is opened when it is first asked for. */
export type AdminContext = {
  environment: () => Environment;
  /** Refuses a place without tables, and old ones where a running shop may be using them. */
  database: () => Promise<Database>;
  /** The same, with tables that are made or brought up to date. */
  prepared: () => Promise<Database>;
  /** New products that opening the books gave no stock, for they may be renamed ones; told once. */
  takeWithoutStock: () => string[];
  /** The database with the payment provider. */
  shop: () => Promise<Shop>;
  /** The provider's own library, for what the shop itself never asks. */
  stripe: () => Promise<Stripe>;
  /** Asks before something that cannot be undone, and goes on only after a yes. */
  confirm: (question: string) => Promise<void>;
  /** Whether there is somebody to ask, or whether the answer was given with `--yes`. */
  canConfirm: boolean;
  close: () => Promise<void>;
};

type Confirmation = { yes: boolean; ask: Ask | undefined };

/** A desk on the shop's own database, beside the running shop where that is PostgreSQL. */
export function openAdminContext(
  source: Record<string, string | undefined>,
  { yes, ask }: Confirmation,
): AdminContext {
  let read: Environment | undefined;
  const environment = () => {
    read ??= readEnvironment(source);
    return read;
  };
  const ends: (() => Promise<void>)[] = [];
  const log = createLog('error', (line) => process.stderr.write(line));

  let withoutStock: string[] = [];
  const open = async (opening: OpenOptions) => {
    const opened = await openTables(environment(), opening);
    ends.push(opened.database.close);
    withoutStock = opened.withoutStock;
    return opened.database;
  };
  let opened: Promise<Database> | undefined;
  const database = () => {
    // PGlite has room for one process alone: no shop of another version is open beside this one.
    opened ??= open({ leaveOld: environment().DATABASE_URL !== undefined, leaveEmpty: true });
    return opened;
  };

  const account = once(async () => {
    const { sandbox, open } = paymentsOf(environment(), {
      database,
      address: environment().ORIGIN,
      log,
      // The running shop's own sandbox tells of what happened here.
      byHand: true,
    });
    if (sandbox) ends.push(sandbox.close);
    return open();
  });

  return {
    environment,
    database,
    prepared() {
      opened ??= open({});
      return opened;
    },
    takeWithoutStock() {
      const taken = withoutStock;
      withoutStock = [];
      return taken;
    },
    async shop(): Promise<Shop> {
      const provider = createProvider(await account());
      return { database: await database(), provider, log, origin: environment().ORIGIN };
    },
    async stripe() {
      const { secretKey, address } = await account();
      return new Stripe(secretKey, {
        telemetry: false,
        maxNetworkRetries: 3,
        ...(address && { ...address, protocol: 'http' }),
      });
    },
    confirm: (question) => confirm(question, yes, ask),
    canConfirm: yes || ask !== undefined,
    async close() {
      for (const end of ends.reverse()) await end();
    },
  };
}

async function openTables(
  environment: Environment,
  opening: OpenOptions,
): ReturnType<typeof openShopDatabaseOnce> {
  try {
    return await openShopDatabaseOnce(environment, opening);
  } catch (error) {
    if (error instanceof NoTables) {
      const place = environment.DATABASE_URL
        ? 'the database of DATABASE_URL'
        : environment.DATA_DIR;
      throw new CommandError(
        `There are no books in ${place} yet. If that is the right place, start the shop once or type npm run shop -- database prepare.`,
      );
    }
    if (error instanceof OldTables) {
      throw new CommandError(
        'The tables are of an older version than these commands, and so may be the shop that is open. Update it first; if it is stopped, type npm run shop -- database prepare.',
      );
    }
    if (!(error instanceof FolderInUse)) throw error;
    throw new CommandError(
      `The shop is open and has ${environment.DATA_DIR} to itself. Stop it first, or keep its books in PostgreSQL (DATABASE_URL), where commands work beside it.`,
    );
  }
}

function once<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Asks a question that is answered with yes or no. */
export type Ask = (question: string) => Promise<boolean>;

/** Goes on after a yes; refuses to ask where nobody can answer. */
export async function confirm(question: string, yes: boolean, ask: Ask | undefined): Promise<void> {
  if (yes) return;
  if (!ask) throw new UsageError(`${question} Nobody is here to answer: add --yes to go ahead.`);
  if (!(await ask(question))) throw new CommandError('Nothing was done.');
}

/** Asks before a file is written over; refuses what is no file, such as a folder. */
export async function confirmOverwrite(
  context: Pick<AdminContext, 'confirm'>,
  file: string,
): Promise<void> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isFile()) throw new CommandError(`${file} is there already, and it is no file.`);
  await context.confirm(`${file} is there already. Write over it?`);
}
