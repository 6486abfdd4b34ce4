import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { queryRows } from '../database/database.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { findMissingMigrations } from '../database/migrate.ts';
import { migrationNames } from '../database/migration-names.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import { copyMigratedDatabase } from '../testing/migrated-database.ts';
import { openAdminContext } from './admin-context.ts';
import { runCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'admin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function type(line: string, environment: Record<string, string>) {
  let [said, complained] = ['', ''];
  const terminal = {
    write: (text: string) => {
      said += text;
    },
    writeError: (text: string) => {
      complained += text;
    },
  };
  const code = await runCommand(line.split(' '), terminal, ({ yes }) =>
    openAdminContext(environment, { yes, ask: undefined }),
  );
  return { code, said, complained };
}

it('explains what to do while the running shop locks the data folder', async () => {
  await copyMigratedDatabase(folder);
  const lock = await lockFolder(folder);
  const { code, complained } = await type('orders list', { DATA_DIR: folder });
  await lock.release();
  expect(code).toBe(1);
  expect(complained).toMatch(/^The running shop has locked .*\. Stop it first, or use/);
});

it('[CC14] creates a missing database only on database prepare', async () => {
  const empty = join(folder, 'mistyped');
  const { url, drop } = await createPostgresDatabase();
  const places: Record<string, string>[] = [{ DATA_DIR: empty }, { DATABASE_URL: url }];
  for (const environment of places) {
    for (const line of ['orders issues', `backup ${join(folder, 'shop.jsonl')}`]) {
      expect(await type(line, environment)).toMatchObject({
        code: 1,
        said: '',
        complained: expect.stringContaining('There is no database in '),
      });
    }
  }
  expect(existsSync(empty)).toBe(false);
  expect(existsSync(join(folder, 'shop.jsonl'))).toBe(false);
  const { queries, close } = openPostgres(url);
  expect(await findMissingMigrations(queries)).toEqual(migrationNames);
  await close();
  await drop();
});

it('works beside a running shop on PostgreSQL, creating the tables and using the sandbox', async () => {
  const { url, drop } = await createPostgresDatabase();
  const prepared = await type('database prepare', { DATABASE_URL: url });
  expect(prepared).toMatchObject({ code: 0, said: 'The database is ready on PostgreSQL.\n' });
  const checked = await type('check', { DATABASE_URL: url, ORIGIN: 'http://localhost:3000' });
  expect(checked.said).toContain(`${products.length} stock accounts in balance`);
  expect(checked.said).toMatch(/^payments +warning +The sandbox is in use/m);
  expect(checked.code).toBe(0);
  await drop();
});

it('[CC14] migrates outdated tables only on database prepare', async () => {
  const { url, drop } = await createPostgresDatabase();
  const environment = { DATABASE_URL: url };
  await type('database prepare', environment);
  const { queries, close } = openPostgres(url);
  await queries.execute(sql`delete from migration where name = ${migrationNames.at(-1)}`);
  expect(await type('orders list', environment)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('older than these commands'),
  });
  const names = await queryRows<{ name: string }>(queries, sql`select name from migration`);
  expect(names).toHaveLength(migrationNames.length - 1);
  await close();
  await drop();
});

it('[CC14] prepares the database in a Netlify build, with the origin from URL', async () => {
  const { url, drop } = await createPostgresDatabase();
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const build = { ...keys, NETLIFY: 'true', URL: 'https://shop.example', DATA_DIR: folder };
  expect(await type('database prepare', { ...build, DATABASE_URL: url })).toMatchObject({
    code: 0,
    said: 'The database is ready on PostgreSQL.\n',
  });
  await drop();
  expect(await type('database prepare', build)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('DATABASE_URL must be set on Netlify'),
  });
});

it('[CC14] reports a new product without stock once', async () => {
  const { url, drop } = await createPostgresDatabase();
  const environment = { DATABASE_URL: url };
  await type('database prepare', environment);
  const [first, second] = products.filter(({ stockCount }) => stockCount > 0);
  const { queries, close } = openPostgres(url);
  await queries.execute(sql`insert into stock (product_id, available) values ('former', 0)`);
  const deleteStockAccount = async (id = '') => {
    await queries.execute(sql`delete from stock_movement where product_id = ${id}`);
    await queries.execute(sql`delete from stock where product_id = ${id}`);
  };
  await deleteStockAccount(first?.id);
  expect(await type('database prepare', environment)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`renamed ones: ${first?.id}. Count them`),
    complained: '',
  });
  await deleteStockAccount(second?.id);
  expect(await type('orders list', environment)).toMatchObject({
    code: 0,
    said: 'No orders.\n',
    complained: expect.stringContaining(`renamed ones: ${second?.id}. Count them`),
  });
  expect(await type('orders list', environment)).toMatchObject({ complained: '' });
  await close();
  await drop();
});

it('[CC14] rejects Stripe keys without ORIGIN', async () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const { code, said } = await type('check', { ...keys, DATA_DIR: folder });
  expect(code).toBe(1);
  expect(said).toMatch(/^settings +problem .*ORIGIN must be set together with STRIPE_SECRET_KEY/m);
});

it('names invalid environment variables, and still shows help', async () => {
  const wrong = { PORT: 'many', DATA_DIR: folder };
  expect(await type('orders list', wrong)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('PORT'),
  });
  expect((await type('help', wrong)).code).toBe(0);
});

it('reports an unreachable database without its password', async () => {
  const nowhere = 'postgres://shop:secret@127.0.0.1:1/shop';
  const { code, complained } = await type('orders list', { DATABASE_URL: nowhere });
  expect(code).toBe(1);
  expect(complained).toContain('ECONNREFUSED');
  expect(complained).not.toContain('secret');
});
