import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ProviderError } from '../payments/provider-error.ts';
import { sandboxSession } from '../payments/sandbox/schema.ts';
import { openLedger } from '../stock/ledger.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { openTestShop, productWith, type TestShop } from '../testing/shop.ts';
import { stripeError } from '../testing/test-payments.ts';
import { createMissingOrders, findMissingOrders } from './recover-orders.ts';

const five = productWith(5);
const hundred = productWith(100);
const hour = 60 * 60_000;

describeOnBothEngines('orders that are missing', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.tidy());
  afterAll(() => shop.close());

  const anHourAgo = () => new Date(Date.now() - hour);
  const recover = async () => {
    const { paid, missing } = await findMissingOrders(shop.shop, anHourAgo());
    return { paid, ...(await createMissingOrders(shop.shop, missing)) };
  };

  async function buy(quantity: number): Promise<string> {
    const id = await shop.begin(five, quantity);
    await shop.tell(await shop.desk.pay(id));
    return id;
  }

  /** Our books are as they were before anybody bought; the provider's go on. */
  async function loseBooks() {
    await database().queries.execute(
      sql`truncate shop_order, checkout, mail, stock, stock_movement cascade`,
    );
    await openLedger(database().queries);
  }

  it('[CC14] are made of what was paid, with their goods, a mail and the day they were bought', async () => {
    const id = await buy(2);
    await database().queries.update(sandboxSession).set({ createdAt: anHourAgo() });
    await loseBooks();
    expect(await recover()).toMatchObject({ paid: 1, failed: 0, made: [expect.any(String)] });
    const [made, ...others] = await shop.orders();
    expect(others).toEqual([]);
    expect(made).toMatchObject({ sessionId: id, state: 'paid', totalPence: five.price * 2 });
    expect(made?.issues).toMatchObject([{ kind: 'restored' }]);
    expect(Date.now() - (made?.createdAt.getTime() ?? 0)).toBeGreaterThan(hour - 60_000);
    expect(await shop.left(five)).toBe(3);
    const [toBuyer, toOwner, ...more] = await shop.mails();
    expect(more).toEqual([]);
    expect(toBuyer).toMatchObject({
      kind: 'order-confirmation',
      text: expect.stringContaining('before we can accept it'),
    });
    expect(toBuyer?.text).not.toContain('deliver it within');
    expect(toOwner).toMatchObject({
      kind: 'order-issue',
      text: expect.stringMatching(/^Recovered from the payment provider. It may have been sent/),
    });
    expect(await recover()).toEqual({ paid: 1, made: [], failed: 0 });
    expect(await shop.orders()).toHaveLength(1);
  });

  it('[CC14] come back whole or not at all, and keep their doubt with the next try', async () => {
    await buy(1);
    await loseBooks();
    const { queries } = database();
    await queries.execute(sql`alter table mail add constraint full_disk check (false)`);
    expect(await recover()).toEqual({ paid: 1, made: [], failed: 1 });
    expect([await shop.orders(), await shop.checkouts()]).toEqual([[], []]);
    await queries.execute(sql`alter table mail drop constraint full_disk`);
    expect(await recover()).toMatchObject({ failed: 0 });
    expect(await shop.orders()).toMatchObject([{ issues: [{ kind: 'restored' }] }]);
  });

  it('[CC14] are made without a doubt where their checkout is in the books', async () => {
    await shop.desk.pay(await shop.begin(five, 1));
    expect(await recover()).toMatchObject({ paid: 1, failed: 0, made: [expect.any(String)] });
    expect(await shop.orders()).toMatchObject([{ issues: [] }]);
  });

  it('[CC14] are none of what nobody paid for, or of what another program sold', async () => {
    await shop.begin(five, 1);
    await shop.desk.expire(await shop.begin(five, 1));
    await buy(1);
    await loseBooks();
    await database().queries.execute(
      sql`update sandbox_session set asked = jsonb_set(asked, '{client_reference_id}', '"other"')`,
    );
    expect(await recover()).toEqual({ paid: 0, made: [], failed: 0 });
  });

  it('[CC14] are made even if one of them cannot be', async () => {
    const ids = [await buy(1), await buy(1), await buy(1)];
    await loseBooks();
    const { provider } = shop.shop;
    const { findLines } = provider;
    provider.findLines = (id) =>
      id === ids[1] ? Promise.reject(new ProviderError(false, 'refused')) : findLines(id);
    expect(await recover()).toMatchObject({ paid: 3, failed: 1 });
    provider.findLines = findLines;
    expect((await shop.orders()).map(({ sessionId }) => sessionId)).toEqual([ids[0], ids[2]]);
    expect(shop.log()).toContain('a paid session could not be made an order');
    expect(await recover()).toMatchObject({ paid: 3, failed: 0, made: [expect.any(String)] });
  });

  it('[CC14] are found on every page of the provider’s list, the oldest first', async () => {
    await buy(1);
    const { queries } = database();
    const [one] = await queries.select().from(sandboxSession);
    if (!one) throw new Error('Nothing was bought');
    // As many again as fill two pages, a second older each.
    const copies = Array.from({ length: 200 }, (_, n) => ({
      ...one,
      id: `cs_test_copy${n}`,
      createdAt: new Date(one.createdAt.getTime() - (n + 1) * 1000),
    }));
    await queries.insert(sandboxSession).values(copies);
    const { paid, missing } = await findMissingOrders(shop.shop, anHourAgo());
    expect(paid).toBe(201);
    expect(missing).toHaveLength(200);
    expect(missing[0]?.id).toBe('cs_test_copy199');
    expect(missing.at(-1)?.id).toBe('cs_test_copy0');
  });

  it('[CC14] are not said to be none while the provider cannot be asked', async () => {
    await shop.desk.pay(await shop.begin(hundred, 1));
    shop.desk.fault = stripeError(503);
    await expect(recover()).rejects.toThrow('cannot be reached');
    shop.desk.fault = { status: 200, text: '<title>Down</title>', type: 'text/html' };
    await expect(recover()).rejects.toThrow('cannot be reached');
    expect(await shop.orders()).toEqual([]);
  });
});
