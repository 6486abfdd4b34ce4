import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { rowsOf } from '../database/database.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { missingMigrations } from '../database/migrate.ts';
import { migrationNames } from '../database/migration-names.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { freshPostgres } from '../testing/databases.ts';
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
    complain: (text: string) => {
      complained += text;
    },
  };
  const code = await runCommand(line.split(' '), terminal, ({ yes }) =>
    openAdminContext(environment, { yes, ask: undefined }),
  );
  return { code, said, complained };
}

it('says what to do while the open shop has the data folder to itself', async () => {
  await copyMigratedDatabase(folder);
  const lock = await lockFolder(folder);
  const { code, complained } = await type('orders list', { DATA_DIR: folder });
  await lock.release();
  expect(code).toBe(1);
  expect(complained).toMatch(/^The running shop has locked .*\. Stop it first, or use/);
});

it('[CC14] makes no new database where there is none, unless it is asked to', async () => {
  const empty = join(folder, 'mistyped');
  const { url, drop } = await freshPostgres();
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
  expect(await missingMigrations(queries)).toEqual(migrationNames);
  await close();
  await drop();
});

it('works beside the open shop on PostgreSQL, with tables of its own making and the sandbox', async () => {
  const { url, drop } = await freshPostgres();
  const prepared = await type('database prepare', { DATABASE_URL: url });
  expect(prepared).toMatchObject({ code: 0, said: 'The database is ready on PostgreSQL.\n' });
  const checked = await type('check', { DATABASE_URL: url, ORIGIN: 'http://localhost:3000' });
  expect(checked.said).toContain(`${products.length} stock accounts in balance`);
  expect(checked.said).toMatch(/^payments +warning +The sandbox is in use/m);
  expect(checked.code).toBe(0);
  await drop();
});

it('[CC14] leaves the tables of an older shop alone until it is asked to prepare them', async () => {
  const { url, drop } = await freshPostgres();
  const environment = { DATABASE_URL: url };
  await type('database prepare', environment);
  const { queries, close } = openPostgres(url);
  await queries.execute(sql`delete from migration where name = ${migrationNames.at(-1)}`);
  expect(await type('orders list', environment)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('older than these commands'),
  });
  const names = await rowsOf<{ name: string }>(queries, sql`select name from migration`);
  expect(names).toHaveLength(migrationNames.length - 1);
  await close();
  await drop();
});

it('[CC14] prepares the database in a build of Netlify, where the site names its address', async () => {
  const { url, drop } = await freshPostgres();
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

it('[CC14] says once of a new product without stock, in the report or beside it', async () => {
  const { url, drop } = await freshPostgres();
  const environment = { DATABASE_URL: url };
  await type('database prepare', environment);
  const [first, second] = products.filter(({ stockCount }) => stockCount > 0);
  const { queries, close } = openPostgres(url);
  await queries.execute(sql`insert into stock (product_id, available) values ('former', 0)`);
  const forget = async (id = '') => {
    await queries.execute(sql`delete from stock_movement where product_id = ${id}`);
    await queries.execute(sql`delete from stock where product_id = ${id}`);
  };
  await forget(first?.id);
  expect(await type('database prepare', environment)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`renamed ones: ${first?.id}. Count them`),
    complained: '',
  });
  await forget(second?.id);
  expect(await type('orders list', environment)).toMatchObject({
    code: 0,
    said: 'No orders.\n',
    complained: expect.stringContaining(`renamed ones: ${second?.id}. Count them`),
  });
  expect(await type('orders list', environment)).toMatchObject({ complained: '' });
  await close();
  await drop();
});

it('[CC14] does not check out with keys of Stripe and an address that nobody named', async () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const { code, said } = await type('check', { ...keys, DATA_DIR: folder });
  expect(code).toBe(1);
  expect(said).toMatch(/^settings +problem .*ORIGIN must be set together with STRIPE_SECRET_KEY/m);
});

it('names what is wrong with the environment, and still explains itself', async () => {
  const wrong = { PORT: 'many', DATA_DIR: folder };
  expect(await type('orders list', wrong)).toMatchObject({
    code: 1,
    complained: expect.stringContaining('PORT'),
  });
  expect((await type('help', wrong)).code).toBe(0);
});

it('says why a database cannot be reached, without its password', async () => {
  const nowhere = 'postgres://shop:secret@127.0.0.1:1/shop';
  const { code, complained } = await type('orders list', { DATABASE_URL: nowhere });
  expect(code).toBe(1);
  expect(complained).toContain('ECONNREFUSED');
  expect(complained).not.toContain('secret');
});
