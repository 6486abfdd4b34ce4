import { eq, sql } from 'drizzle-orm';
import { products } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { createApp } from '../app/app.ts';
import { createLog } from '../app/log.ts';
import { checkoutRoutes } from '../checkout/checkout-routes.ts';
import { type Database, queryRows } from '../database/database.ts';
import { checkout, outboxEmail, stock, stockMovement } from '../database/schema.ts';
import { createLimiter } from '../http/limits/limiter.ts';
import { findOrders } from '../orders/order.ts';
import { orderDocumentRoute, orderRoute } from '../orders/order-route.ts';
import { webhookRoute } from '../orders/webhook-route.ts';
import { createLiveCatalogue } from '../publish/live-catalogue.ts';
import { openLedger, readAvailable } from '../stock/ledger.ts';
import { stockRoutes } from '../stock/stock-routes.ts';
import { openTestPayments, type SignedEvent, type TestPayments } from './test-payments.ts';

const origin = 'https://shop.example';

export const returnUrls = {
  success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: origin,
};

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/**
 * The shop's routes on a database, with their own test payments and full stock; `now` is the clock of
 * the rate limits.
 */
export async function openTestShop(database: Database, now?: () => Date) {
  const payments = await openTestPayments(database);
  const { queries } = database;
  const lines: string[] = [];
  const log = createLog('debug', (line) => lines.push(line));
  const live = createLiveCatalogue(log);
  const { current: catalogue } = live;
  const deps = {
    database: Promise.resolve(database),
    provider: Promise.resolve(payments.provider),
    log,
    origin,
    catalogue,
    prices: live,
    // Each buyer can have their own address, as behind a proxy.
    limiter: createLimiter({ database: Promise.resolve(database), log, proxies: 1, now }),
  };
  const app = createApp({
    routes: [
      ...checkoutRoutes(deps),
      ...stockRoutes(deps),
      orderRoute(deps),
      orderDocumentRoute(deps),
      webhookRoute(deps),
    ],
    log,
  });
  const shop = { database, provider: payments.provider, log, origin, catalogue };

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    app.request(`${origin}${path}`, { method: 'POST', body, headers });
  const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    post(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });

  return {
    payments,
    shop,
    live,
    log: () => lines.join(''),
    get: (path: string, headers: Record<string, string> = {}) =>
      app.request(`${origin}${path}`, { headers }),
    post,
    postJson,
    checkOut: (items: unknown, key?: string, headers: Record<string, string> = {}) =>
      postJson(
        '/api/create-checkout',
        { items, ...returnUrls },
        { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      ),
    sendWebhook: ({ body, signature }: SignedEvent) =>
      post('/api/stripe-webhook', body, { 'stripe-signature': signature }),
    /** Pays for a cart a second time, in another session. */
    async payAgain(id: string): Promise<void> {
      const secondSession = {
        ...(await payments.session(id)),
        id: `${id}x`,
        payment_intent: 'pi_again',
      };
      payments.fault = { status: 200, body: secondSession };
      await this.sendWebhook(payments.event('checkout.session.completed', secondSession));
      payments.fault = undefined;
    },
    /** Starts a checkout and returns its session id. */
    async startCheckout(
      product: Product,
      quantity: number,
      key?: string,
      headers?: Record<string, string>,
    ): Promise<string> {
      const response = await this.checkOut([{ price: product.priceId, quantity }], key, headers);
      const { url } = (await response.json()) as { url: string };
      return url.replace(`${origin}/sandbox/checkout/`, '');
    },
    /** Places an order and returns its reference. */
    async placeOrder(product: Product, quantity: number): Promise<string> {
      const response = await this.sendWebhook(
        await payments.pay(await this.startCheckout(product, quantity)),
      );
      const lastOrder = (await this.orders()).at(-1);
      if (!response.ok || !lastOrder) throw new Error(`No order was made: ${response.status}`);
      return lastOrder.reference;
    },
    async availableStock(product: Product): Promise<number | undefined> {
      return (await readAvailable(queries, [product.id])).get(product.id);
    },
    setStock: (product: Product, available: number) =>
      queries.update(stock).set({ available }).where(eq(stock.productId, product.id)),
    checkouts: () => queries.select().from(checkout).orderBy(checkout.createdAt),
    orders: () => findOrders(queries),
    emails: () => queries.select().from(outboxEmail).orderBy(outboxEmail.id),
    async sessionCount(): Promise<number> {
      const rows = await queryRows(queries, sql`select id from sandbox.session`);
      return rows.length;
    },
    /** Moves all checkouts so many minutes into the past. */
    ageCheckouts: (minutes: number) =>
      queries.execute(
        sql`update checkout set created_at = created_at - make_interval(mins => ${minutes}),
          expires_at = expires_at - make_interval(mins => ${minutes}),
          asked_at = asked_at - make_interval(mins => ${minutes})`,
      ),
    /** Deletes all orders and restores the stock, in one statement: truncating takes ten times as long. */
    async reset() {
      await queries.execute(
        sql`with orders as (delete from shop_order), holds as (delete from restock_hold),
          waiting as (delete from stock_notice), checkouts as (delete from checkout),
          offers as (delete from offer), requests as (delete from quote),
          emails as (delete from mail), sessions as (delete from sandbox.session),
          refunds as (delete from sandbox.refund), events as (delete from sandbox.event),
          movements as (delete from ${stockMovement} where reason <> 'opened')
        update ${stock} set available = change from ${stockMovement}
        where ${stockMovement.productId} = ${stock.productId} and reason = 'opened'
          and available <> change`,
      );
      if ((await queries.$count(stock)) !== products.length) {
        await queries.delete(stockMovement);
        await queries.delete(stock);
        await openLedger(queries, products);
      }
      Object.assign(payments, {
        fault: undefined,
        sessionRequestCount: 0,
        requestCount: 0,
        disputes: [],
      } satisfies Partial<TestPayments>);
    },
  };
}

/** A product whose opening stock is exactly this. */
export function findProductWithStock(stockCount: number, skip = 0): Product {
  const found = products.filter((product) => product.stockCount === stockCount)[skip];
  if (!found) throw new Error(`The catalogue has no product with ${stockCount} in stock`);
  return found;
}
