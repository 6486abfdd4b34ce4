import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { openPostgres } from '../database/open-postgres.ts';
import { stock } from '../database/schema.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import { getBuiltCatalogue } from './catalogue.ts';
import { createLog } from './log.ts';
import { openShopDatabase } from './shop-database.ts';

it('[CC14] retries until the database accepts connections', async () => {
  const { url, drop } = await createPostgresDatabase();
  const server = openPostgres(inject('postgresUrl'), 1);
  const name = sql.identifier(new URL(url).pathname.slice(1));
  const setAllowConnections = (isOpen: boolean) =>
    server.queries.execute(
      sql`alter database ${name} with allow_connections ${sql.raw(String(isOpen))}`,
    );
  const triedTwice = Promise.withResolvers<void>();
  const lines: string[] = [];
  const log = createLog('error', (line) => {
    if (lines.push(line) === 2) triedTwice.resolve();
  });

  await setAllowConnections(false);
  const opening = openShopDatabase(
    { DATABASE_URL: url, DATA_DIR: '' },
    getBuiltCatalogue(),
    log,
    1,
  );
  await Promise.race([opening, triedTwice.promise]);
  expect(lines.join('')).toMatch(/"message":"the database could not be opened".*not currently acc/);
  await setAllowConnections(true);
  const database = await opening;
  expect((await database.queries.select().from(stock)).length).toBeGreaterThan(240);
  await database.close();
  await server.close();
  await drop();
});
