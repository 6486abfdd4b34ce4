import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { outboxEmail, partEnquiry, quote, restockRequest, stock } from '../database/schema.ts';
import { addReply, answerEnquiry } from '../enquiries/enquiry-thread.ts';
import { openLedger } from '../stock/ledger.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { commands } from './commands.ts';
import { createAdminRunner } from './testing/run-admin.ts';

const soldOut = products.find(({ stockCount }) => stockCount === 0);
if (!soldOut) throw new Error('Nothing is sold out');

describeOnBothEngines('the admin commands', (database) => {
  const admin = () => createAdminRunner({ database: database() });
  beforeEach(async () => {
    await database().queries.execute(
      sql`truncate quote, part_enquiry, stock_notice, mail, stock, stock_movement
        restart identity cascade`,
    );
    await openLedger(database().queries, products);
  });

  it('[QU4] lists, shows and closes quotes and part enquiries', async () => {
    const asked = { email: 'office@fellside.example' };
    await database()
      .queries.insert(quote)
      .values({
        ...asked,
        company: 'Fellside \u001b[2JJoinery',
        quantity: '5-10',
        message: 'Ten\nplease',
        lines: [{ productId: soldOut.id, quantity: 3 }],
      });
    await database()
      .queries.insert(partEnquiry)
      .values({ ...asked, message: 'A foot' });

    const listed = await admin().run('quotes list --state open');
    expect(listed.out).toContain('Joinery');
    // Text from visitors must not control the terminal.
    expect(listed.out).not.toContain('\u001b');
    expect((await admin().run('quotes show 1')).out).toContain(soldOut.sku);
    const closed = await admin().runJson('quotes close 1');
    expect(closed).toMatchObject({ state: 'closed', closedAt: expect.any(String) });
    expect(await admin().runJson('quotes close 1')).toEqual(closed);
    expect(await admin().runJson('quotes list --state open')).toEqual([]);
    expect((await admin().run('quotes show 2')).code).toBe(1);

    expect((await admin().run('parts list')).out).toContain('office@fellside.example');
    expect((await admin().run('parts show 1')).out).toContain('A foot');
    expect(await admin().runJson('parts close 1 --reason not-sold')).toMatchObject({
      state: 'closed',
      closeReason: 'not-sold',
    });
    expect((await admin().run('parts close 1 --reason bored')).code).toBe(2);
  });

  it('[OF7] shows the thread of a quote, as plain text', async () => {
    const asked = { email: 'a@b.example', company: 'Fellside', quantity: '5-10' };
    await database().queries.insert(quote).values(asked);
    const by = { kind: 'command' } as const;
    const name = { kind: 'quote', id: 1 } as const;
    await answerEnquiry(database(), name, { by, text: 'Yes, by March.' });
    await addReply(database(), name, { by, text: 'Good \u001b[2J' });
    const { out } = await admin().run('quotes show 1');
    expect(out).toMatch(/Answer, .*\nYes, by March\.\n\nReply from the buyer, .*\nGood/);
    expect(out).not.toContain('\u001b');
    expect(await admin().runJson('quotes show 1')).toMatchObject({
      state: 'open',
      messages: [{ direction: 'to-buyer' }, { direction: 'from-buyer' }],
    });
    expect(await admin().runJson('quotes list --state answered')).toEqual([]);
  });

  it('[CC14] shows stored text without direction marks', async () => {
    const company = 'Fell\u202eside\u2066 Joinery';
    await database()
      .queries.insert(quote)
      .values({ email: 'office@fellside.example', company, quantity: '5-10', message: company });
    for (const line of ['quotes list', 'quotes show 1', 'quotes show 1 --json', 'export quotes']) {
      expect((await admin().run(line)).out).toContain('Fellside Joinery');
    }
  });

  it('[CC14] says if a list has more rows than shown', async () => {
    const asked = { email: 'office@fellside.example', message: 'A foot' };
    await database()
      .queries.insert(partEnquiry)
      .values(Array.from({ length: 3 }, () => asked));
    const list = (more: string) => admin().run(`parts list --json ${more}`);
    const cut = await list('--limit 2');
    expect(JSON.parse(cut.out)).toMatchObject([{ id: 3 }, { id: 2 }]);
    expect(cut).toMatchObject({
      code: 0,
      complaints: '2 shown, there are more: --limit N\n',
    });
    expect((await list('--limit 3')).complaints).toBe('');
  });

  it('[CC14] receives stock and emails waiting customers', async () => {
    const { id, sku } = soldOut;
    await database()
      .queries.insert(restockRequest)
      .values([
        { email: 'site@fellside.example', productId: id, confirmedAt: new Date(0) },
        { email: 'stranger@fellside.example', productId: id, askedAt: new Date() },
      ]);
    const { out } = await admin().run('restock list');
    expect(out).toContain(sku);
    expect(out).toMatch(/site@fellside\.example +01 Jan 1970, 01:00$/m);
    expect(out).toMatch(/stranger@fellside\.example +no$/m);
    expect(await admin().runJson(`stock receive ${sku.toLowerCase()} 4`)).toEqual({
      productId: id,
      sku,
      // One is held for the person who waited.
      available: 3,
      notified: 1,
    });
    await database().queries.execute(sql`delete from stock_notice where confirmed_at is null`);
    expect((await admin().run('restock list')).out).toBe('Nobody is waiting.\n');
    const [sent] = await database().queries.select().from(outboxEmail);
    expect(sent).toMatchObject({ kind: 'back-in-stock', recipient: 'site@fellside.example' });
  });

  it.each([
    'orders dispatch RM-000001 --carrier Pallet',
    'orders recover --since 2026-11-15',
    'restore package.json --yes',
    `stock receive ${soldOut.sku} 4`,
    `stock set ${soldOut.sku} 4 --yes`,
  ])('[CC14] does not run “%s” before it knows the origin for links in emails', async (line) => {
    const environment = { ORIGIN: '', DATABASE_URL: 'postgres://db.example/shop' };
    const { code, complaints } = await createAdminRunner({
      database: database(),
      environment,
    }).run(line);
    expect(code).toBe(1);
    expect(complaints).toMatch(/^Set ORIGIN to the shop's address .*Netlify/);
    const [{ available } = {}] = await database()
      .queries.select()
      .from(stock)
      .where(eq(stock.productId, soldOut.id));
    expect(available).toBe(0);
  });

  it('[CC14] sets stock only after confirmation, and records the movement', async () => {
    const { id } = soldOut;
    expect((await admin().run(`stock set ${id} 7`)).code).toBe(2);
    expect((await admin().run(`stock set ${id} 7`, false)).code).toBe(1);
    expect(await admin().runJson(`stock set ${id} 7 --yes`)).toMatchObject({ available: 7 });
    const { available, movements } = await admin().runJson(`stock show ${id}`);
    expect(available).toBe(7);
    expect(movements).toMatchObject([{ change: 7, reason: 'corrected' }, { reason: 'opened' }]);
    const all = await admin().runJson('stock show');
    expect(all).toHaveLength(products.length);
  });

  it('retries a failed email, but not one sent or being sent', async () => {
    const message = { kind: 'quote-received' as const, recipient: 'a@firm.example', subject: 'S' };
    const body = { text: 'T', html: 'H' };
    await database()
      .queries.insert(outboxEmail)
      .values([
        { ...message, ...body, messageId: '<1@x>', state: 'dead', attempts: 30, lastError: '550' },
        { ...message, ...body, messageId: '<2@x>', state: 'sent' },
        { ...message, ...body, messageId: '<3@x>', leasedUntil: new Date(Date.now() + 60_000) },
      ]);
    expect((await admin().run('emails list --state dead')).out).toContain('550');
    expect(await admin().runJson('emails retry 1')).toMatchObject({ state: 'queued' });
    for (const id of [2, 3, 4]) expect((await admin().run(`emails retry ${id}`)).code).toBe(1);
    const mails = await admin().runJson('emails list');
    expect(mails.map(({ state }: { state: string }) => state)).toEqual([
      'queued',
      'sent',
      'queued',
    ]);
    expect(mails[2]).toMatchObject({ attempts: 0 });
  });
});

describe('command line arguments', () => {
  const admin = createAdminRunner({ database: undefined as never });

  it.each([
    ['sell', 'no command sell'],
    ['orders', 'orders dispatch REF'],
    ['orders paint', 'orders dispatch REF'],
    ['orders show', 'Usage: npm run shop -- orders show REF'],
    ['orders list extra', 'Usage'],
    ['orders list --colour red', '--colour'],
    ['orders list --state', '--state'],
    ['stock receive LADDER minus', 'no product'],
    ['export secrets', 'orders, quotes, stock'],
  ])('answers the invalid command %j with its usage', async (typed, hint) => {
    const { code, out, complaints } = await admin.run(typed);
    expect([1, 2]).toContain(code);
    expect(out).toBe('');
    expect(complaints).toContain(hint);
  });

  it('help lists every command', async () => {
    const { code, out } = await admin.run('help');
    expect(code).toBe(0);
    for (const { name } of commands) expect(out).toContain(`  ${name}`);
    expect((await admin.run('')).out).toBe(out);
    expect((await admin.run('help orders')).out).not.toContain('quotes');
    expect((await admin.run('help nothing')).code).toBe(2);
  });
});
