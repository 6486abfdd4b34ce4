import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { rateLimit, rateSalt, restockRequest } from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { startJobs } from './jobs.ts';
import type { Worker } from './worker.ts';

const five = findProductWithStock(5);
const hourAgo = new Date(Date.now() - 3_600_000);

describeOnBothEngines('the jobs', (database) => {
  let shop: TestShop;
  const workers: Worker[] = [];
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.reset());
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop();
  });

  it('[CC6] send restock emails at start and wake the mailer', async () => {
    await database()
      .queries.insert(restockRequest)
      .values({ email: 'a@firm.example', productId: five.id, confirmedAt: hourAgo });
    const onMail = vi.fn();
    workers.push(...startJobs(shop.shop, { mailFolder: undefined, onMail }));
    await expect.poll(() => onMail.mock.calls.length).toBe(1);
    expect(await shop.emails()).toMatchObject([
      { kind: 'back-in-stock', recipient: 'a@firm.example' },
    ]);
  });

  it('[CC6a] send missing confirmation emails and wake the mailer', async () => {
    await database().queries.delete(restockRequest);
    await database()
      .queries.insert(restockRequest)
      .values({ email: 'b@firm.example', productId: five.id });
    const onMail = vi.fn();
    workers.push(...startJobs(shop.shop, { mailFolder: undefined, onMail }));
    await expect.poll(() => onMail.mock.calls.length).toBe(1);
    expect(await shop.emails()).toMatchObject([
      { kind: 'restock-confirmation', recipient: 'b@firm.example' },
    ]);
  });

  it('[OT1] erase old records even if other jobs fail', async () => {
    const { queries } = database();
    await queries.delete(restockRequest);
    await queries
      .insert(restockRequest)
      .values({ email: 'told@firm.example', productId: five.id, notifiedAt: hourAgo });
    await queries.insert(rateLimit).values({ key: 'old', used: 1, resetsAt: hourAgo });
    await queries.insert(rateSalt).values({ day: '2026-01-01', salt: 'old' });
    // Restock requests are notified in a transaction, so that job fails.
    const transaction = () => Promise.reject(new Error('no transaction'));
    const broken = { ...shop.shop, database: { ...database(), transaction } };
    workers.push(...startJobs(broken, { mailFolder: undefined }));
    const left = async () => ({
      told: await queries.select().from(restockRequest),
      counts: await queries.select().from(rateLimit).where(eq(rateLimit.key, 'old')),
      salts: await queries.select().from(rateSalt).where(eq(rateSalt.salt, 'old')),
    });
    await expect.poll(left).toEqual({ told: [], counts: [], salts: [] });
    expect(shop.log()).toContain('"message":"sending restock emails failed"');
  });
});
