import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { getBuiltCatalogue as catalogue } from '../app/catalogue.ts';
import { createLog } from '../app/log.ts';
import type { Database } from '../database/database.ts';
import { restockRequest } from '../database/schema.ts';
import { createLimiter } from '../http/limits/limiter.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { readStoredEnquiries } from '../testing/test-enquiries.ts';
import { hashKey, sendMissingConfirmations } from './restock-emails.ts';

const [podium, tower] = products;
if (!podium || !tower) throw new Error('The catalogue is empty');
const origin = 'https://shop.example';

describeOnBothEngines('requests stored before there was a confirmation', (database) => {
  const stored = () => readStoredEnquiries(database());
  /** Stores a request as the previous release did. */
  const wait = (email: string, productId: string) =>
    database().queries.execute(
      sql`insert into stock_notice (email, product_id) values (${email}, ${productId})
        on conflict do nothing`,
    );
  const ask = (on: Database = database()) => {
    const log = createLog('error', () => {});
    const limiter = createLimiter({ database: Promise.resolve(database()), log, proxies: 0 });
    return sendMissingConfirmations({ database: on, origin, catalogue }, limiter);
  };
  beforeEach(() => stored().clear());

  it('[CC6a] get one confirmation email each, whose key is stored as a hash alone', async () => {
    await wait('a@firm.example', podium.id);
    await wait('b@firm.example', tower.id);
    expect(await ask()).toBe(2);
    expect(await ask()).toBe(0);
    const mails = await stored().emails();
    expect(mails).toMatchObject([
      { kind: 'restock-confirmation', recipient: 'a@firm.example' },
      { kind: 'restock-confirmation', recipient: 'b@firm.example' },
    ]);
    const [link = '', key = ''] =
      /https\S+\?confirm=([\w-]{22})$/m.exec(mails[0]?.text ?? '') ?? [];
    expect(link).toBe(`${origin}/product/${podium.id}?confirm=${key}`);
    const [request] = await stored().restockRequests();
    expect(request).toMatchObject({ keyHash: hashKey(key), confirmedAt: null });
    expect(JSON.stringify(request)).not.toContain(key);
  });

  it('[CC6a] get it once from concurrent processes', async () => {
    for (let n = 0; n < 20; n += 1) await wait(`person-${n}@firm.example`, podium.id);
    await Promise.all([ask(), ask(), ask(), ask()]);
    const recipients = (await stored().emails()).map(({ recipient }) => recipient);
    expect(new Set(recipients).size).toBe(20);
    expect(recipients).toHaveLength(20);
  });

  it('[CC6a] are neither marked nor emailed if queueing fails, and are on the next run', async () => {
    await wait('a@firm.example', podium.id);
    const { queries } = database();
    await queries.execute(sql`alter table mail add constraint full_up check (recipient = 'x')`);
    await expect(ask()).rejects.toThrow('Failed query');
    await queries.execute(sql`alter table mail drop constraint full_up`);
    expect(await stored().restockRequests()).toMatchObject([{ askedAt: null, keyHash: null }]);
    expect(await ask()).toBe(1);
  });

  it('[CC6a] get five a day per mailbox, without blocking others', async () => {
    for (const { id } of products.slice(0, 7)) await wait('A.Fell@gmail.com', id);
    await wait('afell+x@googlemail.com', 'gone');
    await wait('other@firm.example', podium.id);
    expect(await ask()).toBe(6);
    expect(await ask()).toBe(0);
    await database().queries.execute(sql`update rate_limit set resets_at = now()`);
    expect(await ask()).toBe(2);
  });

  it('[CC6a] are skipped if they are confirmed or notified', async () => {
    await wait('a@firm.example', podium.id);
    await wait('b@firm.example', podium.id);
    const { queries } = database();
    const of = (email: string) => eq(restockRequest.email, email);
    await queries
      .update(restockRequest)
      .set({ confirmedAt: new Date() })
      .where(of('a@firm.example'));
    await queries
      .update(restockRequest)
      .set({ notifiedAt: new Date() })
      .where(of('b@firm.example'));
    expect(await ask()).toBe(0);
  });

  it('[CC6a] do not block others if they are undeliverable or their product is gone', async () => {
    await wait('no address', podium.id);
    await wait('a@firm.example', 'gone');
    await wait('b@firm.example', podium.id);
    expect(await ask()).toBe(1);
    expect(await stored().emails()).toMatchObject([{ recipient: 'b@firm.example' }]);
    for (const { askedAt } of await stored().restockRequests())
      expect(askedAt).toBeInstanceOf(Date);
  });
});
