import { type Environment, readEnvironment } from '../app/environment.ts';
import { createLog } from '../app/log.ts';
import type { Shop } from '../app/shop.ts';
import { openShopDatabaseOnce } from '../app/shop-database.ts';
import type { Database } from '../database/database.ts';
import { FolderInUse } from '../database/folder-lock.ts';
import { NoTables, OldTables, type Opening } from '../database/open-database.ts';
import { paymentProvider } from '../payments/settings.ts';
import type { AdminContext } from './admin-context.ts';
import { CommandError } from './command.ts';
import { type Ask, confirm } from './confirm.ts';

type Answers = { yes: boolean; ask: Ask | undefined };

/** A desk on the shop's own database, beside the running shop where that is PostgreSQL. */
export function openAdminContext(
  source: Record<string, string | undefined>,
  { yes, ask }: Answers,
): AdminContext {
  let read: Environment | undefined;
  const environment = () => {
    read ??= readEnvironment(source);
    return read;
  };
  const ends: (() => Promise<void>)[] = [];
  const log = createLog('error', (line) => process.stderr.write(line));

  let untold: string[] = [];
  const open = async (opening: Opening) => {
    const opened = await openTables(environment(), opening);
    ends.push(opened.database.close);
    untold = opened.withoutStock;
    return opened.database;
  };
  let books: Promise<Database> | undefined;
  const database = () => {
    // PGlite has room for one process alone: no shop of another version is open beside this one.
    books ??= open({ leaveOld: environment().DATABASE_URL !== undefined, leaveEmpty: true });
    return books;
  };

  const provider = once(() => {
    const address = environment().ORIGIN;
    // Webhooks of what happens here are sent by the running shop.
    return paymentProvider.prepare(environment(), { database, address, log, byHand: true }).open();
  });

  return {
    environment,
    database,
    prepared() {
      books ??= open({});
      return books;
    },
    takeWithoutStock() {
      const taken = untold;
      untold = [];
      return taken;
    },
    async shop(): Promise<Shop> {
      const { ORIGIN: origin } = environment();
      return { database: await database(), provider: await provider(), log, origin };
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
  opening: Opening,
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
