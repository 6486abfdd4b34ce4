import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { migrate } from '../database/migrate.ts';
import { openPgliteInMemory } from '../database/open-pglite.ts';
import {
  checkout,
  order,
  outboxEmail,
  quote,
  registerKey,
  registerLabel,
  stock,
} from '../database/schema.ts';
import { findOrders } from '../orders/order.ts';
import { createMissingOrders, findMissingOrders } from '../orders/recover-orders.ts';
import { exportRegister } from '../register/export-register.ts';
import { openLedger, reserveStock } from '../stock/ledger.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { stripeError } from '../testing/test-payments.ts';
import { createAdminRunner } from './testing/run-admin.ts';

const quoteRequest = { company: 'Fellside', email: 'office@fellside.example', quantity: '5-10' };

describeOnBothEngines('backup and restore', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const file = join(folder, 'shop.jsonl');
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The provider has its own records, which our restore does not roll back. */
  let paymentShop: TestShop;
  beforeAll(async () => {
    const own = await openPgliteInMemory();
    await migrate(own);
    paymentShop = await openTestShop(own);
    await paymentShop.reset();
  });
  afterAll(async () => {
    await paymentShop.shop.database.close();
  });

  const admin = () =>
    createAdminRunner({
      database: database(),
      shop: { ...paymentShop.shop, database: database() },
    });
  const companies = async () =>
    (await database().queries.select().from(quote)).map(({ company }) => company);
  beforeEach(async () => {
    rmSync(file, { force: true });
    await database().queries.execute(
      sql`truncate quote, mail, shop_order, checkout, stock, document_series cascade`,
    );
    await openLedger(database().queries, products);
    await database().queries.insert(quote).values(quoteRequest);
    expect((await admin().run(['backup', file])).code).toBe(0);
  });

  it('[CC14] writes a file readable by the owner only, and asks before overwriting one', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['shop.jsonl']);
    expect(await admin().run(['backup', file])).toMatchObject({ code: 2 });
    expect(await admin().run(['backup', file], false)).toMatchObject({
      code: 1,
      questions: [expect.stringContaining('Overwrite it?')],
    });
    const again = await admin().run(['backup', file, '--yes', '--json']);
    expect(JSON.parse(again.out)).toMatchObject({
      file,
      rows: { quote: 1, stock: products.length },
    });
  });

  it('[CC14] deletes a backup that cannot be read back', async () => {
    const earlier = readFileSync(file, 'utf8');
    const { queries } = database();
    // The database returns this value as it was written, on two lines.
    await queries.execute(sql`alter table quote add column odd json default E'{\\n}'`);
    const failed = await admin().run(['backup', file, '--yes']);
    await queries.execute(sql`alter table quote drop column odd`);
    expect(failed).toMatchObject({ code: 1, out: '' });
    expect(failed.complaints).toMatch(
      /could not be read back: The backup is damaged\. .* is unchanged/,
    );
    expect(readFileSync(file, 'utf8')).toBe(earlier);
    expect(readdirSync(folder)).toEqual(['shop.jsonl']);
  });

  it('[CC14] restores pasted text with Unicode line separators', async () => {
    const company = 'Fell\u2028side\u2029 & Sons';
    await database()
      .queries.insert(quote)
      .values({ ...quoteRequest, company });
    expect((await admin().run(['backup', file, '--yes'])).code).toBe(0);
    expect(await admin().run(['restore', file, '--yes'])).toMatchObject({ code: 0 });
    expect(await companies()).toEqual(['Fellside', company]);
  });

  it('[CC14] restores into an unused database without confirmation', async () => {
    await database().queries.execute(sql`truncate quote, stock cascade`);
    await openLedger(database().queries, products);
    const { code, out, questions } = await admin().run(['restore', file], false);
    expect({ code, questions }).toEqual({ code: 0, questions: [] });
    expect(out).toMatch(/rows in 5 tables from .* on P\w+, and opened 0 new stock accounts\./);
    expect(await companies()).toEqual(['Fellside']);
    expect(out).toContain('the backup knows no credit note and no invoice');
    const last = ['--invoice', '41', '--credit-note', 'CN-000006'];
    expect(await admin().run(['documents', 'continue', ...last.slice(2)])).toMatchObject({
      code: 1,
    });
    const { out: said } = await admin().run(['documents', 'continue', ...last, '--yes']);
    expect(said).toContain('Next numbers: CN-000007, INV-000042.');
    expect((await admin().run(['documents', 'continue'])).out).toContain('are known');
  });

  it('[BU4] restores registers with their keys and read-only inspections', async () => {
    const { queries } = database();
    await queries.execute(sql`insert into register (email) values ('buyer@firm.example')`);
    await queries.execute(sql`insert into register_key (hash, register_id, kind)
      select 'hash', id, 'full' from register`);
    await queries.execute(sql`insert into register_piece (register_id, number, name, kind, interval_days)
      select id, 'T-01', 'Tower', 'tower', 7 from register`);
    await queries.execute(
      sql`insert into register_label (hash, piece_id) select 'label', id from register_piece`,
    );
    await queries.execute(sql`insert into inspection (piece_id, number, attempt, inspected_at, inspector,
        position, reason, passed, checks)
      select id, 1, 'attempt', '2026-11-18T07:52:00Z', 'A. Lund', 'scaffolder', 'regular', true, '[]'
      from register_piece`);
    const readRegisters = async () => ({
      registers: await exportRegister(queries, 'Buyer@firm.example'),
      keys: await queries.select().from(registerKey),
      labels: await queries.select().from(registerLabel),
    });
    const before = await readRegisters();
    expect(before.registers[0]?.pieces[0]?.inspections).toHaveLength(1);
    expect((await admin().run(['backup', file, '--yes'])).code).toBe(0);
    await queries.execute(sql`delete from register`);
    expect((await admin().run(['restore', file, '--yes'])).code).toBe(0);
    expect(await readRegisters()).toEqual(before);
    await expect(queries.execute(sql`delete from inspection`)).rejects.toThrow();
    await queries.execute(sql`delete from register`);
  });

  it('[CC14] asks for confirmation before replacing a database in use', async () => {
    await database()
      .queries.insert(quote)
      .values({ ...quoteRequest, company: 'Another' });
    const refused = await admin().run(['restore', file]);
    expect(refused.code).toBe(2);
    expect(refused.complaints).toMatch(/contains quotes \(2\)\. .* add --yes to go ahead\./);
    expect((await admin().run(['restore', file], false)).code).toBe(1);
    expect(await companies()).toEqual(['Fellside', 'Another']);
    expect((await admin().run(['restore', file, '--yes'])).code).toBe(0);
    expect(await companies()).toEqual(['Fellside']);
  });

  it('[CC14] opens stock accounts for products added since the backup', async () => {
    const [first] = products;
    await database().queries.execute(
      sql`delete from stock_movement where product_id = ${first?.id}`,
    );
    await database().queries.execute(sql`delete from stock where product_id = ${first?.id}`);
    await admin().run(['backup', file, '--yes']);
    expect((await admin().run(['restore', file, '--yes'])).out).toContain('1 new stock account');
  });

  it('[CC14] lists new products without stock', async () => {
    const { id } = findProductWithStock(5);
    const { queries } = database();
    await queries.execute(sql`insert into stock (product_id, available) values ('former', 0)`);
    await queries.execute(sql`delete from stock_movement where product_id = ${id}`);
    await queries.execute(sql`delete from stock where product_id = ${id}`);
    await admin().run(['backup', file, '--yes']);
    const { code, out } = await admin().run(['restore', file, '--yes']);
    expect(code).toBe(0);
    expect(out).toMatch(
      new RegExp(`1 new stock accounts\\.\nNew products without stock, .*: ${id}\\. .* stock set`),
    );
  });

  it('[CC14] recovers payments made after the backup, under unused order numbers', async () => {
    const held = await database().queries.select().from(order);
    const session = await paymentShop.startCheckout(findProductWithStock(5), 1);
    await paymentShop.sendWebhook(await paymentShop.payments.pay(session));
    const restored = await admin().run(['restore', file, '--yes']);
    const [made, ...others] = await database().queries.select().from(order);
    expect({ held, others }).toEqual({ held: [], others: [] });
    expect(made).toMatchObject({ sessionId: session, email: 'buyer@firm.example' });
    expect(made?.id).toBeGreaterThan(1000);
    expect(restored.code).toBe(0);
    expect(restored.out).toContain(
      `Since then: Paid at the sandbox: 1; missing orders: 1. Created: ${made?.reference}. Refunds and disputes recorded: 0.`,
    );
    const messages = await database().queries.select().from(outboxEmail);
    expect(messages.map(({ recipient }) => recipient)).toContain('buyer@firm.example');
  });

  it('[CC14] raises an issue for payments in progress at the time of the backup', async () => {
    const product = findProductWithStock(5, 2);
    const session = await paymentShop.startCheckout(product, 1);
    const [begun] = await paymentShop.shop.database.queries
      .select()
      .from(checkout)
      .where(eq(checkout.sessionId, session));
    if (!begun) throw new Error('The checkout is missing');
    await database().queries.insert(checkout).values(begun);
    await reserveStock(database().queries, begun.id, [{ productId: product.id, quantity: 1 }]);
    expect((await admin().run(['backup', file, '--yes'])).code).toBe(0);
    await paymentShop.sendWebhook(await paymentShop.payments.pay(session));
    expect((await admin().run(['restore', file, '--yes'])).code).toBe(0);
    const recovered = await findOrders(database().queries, eq(order.sessionId, session));
    expect(recovered).toMatchObject([{ issues: [{ kind: 'restored' }] }]);
    const [account] = await database()
      .queries.select()
      .from(stock)
      .where(eq(stock.productId, product.id));
    expect(account?.available).toBe(product.stockCount - 1);
  });

  it('[CC14] records refunds and disputes made after the backup', async () => {
    const here = { ...paymentShop.shop, database: database() };
    for (const _ of [1, 2])
      await paymentShop.payments.pay(
        await paymentShop.startCheckout(findProductWithStock(5, 1), 1),
      );
    const { missing } = await findMissingOrders(here, new Date());
    await createMissingOrders(here, missing);
    expect((await admin().run(['backup', file, '--yes'])).code).toBe(0);
    const [refunded, disputed] = (await database().queries.select().from(order)).slice(-2);
    await paymentShop.payments.refund(refunded?.paymentId ?? '');
    paymentShop.payments.disputes = [{ id: 'du_1', payment_intent: disputed?.paymentId }];
    const { code, out } = await admin().run(['restore', file, '--yes']);
    paymentShop.payments.disputes = [];
    expect(code).toBe(0);
    expect(out).toContain('missing orders: 0. Refunds and disputes recorded: 2.');
    expect((await findOrders(database().queries)).slice(-2)).toMatchObject([
      { reference: refunded?.reference, state: 'refunded' },
      { reference: disputed?.reference, issues: [{ kind: 'restored' }, { kind: 'dispute' }] },
    ]);
  });

  it('[CC14] restores even if the provider is unreachable, and says what is left to do', async () => {
    paymentShop.payments.fault = stripeError(503);
    const restored = await admin().run(['restore', file, '--yes']);
    paymentShop.payments.fault = undefined;
    expect(restored.code).toBe(1);
    expect(restored.out).toMatch(
      /rows in \d+ tables .*\nPayments and refunds since then are unknown .*orders recover --since \d{4}-\d\d-\d\d\nNo invoice or credit note is issued/,
    );
    expect(await companies()).toEqual(['Fellside']);
  });

  it('[CC14] restores live payments even with only the sandbox configured, with a warning', async () => {
    await database()
      .queries.insert(order)
      .values({ sessionId: 'cs_live_1', email: '', totalPence: 1 });
    expect((await admin().run(['backup', file, '--yes'])).code).toBe(0);
    const { code, out } = await admin().run(['restore', file, '--yes']);
    expect(code).toBe(1);
    expect(out).toMatch(
      /are unknown \(There are live payments, which the sandbox does not know: .*[^.]\)\. Later run: /,
    );
    expect(await database().queries.select().from(order)).toMatchObject([
      { sessionId: 'cs_live_1' },
    ]);
  });

  it('[CC14] rejects an invalid file and changes nothing', async () => {
    const missing = await admin().run(['restore', join(folder, 'none'), '--yes']);
    expect(missing).toMatchObject({ code: 1, complaints: expect.stringContaining('no file') });
    writeFileSync(file, 'Reference,Placed\r\nRM-000001,today\r\n');
    const strange = await admin().run(['restore', file, '--yes']);
    expect(strange).toMatchObject({ code: 1, complaints: 'This is not a backup of the shop.\n' });
    expect(await companies()).toEqual(['Fellside']);
  });
});
