import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { startPostgres } from '../../server/testing/postgres-server.ts';

const engines = ['PGlite', 'PostgreSQL'] as const;

/** Books of an engine that nobody else has, and how a process of the shop is told of them. */
export type TestDatabase = {
  engine: (typeof engines)[number];
  environment: { DATA_DIR: string; DATABASE_URL: string; MAIL_DIR: string };
};

/** Does the same on each engine, or on the one that is named; a no from one is the exit code. */
export async function onEngines(
  named: string | undefined,
  work: (place: TestDatabase) => Promise<boolean>,
  settings?: Parameters<typeof startPostgres>[0],
): Promise<void> {
  const chosen = engines.filter((engine) => named === undefined || named === engine);
  if (chosen.length === 0)
    throw new Error(`There is no engine ${named}. There are ${engines.join(' and ')}.`);
  for (const engine of chosen) {
    const folder = mkdtempSync(join(tmpdir(), 'rungmoor-proof-'));
    const postgres = engine === 'PostgreSQL' ? await startPostgres(settings) : undefined;
    const environment = {
      DATA_DIR: join(folder, 'data'),
      MAIL_DIR: join(folder, 'mail'),
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

/** Opens the books for a moment, while no process of the shop has them. */
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
