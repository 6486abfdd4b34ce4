import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { refusalFor } from '../answering.ts';
import { freshPostgres } from '../testing/databases.ts';
import { rowsOf } from './database.ts';
import { openPostgres } from './open-postgres.ts';

it('[CC14] has its server give up what takes too long', async () => {
  const { url, drop } = await freshPostgres();
  const database = openPostgres(url);
  const asked = await rowsOf(
    database.queries,
    sql`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  expect(asked).toEqual([{ statement: '15s', idle: '15s' }]);
  await database.close();
  await drop();
});

it('[CC14] outlives a connection that ends in the middle of a transaction', async () => {
  const { url, drop } = await freshPostgres();
  const database = openPostgres(url);
  const cut = database.transaction(async (queries) => {
    const [row] = await rowsOf<{ pid: number }>(queries, sql`select pg_backend_pid() as pid`);
    // Only another connection can, and by its answer this one is gone.
    await database.queries.execute(sql`select pg_terminate_backend(${row?.pid}, 10000)`);
    await queries.execute(sql`select 1`);
  });
  const error = await cut.catch((caught: unknown) => caught);
  expect(refusalFor(error)?.status).toBe(503);
  const next = database.transaction((queries) => rowsOf(queries, sql`select 1 as one`));
  expect(await next).toEqual([{ one: 1 }]);
  await database.close();
  await drop();
});
