import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { order } from '../../database/schema.ts';
import { ProviderError } from '../../payments/provider.ts';
import { openLedger } from '../../stock/ledger.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../../testing/shop.ts';
import { createAdminRunner } from '../testing/run-admin.ts';

describeOnBothEngines('recovering orders', (database) => {
  let shop: TestShop;
  let admin: ReturnType<typeof createAdminRunner>;
  const product = findProductWithStock(5);
  const today = new Date().toISOString().slice(0, 10);
  beforeAll(async () => {
    shop = await openTestShop(database());
    admin = createAdminRunner({ database: database(), shop: shop.shop });
  });
  beforeEach(() => shop.reset());

  it('[CC14] creates missing orders once, under unused numbers', async () => {
    const ids = [await shop.startCheckout(product, 1), await shop.startCheckout(product, 2)];
    for (const id of ids) await shop.sendWebhook(await shop.payments.pay(id));
    const held = (await shop.orders()).map(({ reference }) => reference);
    // As after restoring a snapshot from before both orders: the numbers start again, too.
    await database().queries.execute(
      sql`truncate shop_order, checkout, mail, stock, stock_movement restart identity cascade`,
    );
    await openLedger(database().queries, products);
    const { code, out } = await admin.run(`orders recover --since ${today}`);
    const orders = await shop.orders();
    expect(orders.map(({ sessionId }) => sessionId)).toEqual(ids);
    const references = orders.map(({ reference }) => reference);
    expect(references).toEqual(['RM-001001', 'RM-001002']);
    for (const reference of references) expect(held).not.toContain(reference);
    expect({ code, out }).toEqual({
      code: 0,
      out: 'Paid at the sandbox: 2; missing orders: 2. Created: RM-001001, RM-001002. Refunds and disputes recorded: 0.\n',
    });
    expect(await admin.runJson(`orders recover --since ${today}`)).toMatchObject({
      paid: 2,
      made: [],
      failed: 0,
    });
  });

  it('[CC14] records and counts refunds and disputes of existing orders', async () => {
    for (const _ of [1, 2])
      await shop.sendWebhook(await shop.payments.pay(await shop.startCheckout(product, 1)));
    const [first, second] = await shop.orders();
    await shop.payments.refund(first?.paymentId ?? '');
    shop.payments.disputes = [{ id: 'du_1', payment_intent: second?.paymentId }];
    const { code, out } = await admin.run(`orders recover --since ${today}`);
    expect({ code, out }).toEqual({
      code: 0,
      out: 'Paid at the sandbox: 2; missing orders: 0. Refunds and disputes recorded: 2.\n',
    });
    expect(await shop.orders()).toMatchObject([
      { state: 'refunded' },
      { state: 'paid', issues: [{ kind: 'dispute' }] },
    ]);
    expect(await admin.runJson(`orders recover --since ${today}`)).toMatchObject({ recorded: 0 });
  });

  it('[CC14] exits with code 1 if an event could not be recorded', async () => {
    shop.payments.disputes = [{ id: 'du_1', payment_intent: 'pi_1' }];
    const { provider } = shop.shop;
    const { findCheckoutId } = provider;
    provider.findCheckoutId = () => Promise.reject(new ProviderError('refused', 'refused'));
    const { code, out } = await admin.run(`orders recover --since ${today}`);
    provider.findCheckoutId = findCheckoutId;
    expect(code).toBe(1);
    expect(out).toContain('Could not be recorded: 1; see the log above.');
  });

  it('[CC14] rejects a provider without the live payments in the database', async () => {
    await database()
      .queries.insert(order)
      .values({ sessionId: 'cs_live_1', email: '', totalPence: 1 });
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    for (const [environment, name] of [
      [{}, 'the sandbox'],
      [keys, 'Stripe (test mode)'],
    ] as const) {
      const there = createAdminRunner({ database: database(), shop: shop.shop, environment });
      const { code, complaints } = await there.run(`orders recover --since ${today}`);
      expect(code).toBe(1);
      expect(complaints).toContain(
        `live payments, which ${name} does not know: set the shop's live`,
      );
    }
    const live = { ...keys, STRIPE_SECRET_KEY: 'sk_live_1', DATABASE_URL: 'postgres://db.example' };
    const there = createAdminRunner({ database: database(), shop: shop.shop, environment: live });
    expect((await there.run(`orders recover --since ${today}`)).out).toMatch(
      /^Paid at Stripe \(live mode\): 0;/,
    );
  });

  it('[CC14] leaves no gap in the order numbers for a lost event', async () => {
    await shop.sendWebhook(await shop.payments.pay(await shop.startCheckout(product, 1)));
    await shop.payments.pay(await shop.startCheckout(product, 1));
    expect((await admin.run(`orders recover --since ${today}`)).code).toBe(0);
    const [first, second] = await shop.orders();
    expect(second?.id).toBe((first?.id ?? 0) + 1);
  });

  it.each(['', '--since yesterday', '--since 2026-02-30', '--since 2026-13-01'])(
    'rejects the arguments %j with an example',
    async (typed) => {
      const { code, complaints } = await admin.run(`orders recover ${typed}`);
      expect(code).toBe(2);
      expect(complaints).toContain('2026-11-15');
    },
  );
});
