import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { startHeldUnitCheckout } from '../checkout/held-unit-checkout.ts';
import { queryRows } from '../database/database.ts';
import { type NetworkShare, restockHold, restockRequest } from '../database/schema.ts';
import { sendRestockEmails } from '../enquiries/restock-emails.ts';
import { erasePersonalData } from '../jobs/retention/personal-data.ts';
import { closeCheckout } from '../orders/close-checkout.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { readStockLevel } from './change-stock.ts';
import { endExpiredHolds } from './restock-holds.ts';
import { readStockFigures } from './stock-figures.ts';

const product = findProductWithStock(5);
const { id: productId } = product;

describeOnBothEngines('restock holds', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.reset());

  const wait = (emails: readonly string[], networks?: readonly NetworkShare[]) =>
    database()
      .queries.insert(restockRequest)
      .values(emails.map((email) => ({ email, productId, confirmedAt: new Date(), networks })));
  const tell = () => sendRestockEmails(shop.shop, [productId]);
  const holds = () => database().queries.select().from(restockHold).orderBy(restockHold.createdAt);
  /** The keys in the emails, by recipient. */
  const keys = async () =>
    new Map(
      (await shop.emails()).flatMap(({ recipient, text }) => {
        const [, key] = /\?take=([\w-]+)/.exec(text) ?? [];
        return key ? [[recipient, key]] : [];
      }),
    );
  const keyOf = async (email: string) => (await keys()).get(email) ?? '';
  const take = (key: string) =>
    startHeldUnitCheckout(shop.shop, { key, networks: [{ percent: 10, hashes: ['theirs'] }] });
  const expire = () =>
    database().queries.execute(
      sql`update restock_hold set expires_at = now() - interval '1 second'`,
    );
  /** What is free, held for waiting buyers, and held by checkouts. Together they are all the stock. */
  const parts = async () => {
    const free = (await shop.availableStock(product)) ?? 0;
    const held = (await holds()).filter(({ state }) => state === 'held').length;
    const [row] = await queryRows<{ units: number }>(
      database().queries,
      sql`select coalesce(sum(quantity), 0)::int as units from checkout_line
        join checkout on checkout.id = checkout_id where state = 'open' and product_id = ${productId}`,
    );
    return { free, held, inCheckouts: row?.units ?? 0 };
  };
  const reserved = async () => {
    const [row] = await queryRows<{ units: number }>(
      database().queries,
      sql`select coalesce(-sum(change), 0)::int as units from stock_movement
        where product_id = ${productId} and reference like 'hold-%'`,
    );
    return row?.units;
  };

  it('[BU8] holds at most half of the stock, in request order', async () => {
    await wait(['a@firm.example', 'b@firm.example', 'c@firm.example', 'd@firm.example']);
    expect(await tell()).toBe(4);
    expect([...(await keys()).keys()]).toEqual(['a@firm.example', 'b@firm.example']);
    expect(await parts()).toEqual({ free: 3, held: 2, inCheckouts: 0 });
    expect(await reserved()).toBe(2);
    const mails = await shop.emails();
    expect(mails[0]?.text).toContain("we're holding one for you until");
    expect(mails[2]?.text).toContain('3 are in stock now');
    // Later requests get none of what is left, as half of the stock is held already.
    await wait(['e@firm.example']);
    await tell();
    expect((await parts()).held).toBe(2);
  });

  it('[BU8] does not hold the last unit', async () => {
    await shop.setStock(product, 1);
    await wait(['a@firm.example']);
    await tell();
    expect(await parts()).toMatchObject({ free: 1, held: 0 });
  });

  it('[BU8] is held once for each mailbox, however it is written', async () => {
    await wait(['a.b@gmail.com', 'AB+tower@googlemail.com', 'c@firm.example']);
    await tell();
    expect([...(await keys()).keys()]).toEqual(['a.b@gmail.com', 'c@firm.example']);
  });

  it('[BU8] is held once for several mailboxes of one network', async () => {
    const one = [{ percent: 10, hashes: ['salted', 'yesterday'] }];
    await wait(['a@firm.example', 'b@firm.example'], one);
    await wait(['c@firm.example'], [{ percent: 10, hashes: ['other'] }]);
    await tell();
    expect([...(await keys()).keys()]).toEqual(['a@firm.example', 'c@firm.example']);
  });

  it('[BU8] is shown as held in the office, and counted as there', async () => {
    await wait(['a@firm.example', 'b@firm.example']);
    await tell();
    const { queries } = database();
    const figures = (await readStockFigures(queries)).find((each) => each.productId === productId);
    expect(figures).toMatchObject({ free: 3, held: 2 });
    expect(await readStockLevel(queries, productId)).toEqual({ available: 3, promised: 2 });
  });

  it('[BU8] goes to its buyer’s checkout once, and is held again if that is not paid', async () => {
    await wait(['a@firm.example']);
    await tell();
    await shop.setStock(product, 0);
    const key = await keyOf('a@firm.example');
    const url = await take(key);
    expect(await parts()).toEqual({ free: 0, held: 0, inCheckouts: 1 });
    expect(await take(key)).toBe(url);
    const [checkout] = await shop.checkouts();
    await closeCheckout(database(), checkout?.id ?? '', 'expired');
    expect(await parts()).toEqual({ free: 0, held: 1, inCheckouts: 0 });
    expect(await take(key)).not.toBe(url);
    await expire();
    await endExpiredHolds(database());
    const [, second] = await shop.checkouts();
    await closeCheckout(database(), second?.id ?? '', 'expired');
    expect(await parts()).toEqual({ free: 1, held: 0, inCheckouts: 0 });
    await expect(take(key)).rejects.toMatchObject({ status: 410 });
    await expect(take('x'.repeat(22))).rejects.toMatchObject({ status: 410 });
  });

  it('[BU8] becomes an order when paid', async () => {
    await wait(['a@firm.example']);
    await tell();
    const url = await take(await keyOf('a@firm.example'));
    await shop.sendWebhook(await shop.payments.pay(url.replace(/^.*\/checkout\//, '')));
    expect((await shop.orders()).map(({ lines }) => lines[0]?.quantity)).toEqual([1]);
    await expire();
    await endExpiredHolds(database());
    expect(await parts()).toEqual({ free: 4, held: 0, inCheckouts: 0 });
  });

  it('[BU8] returns to stock when it expires', async () => {
    await wait(['a@firm.example', 'b@firm.example']);
    await tell();
    expect(await endExpiredHolds(database())).toBe(0);
    await expire();
    expect(await endExpiredHolds(database())).toBe(2);
    expect(await endExpiredHolds(database())).toBe(0);
    expect(await parts()).toEqual({ free: 5, held: 0, inCheckouts: 0 });
    expect(await reserved()).toBe(0);
  });

  it('[BU8] is never sold twice or lost under concurrent checkouts', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await shop.reset();
      await wait(['a@firm.example', 'b@firm.example']);
      await tell();
      const [one, other] = [await keyOf('a@firm.example'), await keyOf('b@firm.example')];
      if (turn % 2 === 1) await expire();
      const buyOut = (quantity: number) => shop.checkOut([{ price: product.priceId, quantity }]);
      const outcomes = await Promise.allSettled([
        take(one),
        endExpiredHolds(database()),
        buyOut(2),
        take(one),
        take(other),
        endExpiredHolds(database()),
        buyOut(2),
        tell(),
      ]);
      const { free, held, inCheckouts } = await parts();
      expect(free + held + inCheckouts).toBe(5);
      expect(await reserved()).toBe(held);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect([409, 410, 503]).toContain(outcome.reason.status);
      const open = (await shop.checkouts()).filter(({ state }) => state === 'open');
      await Promise.all([
        ...open.map(({ id }) => closeCheckout(database(), id, 'expired')),
        endExpiredHolds(database()),
        take(one).catch(() => undefined),
      ]);
      for (const { id, state } of await shop.checkouts())
        if (state === 'open') await closeCheckout(database(), id, 'expired');
      const after = await parts();
      expect(after.free + after.held).toBe(5);
      expect(await reserved()).toBe(after.held);
    }
  });

  it('[BU8] is freed when the data of who waits is erased', async () => {
    await wait(['a@firm.example']);
    await tell();
    const by = { kind: 'command' } as const;
    await erasePersonalData(database(), 'A@firm.example', { by, mailFolder: '/nowhere' });
    expect(await holds()).toEqual([]);
    expect(await shop.availableStock(product)).toBe(5);
  });
});
