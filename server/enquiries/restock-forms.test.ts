import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { retention } from '../../content/legal/retention.ts';
import { getBuiltCatalogue as catalogue } from '../app/catalogue.ts';
import { restockRequest, stock } from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { openTestEnquiries, readStoredEnquiries } from '../testing/test-enquiries.ts';
import { sendRestockEmails } from './restock-emails.ts';

const [tower] = products;
if (!tower) throw new Error('The catalogue is empty');
const origin = 'https://shop.example';
const request = { email: 'office@fellside.example', productId: tower.id };

describeOnBothEngines('a restock request', (database) => {
  const open = () => openTestEnquiries(database());
  const stored = () => readStoredEnquiries(database());
  const { confirm, withdraw } = {
    confirm: '/api/notify/confirm',
    withdraw: '/api/notify/withdraw',
  };
  beforeEach(async () => {
    await stored().clear();
    await database().queries.insert(stock).values({ productId: tower.id, available: 0 });
  });

  /** The keys in the confirmation emails, oldest first. */
  const keys = async () =>
    (await stored().emails())
      .filter(({ kind }) => kind === 'restock-confirmation')
      .map(({ text }) => /\?confirm=([\w-]+)$/m.exec(text)?.[1] ?? '');
  const ask = async () => {
    expect((await open().postJson('/api/notify', request)).status).toBe(201);
    const all = await keys();
    return all.at(-1) ?? '';
  };
  const older = (time: string) =>
    database().queries.execute(
      sql`update stock_notice set asked_at = asked_at - ${time}::interval`,
    );
  const arrive = async () => {
    await database().queries.update(stock).set({ available: 3 });
    return sendRestockEmails({ database: database(), origin, catalogue });
  };

  it('[CC6a] sends only a confirmation email until it is confirmed', async () => {
    const key = await ask();
    expect(key).toHaveLength(22);
    expect(await stored().emails()).toMatchObject([
      { kind: 'restock-confirmation', recipient: request.email, replyTo: null },
    ]);
    expect(await arrive()).toBe(0);
    expect((await open().postJson(confirm, { key })).status).toBe(201);
    expect(await sendRestockEmails({ database: database(), origin, catalogue })).toBe(1);
    expect((await stored().emails()).map(({ kind }) => kind)).toEqual([
      'restock-confirmation',
      'back-in-stock',
    ]);
  });

  it('[CC6a] stores a key of 128 random bits as a hash alone', async () => {
    const key = await ask();
    expect(Buffer.from(key, 'base64url')).toHaveLength(16);
    expect(JSON.stringify(await stored().restockRequests())).not.toContain(key);
    await stored().clear();
    await database().queries.insert(stock).values({ productId: tower.id, available: 0 });
    expect(await ask()).not.toBe(key);
  });

  it('[CC6a] is confirmed once by repeated submissions', async () => {
    const key = await ask();
    const answers = await Promise.all([1, 2, 3].map(() => open().postJson(confirm, { key })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [first] = await stored().restockRequests();
    await older('30 days');
    expect((await open().postJson(confirm, { key })).status).toBe(201);
    const [again] = await stored().restockRequests();
    expect(again?.confirmedAt).toEqual(first?.confirmedAt);
  });

  it('[CC6a] rejects an unknown or expired link', async () => {
    const key = await ask();
    await older(`${retention.unconfirmedDays} days`);
    for (const each of [key, 'a'.repeat(22)]) {
      const json = await open().postJson(confirm, { key: each });
      expect(json.status).toBe(410);
      expect(await json.json()).toEqual({
        error: expect.stringMatching(/^This link has expired/),
        fields: {},
      });
      const page = await open().postForm(confirm, { key: each });
      expect(page.status).toBe(410);
      const html = await page.text();
      expect(html).toContain('<h1>This link no longer works</h1>');
      expect(html).not.toContain('<form');
    }
    expect(await stored().restockRequests()).toMatchObject([{ confirmedAt: null }]);
  });

  it.each(['', 'short', '../../', undefined, 7, 'x'.repeat(4000)])(
    '[CC6a] rejects the key %j as an incomplete link',
    async (key) => {
      const answer = await open().postJson(confirm, { key });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        fields: { key: expect.stringContaining('link') },
      });
    },
  );

  it('[CC6a] is answered without JavaScript too, from browsers that name no origin', async () => {
    const key = await ask();
    const from = { 'sec-fetch-site': 'same-origin', origin: 'null' };
    const yes = await open().postForm(confirm, { key }, from);
    expect(yes.status).toBe(303);
    expect(yes.headers.get('location')).toBe('/thank-you#restock-confirmed');
    expect(yes.headers.get('cache-control')).toBe('no-store');
    const old = new URLSearchParams({ key }).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
    const no = await open().post(withdraw, old, type);
    expect(no.headers.get('location')).toBe('/thank-you#restock-withdrawn');
    expect(await stored().restockRequests()).toEqual([]);
  });

  it('[CC6a] is not changed by a GET', async () => {
    const key = await ask();
    const before = await stored().restockRequests();
    const deps = open();
    for (const path of [confirm, withdraw]) {
      const answer = await deps.get(`${path}?confirm=${key}&key=${key}`);
      expect(answer.status).toBe(405);
    }
    expect(await stored().restockRequests()).toEqual(before);
  });

  it('[CC6a] can be withdrawn repeatedly after confirmation, and not confirmed again', async () => {
    const key = await ask();
    await open().postJson(confirm, { key });
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await open().postJson(withdraw, { key })).status).toBe(201);
      expect(await stored().restockRequests()).toEqual([]);
    }
    expect(await arrive()).toBe(0);
    expect((await open().postJson(confirm, { key })).status).toBe(410);
  });

  it('[CC6a] deletes the queued email', async () => {
    const key = await ask();
    await open().postJson(confirm, { key });
    expect(await arrive()).toBe(1);
    await open().postJson(withdraw, { key });
    expect((await stored().emails()).map(({ kind }) => kind)).toEqual(['restock-confirmation']);
  });

  it('[CC6a] asked for again sends a new link after a while, and none once it is confirmed', async () => {
    const first = await ask();
    expect(await ask()).toBe(first);
    await older('11 minutes');
    const second = await ask();
    expect(second).not.toBe(first);
    expect((await open().postJson(confirm, { key: first })).status).toBe(410);
    expect((await open().postJson(confirm, { key: second })).status).toBe(201);
    await older('11 minutes');
    expect(await ask()).toBe(second);
    expect(await database().queries.select().from(restockRequest)).toHaveLength(1);
  });

  it('[CC6a] is taken five times a day for one mailbox, however its address is written', async () => {
    const written = ['a.fell@gmail.com', 'AFell@gmail.com', 'afell+1@googlemail.com'];
    const asked = [...written, 'af.ell@GMAIL.com', 'afell+2@gmail.com', 'a.f.e.l.l@gmail.com'];
    const answers: Response[] = [];
    for (const email of asked)
      answers.push(await open().postJson('/api/notify', { ...request, email }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await answers.at(-1)?.json()).toMatchObject({
      error: expect.stringContaining('several times today'),
    });
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3600);
    const other = { ...request, email: 'b.fell@gmail.com' };
    expect((await open().postJson('/api/notify', other)).status).toBe(201);
  });
});
