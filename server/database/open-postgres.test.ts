import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { toHttpError } from '../http/errors.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import { queryRows } from './database.ts';
import { openPostgres } from './open-postgres.ts';

it('[CC14] sets a statement time-out', async () => {
  const { url, drop } = await createPostgresDatabase();
  const database = openPostgres(url);
  const asked = await queryRows(
    database.queries,
    sql`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  expect(asked).toEqual([{ statement: '15s', idle: '15s' }]);
  await database.close();
  await drop();
});

it('[CC14] survives a connection lost during a transaction', async () => {
  const { url, drop } = await createPostgresDatabase();
  const database = openPostgres(url);
  const interrupted = database.transaction(async (queries) => {
    const [row] = await queryRows<{ pid: number }>(queries, sql`select pg_backend_pid() as pid`);
    // Only another connection can do this; when it returns, this one is closed.
    await database.queries.execute(sql`select pg_terminate_backend(${row?.pid}, 10000)`);
    await queries.execute(sql`select 1`);
  });
  const error = await interrupted.catch((caught: unknown) => caught);
  expect(toHttpError(error)?.status).toBe(503);
  const next = database.transaction((queries) => queryRows(queries, sql`select 1 as one`));
  expect(await next).toEqual([{ one: 1 }]);
  await database.close();
  await drop();
});

it('[CC14] replaces dead connections, even at the start of a transaction', async () => {
  const { url, drop } = await createPostgresDatabase();
  const line = await openTestProxy(url);
  const database = openPostgres(line.url, 2, 300);
  const twoAtOnce = () =>
    Promise.allSettled(
      [1, 2].map(() => database.transaction((open) => open.execute(sql`select 1`))),
    );
  expect(await twoAtOnce()).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
  line.goSilent();
  for (const outcome of await twoAtOnce()) {
    if (outcome.status === 'fulfilled') throw new Error('A silent line has answered');
    expect(toHttpError(outcome.reason)?.status).toBe(503);
  }
  expect(await twoAtOnce()).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
  // A connection that was not returned to the pool would block this forever.
  await database.close();
  line.close();
  await drop();
});

/** A proxy to the server on which connections that are open now can go silent, while new ones get through. */
async function openTestProxy(url: string) {
  const target = new URL(url);
  let silent = new Set<Socket>();
  const open = new Set<Socket>();
  const front = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname);
    open.add(near);
    near.on('data', (bytes) => silent.has(near) || far.write(bytes));
    far.on('data', (bytes) => silent.has(near) || near.write(bytes));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  });
  await once(front.listen(0, '127.0.0.1'), 'listening');
  const through = new URL(url);
  through.port = String((front.address() as AddressInfo).port);
  return {
    url: through.href,
    goSilent: () => {
      silent = new Set(open);
    },
    close: () => {
      for (const socket of open) socket.destroy();
      front.close();
    },
  };
}
