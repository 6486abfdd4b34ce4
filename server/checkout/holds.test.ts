import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { maxOrderUnits } from '../../contract/order-limits.ts';
import { queryRows } from '../database/database.ts';
import { checkout, checkoutNetwork, rateSalt } from '../database/schema.ts';
import { deleteExpiredCounts } from '../http/limits/limiter.ts';
import { networksOf } from '../http/limits/networks.ts';
import { closeCheckout } from '../orders/close-checkout.ts';
import { ProviderError } from '../payments/provider.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { type Items, largestOrders } from '../testing/largest-orders.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';

const key = 'k'.repeat(32);
const five = findProductWithStock(5);
const many = findProductWithStock(25);
const units = products.reduce((sum, { stockCount }) => sum + stockCount, 0);

/** In total three times what one address may hold. */
const orders = largestOrders(16);
/** All are requested at once, so any of them may be held. This finds the first that is not. */
const firstRefused = (answers: Response[]) => orders[answers.findIndex(({ ok }) => !ok)];
const sentencesOf = (answers: Response[]) =>
  Promise.all(answers.map(async (answer) => ((await answer.json()) as { error: string }).error));

describeOnBothEngines('stock held by unpaid checkouts', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(async () => {
    await shop.reset();
    await database().queries.delete(rateSalt);
  });

  const held = async () => {
    const [row] = await queryRows<{ held: number }>(
      database().queries,
      sql`select coalesce(sum(quantity), 0)::int as held
        from checkout_line join checkout on checkout.id = checkout_id where state = 'open'`,
    );
    return row?.held ?? 0;
  };
  const from = (address: string, items: unknown, more: Record<string, string> = {}) =>
    shop.checkOut(items, undefined, { 'x-forwarded-for': address, ...more });

  it('[CC14] is limited to a tenth per IPv4 address under concurrent requests', async () => {
    const answers = await Promise.all(orders.map((items) => from('192.0.2.1', items)));
    const begun = answers.filter(({ ok }) => ok);
    expect(await held()).toBeLessThanOrEqual(units / 10);
    expect(await held()).toBe(begun.length * maxOrderUnits);
    // Several colleagues behind one router can check out at the same time, each with a full order.
    expect(begun.length).toBeGreaterThanOrEqual(3);
    const refused = answers.filter(({ ok }) => !ok);
    for (const { status } of refused) expect(status).toBe(409);
    for (const sentence of await sentencesOf(refused))
      expect(sentence).toMatch(/your network hold/);
    expect((await from('192.0.2.2', firstRefused(answers))).status).toBe(200);
  });

  it.each([
    ['/64', (n: number) => `2001:db8:0:1:${n.toString(16)}::1`],
    ['/56', (n: number) => `2001:db8:0:${n.toString(16)}::1`],
    ['/48', (n: number) => `2001:db8:0:${(n << 8).toString(16)}::1`],
  ])('[CC14] is limited to a tenth per IPv6 %s', async (_, nth) => {
    const answers = await Promise.all(orders.map((items, n) => from(nth(n), items)));
    expect(await held()).toBeLessThanOrEqual(units / 10);
    expect(await held()).toBeGreaterThan(2 * maxOrderUnits);
    expect((await from('2001:db8:1::1', firstRefused(answers))).status).toBe(200);
  });

  it('[CC14] leaves stock to other /64 networks when one has reached its limit', async () => {
    for (const items of orders) await from('2001:db8:0:1::1', items);
    expect((await from('2001:db8:0:2::1', orders.at(-1))).status).toBe(200);
    expect((await from('2001:db8:0:100::1', orders.at(-2))).status).toBe(200);
  });

  it('[CC14] frees the address’s share once a checkout is cancelled or paid', async () => {
    const network = { 'x-forwarded-for': '192.0.2.1' };
    await shop.checkOut(orders[0], key, network);
    for (const items of orders.slice(1)) await shop.checkOut(items, undefined, network);
    expect((await from('192.0.2.1', orders.at(-1))).status).toBe(409);
    await shop.postJson('/api/cancel-checkout', { attempt: key });
    expect((await from('192.0.2.1', orders.at(-1))).status).toBe(200);
    expect((await from('192.0.2.1', orders[0])).status).toBe(409);
    const [, open] = await shop.checkouts();
    await shop.sendWebhook(await shop.payments.pay(open?.sessionId ?? ''));
    expect((await from('192.0.2.1', orders[0])).status).toBe(200);
  });

  it('[CC14] counts the same address after the daily salt changes, and stores no address', async () => {
    const clock = { now: new Date('2026-11-15T23:59:59Z') };
    const late = await openTestShop(database(), () => clock.now);
    const ask = (items: unknown) =>
      late.checkOut(items, undefined, { 'x-forwarded-for': '192.0.2.1' });
    for (const items of orders) await ask(items);
    const before = await held();
    clock.now = new Date('2026-11-16T00:45:00Z');
    await deleteExpiredCounts(database(), clock.now);
    for (const items of orders) expect((await ask(items)).status).toBe(409);
    expect(await held()).toBe(before);
    const { network } = checkoutNetwork;
    const kept = () => database().queries.select({ network }).from(checkoutNetwork);
    for (const { network: hash } of await kept()) expect(hash).not.toContain('192.0.2');

    // The network is deleted once its checkout holds nothing, and the salt soon after its day.
    const salts = () => database().queries.select({ day: rateSalt.day }).from(rateSalt);
    expect(await kept()).not.toEqual([]);
    expect(await salts()).toHaveLength(2);
    await database().queries.execute(sql`update checkout set state = 'expired'`);
    await deleteExpiredCounts(database(), new Date('2026-11-16T03:00:00Z'));
    expect(await kept()).toEqual([]);
    expect(await salts()).toEqual([{ day: '2026-11-16' }]);
  });

  it('[CC14] never exceeds a network’s share under concurrent checkouts', async () => {
    const network = fc.constantFrom('192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8:0:1::1');
    const order = fc.record({ network, place: fc.nat({ max: orders.length - 1 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 6, maxLength: 16 }), async (asked) => {
        await shop.reset();
        const answers = await Promise.all(
          asked.map(async ({ network: address, place }) => ({
            address,
            begun: (await from(address, orders[place])).ok,
          })),
        );
        const begun = answers.filter((answer) => answer.begun);
        const inAll = Map.groupBy(
          begun.flatMap(({ address }) => networksOf(address)),
          ({ name }) => name,
        );
        for (const [{ percent } = { percent: 0 }, ...others] of inAll.values()) {
          expect((others.length + 1) * maxOrderUnits).toBeLessThanOrEqual((units * percent) / 100);
        }
        expect(await held()).toBe(begun.length * maxOrderUnits);
      }),
      { numRuns: 4 },
    );
  }, 120_000);

  const browser = { 'browser-key': 'b'.repeat(32) };
  const some = (product: Product, quantity: number): Items => [
    { price: product.priceId, quantity },
  ];

  it('[CC14] is limited to one checkout per browser: a new one replaces the unpaid one', async () => {
    const first = await shop.checkOut(some(five, 5), '1'.repeat(32), browser);
    expect(first.status).toBe(200);
    const [replaced] = await shop.checkouts();
    expect((await shop.checkOut(some(many, 2), '2'.repeat(32), browser)).status).toBe(200);
    expect(await held()).toBe(2);
    expect(await shop.availableStock(five)).toBe(5);
    expect((await shop.payments.session(replaced?.sessionId ?? '')).status).toBe('expired');
    // Also without an attempt key, and for units that this browser itself was holding.
    expect((await shop.checkOut(some(many, 25), undefined, browser)).status).toBe(200);
    expect(await held()).toBe(25);
    // A repeat continues the same checkout.
    expect((await shop.checkOut(some(five, 1), '3'.repeat(32), browser)).status).toBe(200);
    const { url } = (await (
      await shop.checkOut(some(five, 1), '3'.repeat(32), browser)
    ).json()) as { url: string };
    expect((await shop.checkouts()).filter(({ state }) => state === 'open')).toMatchObject([
      { url },
    ]);
  });

  it('[CC14] is limited to one checkout per browser under concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        shop.checkOut(some(many, 2), String(n).padStart(32, 'x'), browser),
      ),
    );
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect(await held()).toBeLessThanOrEqual(2);
    expect((await shop.checkOut(some(many, 25), undefined, browser)).status).toBe(200);
    expect(await held()).toBe(25);
  });

  it('[CC13] keeps a checkout whose payment is processing', async () => {
    await shop.checkOut(some(five, 2), undefined, browser);
    const [paying] = await shop.checkouts();
    const { provider } = shop.shop;
    const { endSession, findSession } = provider;
    provider.endSession = async (id) => {
      const session = await findSession(id);
      return session && { ...session, state: 'processing' };
    };
    expect((await shop.checkOut(some(five, 3), undefined, browser)).status).toBe(200);
    provider.endSession = endSession;
    expect(await held()).toBe(5);
    expect(await shop.checkouts()).toMatchObject([
      { id: paying?.id, state: 'open', browserKey: null },
      { state: 'open', browserKey: browser['browser-key'] },
    ]);
  });

  const cancel = () => shop.postJson('/api/cancel-checkout', { attempt: key });

  it('[CC14] is released with one provider request for concurrent cancellations', async () => {
    await shop.startCheckout(five, 5, key);
    shop.payments.requestCount = 0;
    const answers = await Promise.all(Array.from({ length: 300 }, cancel));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(shop.payments.requestCount).toBe(1);
    expect(await shop.availableStock(five)).toBe(5);
  });

  it('[CC14] is released by one process, or by another after a crash', async () => {
    await shop.startCheckout(five, 5, key);
    const { queries } = database();
    const claimed = (seconds: number) =>
      queries.update(checkout).set({ endingUntil: new Date(Date.now() + seconds * 1000) });
    await claimed(60);
    shop.payments.requestCount = 0;
    const waiting = cancel();
    await expect.poll(() => shop.availableStock(five)).toBe(0);
    const [open] = await shop.checkouts();
    await closeCheckout(database(), open?.id ?? '', 'expired');
    expect((await waiting).status).toBe(200);
    expect(shop.payments.requestCount).toBe(0);

    await shop.startCheckout(five, 5, key);
    await claimed(-1);
    expect((await cancel()).status).toBe(200);
    expect(await shop.availableStock(five)).toBe(5);
  });

  it('[CC14] sends one provider request while the provider is unavailable, and retries later', async () => {
    await shop.startCheckout(five, 5, key);
    const { provider } = shop.shop;
    const { endSession } = provider;
    let asked = 0;
    provider.endSession = async () => {
      asked += 1;
      throw new ProviderError('unreachable', new Error('away'));
    };
    const answers = await Promise.all(Array.from({ length: 20 }, cancel));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(asked).toBe(1);
    expect(await shop.availableStock(five)).toBe(0);
    provider.endSession = endSession;
    await expect.poll(async () => (await cancel()).status).toBe(200);
    expect(await shop.availableStock(five)).toBe(5);
  });

  const free = /may be free again by ([01]\d|2[0-3]):[0-5][05]\./;

  it('[CC10, CC14] reports when held stock may become free', async () => {
    await shop.startCheckout(five, 5);
    const ask = async (quantity: number) =>
      (await sentencesOf([await shop.checkOut(some(five, quantity))]))[0];
    expect(await ask(1)).toContain(
      `${five.name} is not available right now. All 5 are in other customers' checkouts.`,
    );
    expect(await ask(1)).toMatch(free);
    await shop.reset();
    await shop.startCheckout(five, 3);
    expect(await ask(3)).toMatch(
      /^Only 2 of .* are left\. 3 more are in other customers' checkouts\. They may be free/,
    );
    await shop.setStock(five, 0);
    const [open] = await shop.checkouts();
    await shop.sendWebhook(await shop.payments.pay(open?.sessionId ?? ''));
    expect(await ask(1)).toBe(
      `${five.name} is out of stock. Remove it from your cart to continue.`,
    );
  });
});
