import { eq, sql } from 'drizzle-orm';
import { products } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { createApp } from '../app/app.ts';
import { createLog } from '../app/log.ts';
import { checkoutRoutes } from '../checkout/checkout-routes.ts';
import { type Database, rowsOf } from '../database/database.ts';
import { checkout, outboxEmail, stock, stockMovement } from '../database/schema.ts';
import { createLimiter } from '../http/limits/limiter.ts';
import { findOrders } from '../orders/order.ts';
import { orderDocumentRoute, orderRoute } from '../orders/order-route.ts';
import { webhookRoute } from '../orders/webhook-route.ts';
import { createLiveCatalogue } from '../publish/live-catalogue.ts';
import { availableOf, openLedger } from '../stock/ledger.ts';
import { stockRoutes } from '../stock/stock-routes.ts';
import { openTestPayments, type SignedEvent, type TestPayments } from './test-payments.ts';

const origin = 'https://shop.example';

export const returnAddresses = {
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
  const needs = {
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
      ...checkoutRoutes(needs),
      ...stockRoutes(needs),
      orderRoute(needs),
      orderDocumentRoute(needs),
      webhookRoute(needs),
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
        { items, ...returnAddresses },
        { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      ),
    tell: ({ body, signature }: SignedEvent) =>
      post('/api/stripe-webhook', body, { 'stripe-signature': signature }),
    /** Pays for a cart a second time, in another session. */
    async payAgain(id: string): Promise<void> {
      const again = { ...(await payments.session(id)), id: `${id}x`, payment_intent: 'pi_again' };
      payments.fault = { status: 200, body: again };
      await this.tell(payments.event('checkout.session.completed', again));
      payments.fault = undefined;
    },
    /** Starts a checkout and returns its session id. */
    async begin(
      product: Product,
      quantity: number,
      key?: string,
      headers?: Record<string, string>,
    ): Promise<string> {
      const answer = await this.checkOut([{ price: product.priceId, quantity }], key, headers);
      const { url } = (await answer.json()) as { url: string };
      return url.replace(`${origin}/sandbox/checkout/`, '');
    },
    /** Places an order and returns its reference. */
    async placeOrder(product: Product, quantity: number): Promise<string> {
      const answer = await this.tell(await payments.pay(await this.begin(product, quantity)));
      const made = (await this.orders()).at(-1);
      if (!answer.ok || !made) throw new Error(`No order was made: ${answer.status}`);
      return made.reference;
    },
    async left(product: Product): Promise<number | undefined> {
      return (await availableOf(queries, [product.id])).get(product.id);
    },
    setStock: (product: Product, available: number) =>
      queries.update(stock).set({ available }).where(eq(stock.productId, product.id)),
    checkouts: () => queries.select().from(checkout).orderBy(checkout.createdAt),
    orders: () => findOrders(queries),
    mails: () => queries.select().from(outboxEmail).orderBy(outboxEmail.id),
    async sessionCount(): Promise<number> {
      const rows = await rowsOf(queries, sql`select id from sandbox.session`);
      return rows.length;
    },
    /** Moves all checkouts so many minutes into the past. */
    age: (minutes: number) =>
      queries.execute(
        sql`update checkout set created_at = created_at - make_interval(mins => ${minutes}),
          expires_at = expires_at - make_interval(mins => ${minutes}),
          asked_at = asked_at - make_interval(mins => ${minutes})`,
      ),
    /** Deletes all orders and restores the stock, in one statement: truncating takes ten times as long. */
    async tidy() {
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
        asked: 0,
        calls: 0,
        disputes: [],
      } satisfies Partial<TestPayments>);
    },
  };
}

/** A product whose opening stock is exactly this. */
export function productWith(stockCount: number, skip = 0): Product {
  const found = products.filter((product) => product.stockCount === stockCount)[skip];
  if (!found) throw new Error(`The catalogue has no product with ${stockCount} in stock`);
  return found;
}
