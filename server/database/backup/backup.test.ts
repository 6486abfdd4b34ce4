import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import type { Actor } from '../../activity/activity.ts';
import { findUnknownSeries } from '../../documents/document-series.ts';
import { correctEmail } from '../../orders/correct-order.ts';
import { dispatchOrder } from '../../orders/dispatch-order.ts';
import { findOrders } from '../../orders/order.ts';
import { undoOrderChange } from '../../orders/undo-order-change.ts';
import { openLedger } from '../../stock/ledger.ts';
import { createPostgresDatabase } from '../../testing/databases.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../../testing/shop.ts';
import { type Database, queryRows } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openPgliteInMemory } from '../open-pglite.ts';
import { openPostgres } from '../open-postgres.ts';
import {
  activity,
  documentKinds,
  enquiryMessage,
  jobRun,
  officeSession,
  order,
  partEnquiry,
  quote,
  rateLimit,
  rateSalt,
  restockRequest,
  staff,
} from '../schema.ts';
import {
  BackupError,
  type BackupRow,
  type BackupTrailer,
  createLineHash,
  readLines,
  writeFileAtomically,
} from './backup-format.ts';
import { backupTables, isRetiredTable, temporaryTables } from './backup-tables.ts';
import { describeContents, inspectBackup, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const engines = ['PGlite', 'PostgreSQL'] as const;
type Engine = (typeof engines)[number];

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const closing: (() => Promise<unknown>)[] = [];
const sources = new Map<Engine, Database>();
const targets = new Map<Engine, Database>();

async function open(engine: Engine): Promise<Database> {
  if (engine === 'PGlite') return openPgliteInMemory();
  const { url, drop } = await createPostgresDatabase();
  closing.push(drop);
  return openPostgres(url);
}

beforeAll(async () => {
  for (const engine of engines) {
    for (const place of [sources, targets]) {
      const database = await open(engine);
      await migrate(database);
      closing.push(database.close);
      place.set(engine, database);
    }
    await fillDatabase(getDatabase(sources, engine));
  }
}, 120_000);
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  rmSync(folder, { recursive: true });
});

function getDatabase(place: Map<Engine, Database>, engine: Engine): Database {
  const database = place.get(engine);
  if (!database) throw new Error('The database is not open yet');
  return database;
}

const five = findProductWithStock(5);

/** A paid order, an open checkout, an expired one, and rows of everything else a shop stores. */
async function fillDatabase(database: Database) {
  const { queries } = database;
  await openLedger(queries, products);
  const shop = await openTestShop(database);
  await shop.sendWebhook(await shop.payments.pay(await shop.startCheckout(five, 2)));
  await shop.startCheckout(five, 1);
  await shop.sendWebhook(await shop.payments.expire(await shop.startCheckout(five, 1)));
  const asked = {
    email: 'office@fellside.example',
    message: 'Ten\n"podiums"\t\\ £ – 梯子 🪜\u2028\u2029',
  };
  const many = Array.from({ length: 1203 }, (_, n) => ({
    ...asked,
    company: `Fellside ${n}`,
    quantity: '5-10',
    createdAt: sql`now() - interval '1.234567 seconds'`,
    lines: [{ productId: five.id, quantity: 3 }],
  }));
  await queries.insert(quote).values(many);
  await queries.insert(partEnquiry).values(asked);
  const note = { quoteId: 1, direction: 'note' as const, body: 'Called twice.' };
  await queries.insert(enquiryMessage).values(note);
  await queries.insert(restockRequest).values({ email: asked.email, productId: five.id });
  await queries.insert(restockRequest).values({ email: asked.email, productId: 'gone' });
  // Its id must not be used again, because an email's key contains it.
  await queries.execute(sql`delete from stock_notice where product_id = 'gone'`);
  await queries.insert(jobRun).values({ name: 'retention', doneOn: '2026-11-15' });
  await queries.insert(rateLimit).values({ key: 'k', used: 1, resetsAt: new Date() });
  await queries.insert(rateSalt).values({ day: '2026-11-15', salt: 's' });
  await fillOffice(database, shop);
}

/** A partly dispatched order, more activity than one insert restores, and a signed-in user. */
async function fillOffice({ queries }: Database, { shop, orders }: TestShop) {
  const [mo] = await queries
    .insert(staff)
    .values({ email: 'mo@firm.example', name: 'Mo', role: 'owner' })
    .returning();
  const by: Actor = { kind: 'staff', staffId: mo?.id ?? 0, ip: '192.0.2.7' };
  const [made] = await orders();
  const reference = made?.reference ?? '';
  const lines = [{ line: 1, quantity: 1 }];
  await dispatchOrder(shop, reference, { carrier: 'DPD', tracking: '1', lines, by });
  const { activityId } = await correctEmail(shop, reference, { email: 'new@firm.example', by });
  await undoOrderChange(shop, activityId ?? 0, by);
  const seen = { actor: 'staff', staffId: mo?.id, action: 'order.note', record: 'order' } as const;
  await queries
    .insert(activity)
    .values(Array.from({ length: 600 }, () => ({ ...seen, recordId: reference })));
  // The update moves it to the end of the table, after the row that refers to it.
  await queries
    .update(activity)
    .set({ ip: null })
    .where(eq(activity.id, activityId ?? 0));
  await queries.insert(officeSession).values({
    tokenHash: 'h',
    staffId: mo?.id ?? 0,
    expiresAt: new Date(),
  });
}

/** A checksum of each table's rows, in any order. */
async function sums({ queries }: Database): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const { name } of backupTables) {
    const rows = await queryRows<{ row: string }>(
      queries,
      sql`select row_to_json(kept)::text as row from ${sql.identifier(name)} as kept`,
    );
    const texts = rows.map(({ row }) => row).sort();
    all[name] = `${rows.length} ${createHash('sha256').update(texts.join()).digest('hex')}`;
  }
  return all;
}

/** A backup of the database, written to a file and read back. */
async function* backupOf(database: Database): AsyncGenerator<string> {
  const file = join(folder, 'shop.jsonl');
  await writeFileAtomically(file, (write) => writeBackup(database, write), inspectBackup);
  yield* readLines(file);
}

async function* read(lines: readonly string[]) {
  yield* lines;
}

describe.each(engines)('a backup of %s', (from) => {
  it.each(engines)('[CC14] is restored on %s, row for row', async (to) => {
    const [source, target] = [getDatabase(sources, from), getDatabase(targets, to)];
    const rows = await restoreBackup(target, backupOf(source));
    const [before, after] = [await sums(source), await sums(target)];
    // The target cannot know which documents were issued since.
    const series = await findUnknownSeries(target.queries);
    expect(series.map(({ kind }) => kind)).toEqual([...documentKinds].sort());
    expect(after).toEqual({ ...before, document_series: after.document_series });
    expect(rows).toMatchObject({ shop_order: 1, checkout: 3, quote: 1203, stock_notice: 1 });
    // [OF12] [TO6] Activity and shipments.
    expect(rows).toMatchObject({ staff: 1, activity: 603, activity_value: 1, shipment_line: 1 });
    expect(rows).toMatchObject({ enquiry_message: 1 });
    expect(await describeContents(target.queries)).toEqual(await describeContents(source.queries));

    const passing = await queryRows(
      target.queries,
      sql`select key from rate_limit union select salt from rate_salt`,
    );
    expect(passing).toEqual([]);
    expect(await target.queries.$count(officeSession)).toBe(0);
    const [next] = await target.queries
      .insert(restockRequest)
      .values({ email: 'next@firm.example', productId: 'p' })
      .returning();
    expect(next?.id).toBeGreaterThan(2);
  });
});

describe.each(engines)('numbers after a restore on %s', (engine) => {
  let sold = 0;
  const sell = async ({ queries }: Database) => {
    sold += 1;
    const [made] = await queries
      .insert(order)
      .values({ sessionId: `cs_${engine}_${sold}`, email: 'b@firm.example', totalPence: 1 })
      .returning();
    return made?.reference;
  };

  it('[CC14] continue after those assigned since the backup', async () => {
    const database = getDatabase(targets, engine);
    const [first] = [await sell(database), await sell(database)];
    const lines = await Array.fromAsync(backupOf(database));
    const later = [await sell(database), await sell(database)];
    await restoreBackup(database, read(lines));
    const next = await sell(database);
    expect(later).not.toContain(next);
    expect(Number(next?.slice(3))).toBe(Number(first?.slice(3)) + 4);
  });

  it('[CC14] leave a gap of a thousand in another database', async () => {
    const database = getDatabase(targets, engine);
    const lines = await Array.fromAsync(backupOf(database));
    const last = Math.max(...(await database.queries.select().from(order)).map(({ id }) => id));
    const gone = new Set<string | undefined>();
    for (let n = 0; n < 3; n += 1) gone.add(await sell(database));
    const place = await open(engine);
    closing.push(place.close);
    await migrate(place);
    // New orders have been placed meanwhile, under the same numbers.
    for (let n = 0; n < 5; n += 1) await sell(place);
    await restoreBackup(place, read(lines));
    const next = await sell(place);
    expect(gone).not.toContain(next);
    const number = Number(next?.slice(3));
    expect(number).toBeGreaterThan(last + 1000);
    expect(number % 1000).toBe(1);
    const [asked] = await place.queries
      .insert(quote)
      .values({ company: 'C', email: 'c@firm.example', quantity: '5-10' })
      .returning();
    expect((asked?.id ?? 0) % 1000).toBe(1);
  });
});

/** The columns of each table in the first release. */
async function firstColumns(): Promise<Map<string, string[]>> {
  const { queries, close } = await open('PostgreSQL');
  const first = new URL('../migrations/0001-shop.sql', import.meta.url);
  await queries.execute(sql.raw(readFileSync(first, 'utf8')));
  const rows = await queryRows<{ name: string; columns: string[] }>(
    queries,
    sql`select table_name as name, json_agg(column_name) as columns
      from information_schema.columns where table_schema = 'public' group by table_name`,
  );
  await close();
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** The rows of a backup, with these columns only. */
function rowsIn(lines: readonly string[], columns: Map<string, string[]>): BackupRow[] {
  return lines
    .slice(1, -1)
    .map((line): BackupRow => JSON.parse(line))
    .filter(({ table }) => columns.has(table))
    .map(({ table, row }) => {
      const known = Object.entries(row).filter(([name]) => columns.get(table)?.includes(name));
      return { table, row: Object.fromEntries(known) };
    });
}

/** What the first release stored only as prose. */
const words: Record<string, BackupRow['row']> = {
  shop_order: { attention: 'A dispute.' },
};

function inWords({ table, row }: BackupRow): BackupRow {
  return { table, row: { ...row, ...words[table] } };
}

/** A backup of these rows, as the first release would have written it. */
function firstBackup(rows: readonly BackupRow[], { numbers }: BackupTrailer): string[] {
  const head = { rungmoor: 'backup', version: 1, engine: 'PGlite', migrations: ['0001-shop.sql'] };
  const counts: Record<string, number> = {};
  for (const { table } of rows) counts[table] = (counts[table] ?? 0) + 1;
  const lines = [{ ...head, at: new Date().toISOString() }, ...rows].map((line) =>
    JSON.stringify(line),
  );
  const sum = createLineHash();
  for (const line of lines) sum.add(line);
  return [...lines, JSON.stringify({ rows: counts, numbers, sha256: sum.sum() })];
}

describe.each(engines)('a backup of the first shop, restored on %s', (engine) => {
  it('[CC14] fills newer tables and columns with defaults', async () => {
    const target = getDatabase(targets, engine);
    const lines = await Array.fromAsync(backupOf(getDatabase(sources, engine)));
    const columns = await firstColumns();
    const rows = rowsIn(lines, columns).map(inWords);
    // A column that no longer exists.
    const old: BackupRow[] = rows.map(({ table, row }) => ({
      table,
      row: { ...row, fax: '0161' },
    }));
    // The sandbox's tables were in backups until it had its own schema.
    old.push({ table: 'sandbox_session', row: { id: 'cs_test_1', fax: '0161' } });
    await restoreBackup(target, read(firstBackup(old, JSON.parse(lines.at(-1) ?? ''))));

    const restored = rowsIn(await Array.fromAsync(backupOf(target)), columns);
    const texts = (all: readonly BackupRow[]) => all.map((row) => JSON.stringify(row)).sort();
    expect(texts(restored)).toEqual(texts(rows));
    const since = { refundRefusals: 0, givenBackPence: 0, company: null, poNumber: null };
    expect(await findOrders(target.queries)).toMatchObject([
      { ...since, issues: [{ kind: 'note', data: { text: 'A dispute.' } }] },
    ]);
    const quotes = await target.queries.select().from(quote);
    expect(new Set(quotes.map(({ attemptKey }) => attemptKey))).toEqual(new Set([null]));
    // [OF7] They have been waiting since they were sent.
    expect(quotes.map(({ waitingSince }) => waitingSince)).toEqual(
      quotes.map(({ createdAt }) => createdAt),
    );
  });
});

describe('an invalid backup', () => {
  const wrong: [string, (lines: string[]) => string[], RegExp][] = [
    ['is empty', () => [], /incomplete/],
    ['is something else', () => ['{"a":1}', '{"b":2}'], /not a backup of the shop|incomplete/],
    ['lacks its end', (lines) => lines.slice(0, -1), /incomplete/],
    ['lacks a row', (lines) => lines.filter((line) => !line.includes('Fellside 7"')), /damaged/],
    [
      'was changed',
      (lines) => lines.map((line) => line.replace('Fellside 7"', 'Fellside 8"')),
      /damaged/,
    ],
    [
      'is half a line',
      (lines) => [...lines.slice(0, 9), (lines[9] ?? '').slice(0, 20)],
      /incomplete/,
    ],
    [
      'counts a row that it has not',
      (lines) => lines.map((line) => line.replace('"quote":1203', '"quote":1204')),
      /Rows of quote are missing/,
    ],
    [
      'is of a newer shop',
      ([head = '', ...rest]) => [head.replace('0001-shop.sql', '0099-more.sql'), ...rest],
      /newer version with 0099-more\.sql/,
    ],
  ];

  it.each(wrong)('[CC14] changes nothing: it %s', async (_, change, reason) => {
    const target = getDatabase(targets, 'PGlite');
    const before = await sums(target);
    const lines = await Array.fromAsync(backupOf(getDatabase(sources, 'PGlite')));
    const restoring = restoreBackup(target, read(change(lines)));
    await expect(restoring).rejects.toThrow(BackupError);
    await expect(restoring).rejects.toThrow(reason);
    expect(await sums(target)).toEqual(before);
  });
});

it('[CC14] a backup is a consistent snapshot', async () => {
  const source = getDatabase(sources, 'PostgreSQL');
  let changed: Promise<unknown> | undefined;
  const lines: string[] = [];
  await writeBackup(source, async (text) => {
    lines.push(text);
    changed ??= source.queries
      .insert(quote)
      .values({ company: 'Late', email: 'l@x.example', quantity: '5-10' });
    await changed;
  });
  const named = (all: readonly string[]) => all.join('').includes('"company":"Late"');
  expect(named(lines)).toBe(false);
  expect(named(await Array.fromAsync(backupOf(source)))).toBe(true);
  await source.queries.execute(sql`delete from quote where company = 'Late'`);
});

it('[CC14] a backup contains every table except temporary ones', async () => {
  const rows = await queryRows<{ name: string }>(
    getDatabase(sources, 'PostgreSQL').queries,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const named = [...backupTables.map(({ name }) => name), ...temporaryTables, 'migration'];
  const kept = rows.map(({ name }) => name).filter((name) => !isRetiredTable(name));
  expect(kept.sort()).toEqual(named.sort());
});
