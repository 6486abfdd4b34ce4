import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { startPostgres } from '../../server/testing/postgres-server.ts';

const engines = ['PGlite', 'PostgreSQL'] as const;

/** A new database on one engine, and the environment variables for it. */
export type TestDatabase = {
  engine: (typeof engines)[number];
  environment: { DATA_DIR: string; DATABASE_URL: string; MAIL_DIR: string; PAGES_DIR?: string };
};

/** Runs the same on each engine, or the named one; a failure sets the exit code. */
export async function runOnEngines(
  engineName: string | undefined,
  work: (place: TestDatabase) => Promise<boolean>,
  settings?: Parameters<typeof startPostgres>[0],
): Promise<void> {
  const selectedEngines = engines.filter(
    (engine) => engineName === undefined || engineName === engine,
  );
  if (selectedEngines.length === 0)
    throw new Error(`There is no engine ${engineName}. There are ${engines.join(' and ')}.`);
  for (const engine of selectedEngines) {
    const folder = mkdtempSync(join(tmpdir(), 'rungmoor-proof-'));
    const postgres = engine === 'PostgreSQL' ? await startPostgres(settings) : undefined;
    const environment = {
      DATA_DIR: join(folder, 'data'),
      MAIL_DIR: join(folder, 'mail'),
      PAGES_DIR: join(folder, 'published'),
      DATABASE_URL: postgres?.url ?? '',
    };
    try {
      if (!(await work({ engine, environment }))) process.exitCode = 1;
    } finally {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** Opens the database while no process of the shop uses it. */
export async function withDatabase<Result>(
  { environment }: TestDatabase,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL, DATA_DIR } = environment;
  const database = await openDatabase({ url: DATABASE_URL || undefined, folder: DATA_DIR });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
