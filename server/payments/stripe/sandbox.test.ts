import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { payment as sandboxPayment } from '../../../sandbox/database.ts';
import { validPaymentForm } from '../../../tests/support/sandbox-harness.ts';
import { createApp } from '../../app/app.ts';
import { getBuiltCatalogue as catalogue } from '../../app/catalogue.ts';
import { createLog } from '../../app/log.ts';
import { checkoutRoutes } from '../../checkout/checkout-routes.ts';
import type { Database } from '../../database/database.ts';
import { order, orderLine, outboxEmail } from '../../database/schema.ts';
import { createLimiter } from '../../http/limits/limiter.ts';
import { findOrders } from '../../orders/order.ts';
import { refundOrder } from '../../orders/refund-order.ts';
import { webhookRoute } from '../../orders/webhook-route.ts';
import { createLiveCatalogue } from '../../publish/live-catalogue.ts';
import { openLedger, readAvailable } from '../../stock/ledger.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { byCommand } from '../../testing/order.ts';
import { findProductWithStock, returnUrls } from '../../testing/shop.ts';
import { paymentProvider } from '../settings.ts';

const origin = new URL(returnUrls.cancel_url).origin;
const product = findProductWithStock(5);

/** The shop's server and the sandbox in one process. */
async function openShop(database: Database, byHand = true) {
  const app = new Hono();
  const server = createAdaptorServer({ fetch: (request) => app.fetch(request) }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const log = createLog('error');
  const needs = { database: async () => database, address: `http://127.0.0.1:${port}`, log };
  const payments = paymentProvider.prepare({}, { ...needs, byHand });
  if (!payments.pages) throw new Error('There is no page to pay on');
  const provider = await payments.open();
  const opening = {
    database: Promise.resolve(database),
    provider: Promise.resolve(provider),
    log,
    origin,
    catalogue,
    prices: createLiveCatalogue(log),
    limiter: createLimiter({ database: Promise.resolve(database), log, proxies: 1 }),
  };
  app.route('/', payments.pages);
  app.route('/', createApp({ routes: [...checkoutRoutes(opening), webhookRoute(opening)], log }));
  return {
    shop: { database, provider, log, origin, catalogue },
    payments,
    async begin(quantity: number): Promise<string> {
      const answer = await app.request(`${origin}/api/create-checkout`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ items: [{ price: product.priceId, quantity }], ...returnUrls }),
      });
      const { url } = (await answer.json()) as { url: string };
      return url;
    },
    pay: (url: string, more: object = {}) =>
      app.request(url, {
        method: 'POST',
        body: new URLSearchParams({ ...validPaymentForm, ...more }),
      }),
    show: async (url: string) => (await app.request(url)).text(),
    async close() {
      await payments.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

describeOnBothEngines('the shop with the sandbox', (database) => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    await openLedger(database().queries, products);
    shop = await openShop(database());
  });
  afterAll(() => shop.close());

  const left = async () => (await readAvailable(database().queries, [product.id])).get(product.id);
  const orders = () => findOrders(database().queries);

  it('[CC8] [CC14] creates one order for a payment reported twice', async () => {
    const url = await shop.begin(2);
    expect(url).toMatch(new RegExp(`^${origin}/sandbox/checkout/cs_test_`));
    expect(await left()).toBe(3);
    const paid = await shop.pay(url);
    const [, session] = /session_id=(cs_\w+)$/.exec(paid.headers.get('location') ?? '') ?? [];
    for (const time of [1, 2]) {
      expect(await shop.payments.run(), `round ${time}`).toBe(1);
      await database().queries.execute(
        sql`update sandbox.event set state = 'waiting', next_attempt_at = now() - interval '1 second'`,
      );
    }
    const [made, ...others] = await orders();
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      sessionId: session,
      state: 'paid',
      email: 'buyer@firm.example',
      name: 'A Buyer',
      phone: '+441614960142',
      totalPence: product.price * 2,
      issues: [],
      address: { line1: '1 Test Road', town: 'Leeds', postcode: 'LS1 1AA', country: 'GB' },
    });
    const lines = await database()
      .queries.select()
      .from(orderLine)
      .where(eq(orderLine.orderId, made?.id ?? 0));
    expect(lines).toMatchObject([{ productId: product.id, quantity: 2, sku: product.sku }]);
    const emails = await database()
      .queries.select()
      .from(outboxEmail)
      .where(eq(outboxEmail.recipient, 'buyer@firm.example'));
    expect(emails).toHaveLength(1);
    expect(await left()).toBe(3);
  });

  it('[CC14] refunds once, and receives the event', async () => {
    const [made] = await orders();
    const reference = made?.reference ?? '';
    await refundOrder(shop.shop, reference, byCommand);
    await shop.payments.run();
    expect((await orders())[0]?.state).toBe('refunded');
    const [payment] = await database().queries.select().from(sandboxPayment);
    expect(payment).toMatchObject({ id: made?.paymentId, refundedPence: product.price * 2 });
  });

  it('[CC14] releases stock when the session expires', async () => {
    const before = await left();
    const url = await shop.begin(1);
    expect(await left()).toBe((before ?? 0) - 1);
    expect((await shop.pay(url, { card: '4000000000000002' })).status).toBe(402);
    await database().queries.execute(
      sql`update sandbox.session set expires_at = now() - interval '1 second'`,
    );
    expect(await shop.payments.run()).toBe(2);
    expect(await left()).toBe(before);
    expect(await shop.show(url)).toContain('This checkout has expired');
  });

  it('[CC14] carries on after a restart with the sessions that were open', async () => {
    const url = await shop.begin(1);
    await shop.close();
    shop = await openShop(database());
    expect(await shop.show(url)).toContain(product.name.replaceAll('&', '&amp;'));
    expect((await shop.pay(url)).status).toBe(303);
    await shop.payments.run();
    expect(await orders()).toHaveLength(2);
  });

  it('[CC14] receives a webhook event for a payment', async () => {
    const busy = await openShop(database(), false);
    await busy.pay(await busy.begin(1));
    await expect.poll(async () => (await orders()).length).toBe(3);
    await busy.close();
  });

  it('[CC14] does not open on a database with live payments', async () => {
    const real = { sessionId: 'cs_live_1', email: '', totalPence: 1 };
    await database().queries.insert(order).values(real);
    await expect(openShop(database())).rejects.toThrow('set STRIPE_SECRET_KEY');
  });
});
