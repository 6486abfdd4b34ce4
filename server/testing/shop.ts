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
import { orderRoute } from '../orders/order-route.ts';
import { webhookRoute } from '../orders/webhook-route.ts';
import { availableOf, openLedger } from '../stock/ledger.ts';
import { stockRoutes } from '../stock/stock-routes.ts';
import { openTestPayments, type SignedNotice, type TestPayments } from './test-payments.ts';

const origin = 'https://shop.example';

export const returnAddresses = {
  success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
  cancel_url: origin,
};

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** The shop's calls on a database, with a payment desk of its own and everything on its shelf; `now` is the clock of its limits. */
export async function openTestShop(database: Database, now?: () => Date) {
  const desk = await openTestPayments(database);
  const { queries } = database;
  const lines: string[] = [];
  const log = createLog('debug', (line) => lines.push(line));
  const needs = {
    database: Promise.resolve(database),
    provider: Promise.resolve(desk.provider),
    log,
    origin,
    // Each buyer may come from an address of their own, as through a proxy.
    limiter: createLimiter({ database: Promise.resolve(database), log, proxies: 1, now }),
  };
  const app = createApp({
    calls: [
      ...checkoutRoutes(needs),
      ...stockRoutes(needs),
      orderRoute(needs),
      webhookRoute(needs),
    ],
    log,
  });
  const shop = { database, provider: desk.provider, log, origin };

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    app.request(`${origin}${path}`, { method: 'POST', body, headers });
  const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    post(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });

  return {
    desk,
    shop,
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
    tell: ({ body, signature }: SignedNotice) =>
      post('/api/stripe-webhook', body, { 'stripe-signature': signature }),
    /** Takes the money of a cart once more, under another session. */
    async payAgain(id: string): Promise<void> {
      const again = { ...(await desk.session(id)), id: `${id}x`, payment_intent: 'pi_again' };
      desk.fault = { status: 200, body: again };
      await this.tell(desk.notice('checkout.session.completed', again));
      desk.fault = undefined;
    },
    /** Begins a checkout and answers its session's id. */
    async begin(product: Product, quantity: number, key?: string): Promise<string> {
      const answer = await this.checkOut([{ price: product.priceId, quantity }], key);
      const { url } = (await answer.json()) as { url: string };
      return url.replace(`${origin}/sandbox/checkout/`, '');
    },
    /** Buys so many and answers the order's reference. */
    async placeOrder(product: Product, quantity: number): Promise<string> {
      const answer = await this.tell(await desk.pay(await this.begin(product, quantity)));
      const made = (await this.orders()).at(-1);
      if (!answer.ok || !made) throw new Error(`No order was made: ${answer.status}`);
      return made.reference;
    },
    async left(product: Product): Promise<number | undefined> {
      return (await availableOf(queries, [product.id])).get(product.id);
    },
    setLeft: (product: Product, available: number) =>
      queries.update(stock).set({ available }).where(eq(stock.productId, product.id)),
    checkouts: () => queries.select().from(checkout).orderBy(checkout.createdAt),
    orders: () => findOrders(queries),
    mails: () => queries.select().from(outboxEmail).orderBy(outboxEmail.id),
    async sessionCount(): Promise<number> {
      const rows = await rowsOf(queries, sql`select id from sandbox_session`);
      return rows.length;
    },
    /** Lets so many minutes pass for everything that is in the books. */
    age: (minutes: number) =>
      queries.execute(
        sql`update checkout set created_at = created_at - make_interval(mins => ${minutes}),
          expires_at = expires_at - make_interval(mins => ${minutes}),
          asked_at = asked_at - make_interval(mins => ${minutes})`,
      ),
    /** Everything sold is forgotten, and the shelf is full again. */
    async tidy() {
      await queries.execute(
        sql`truncate shop_order, checkout, mail, sandbox_session, sandbox_refund, sandbox_event cascade`,
      );
      await queries.delete(stockMovement);
      await queries.delete(stock);
      await openLedger(queries);
      Object.assign(desk, {
        fault: undefined,
        asked: 0,
        calls: 0,
        disputes: [],
      } satisfies Partial<TestPayments>);
    },
    close: desk.close,
  };
}

/** A product that the catalogue opens with exactly so many of. */
export function productWith(stockCount: number, skip = 0): Product {
  const found = products.filter((product) => product.stockCount === stockCount)[skip];
  if (!found) throw new Error(`The catalogue has no product with ${stockCount} in stock`);
  return found;
}
