import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { activity, outboxEmail, restockRequest, stockMovement } from '../database/schema.ts';
import { changeOrderState } from '../orders/change-order.ts';
import { dispatchOrder } from '../orders/dispatch-order.ts';
import { reconcileCheckouts } from '../orders/reconcile-checkouts.ts';
import { importCounts, readStockLevel } from '../stock/change-stock.ts';
import { reserveStock } from '../stock/ledger.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { byCommand } from '../testing/order.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import type { SignedInUser } from './office-context.ts';
import { stockRoutes } from './stock.ts';
import { createTestClient, createTestDeps, signIn } from './testing/test-client.ts';

const ten = findProductWithStock(10);
const [five, six] = [findProductWithStock(5), findProductWithStock(6)];

describeOnBothEngines('stock routes', (database) => {
  let shop: TestShop;
  let owner: SignedInUser;
  let office: ReturnType<typeof createTestClient>;
  let staffOffice: ReturnType<typeof createTestClient>;
  beforeAll(async () => {
    shop = await openTestShop(database());
    const routes = stockRoutes(await createTestDeps(database()));
    owner = await signIn(database(), 'Ruth Mellor');
    office = createTestClient(routes, owner);
    staffOffice = createTestClient(routes, await signIn(database(), 'Dan Whitworth', 'staff'));
  });
  beforeEach(async () => {
    await shop.reset();
    await database().queries.delete(restockRequest);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const rowOf = async ({ id, sku }: Product) => {
    const { body } = await office.get(`/?search=${sku}`);
    return body.rows.find((row: { id: string }) => row.id === id);
  };
  const count = (product: Product, expected: number, counted: number, more: object = {}) =>
    office.post('/counts', {
      key: randomUUID(),
      counts: [{ productId: product.id, expected, counted, ...more }],
    });
  const receive = (lines: readonly (readonly [Product, number])[], key: string = randomUUID()) =>
    office.post('/deliveries', {
      key,
      note: '88391',
      lines: lines.map(([{ id: productId }, quantity]) => ({ productId, quantity })),
    });
  const wait = (product: Product, confirmedAt: Date | null = new Date()) =>
    database()
      .queries.insert(restockRequest)
      .values({ email: `${randomUUID()}@buyer.example`, productId: product.id, confirmedAt });

  /** Places an order whose checkout had expired, and whose goods had been sold to others by then. */
  async function placeShortOrder(product: Product, quantity: number): Promise<string> {
    const session = await shop.startCheckout(product, quantity);
    const event = await shop.payments.pay(session);
    await shop.ageCheckouts(60);
    await database().queries.execute(
      `update checkout set state = 'expired' where session_id = '${session}'`,
    );
    await database().queries.delete(stockMovement).where(eq(stockMovement.reason, 'reserved'));
    await shop.setStock(product, 0);
    await shop.sendWebhook(event);
    return (await shop.orders()).at(-1)?.reference ?? '';
  }

  it('[OF6] shows stock on hand, held and free, which add up', async () => {
    await shop.startCheckout(ten, 1);
    await shop.placeOrder(ten, 2);
    const sent = await shop.placeOrder(ten, 3);
    await dispatchOrder(shop.shop, sent, { carrier: 'Pallet', ...byCommand });
    const cancelled = await shop.placeOrder(ten, 1);
    await changeOrderState(shop.shop, cancelled, { to: 'cancelled', ...byCommand });
    await wait(ten);
    await wait(ten, null);
    expect(await rowOf(ten)).toMatchObject({
      ...{ onHand: 7, held: 3, free: 4, sold: 5, waiting: 1 },
      daysLeft: 24,
      family: ten.family,
    });
  });

  it("[OF6] matches each product's stock after any sequence of orders", async () => {
    const part = await shop.placeOrder(ten, 3);
    const lines = [{ line: 1, quantity: 1 }];
    await dispatchOrder(shop.shop, part, { carrier: 'Pallet', lines, ...byCommand });
    const session = await shop.startCheckout(six, 2);
    await shop.sendWebhook(await shop.payments.pay(session));
    await shop.payAgain(session);
    const [, first] = await shop.orders();
    await dispatchOrder(shop.shop, first?.reference ?? '', { carrier: 'Pallet', ...byCommand });
    const refunded = await shop.placeOrder(five, 2);
    await changeOrderState(shop.shop, refunded, { to: 'refunded', ...byCommand });
    await shop.startCheckout(five, 1);
    await shop.ageCheckouts(60);
    await reconcileCheckouts(shop.shop);
    for (const product of [ten, six, five]) {
      const level = await readStockLevel(database().queries, product.id);
      const { free, held } = await rowOf(product);
      expect({ available: free, promised: held }).toEqual(level);
    }
  });

  it('[OF6] sorts by days left, filters by tab, family and search text, in pages of 50', async () => {
    await shop.placeOrder(five, 4);
    await shop.setStock(six, 0);
    await wait(six);
    const { body } = await office.get('/');
    expect(body).toMatchObject({ total: products.length, page: 1 });
    expect(body.rows).toHaveLength(50);
    expect(body.rows[0]).toMatchObject({ id: six.id, daysLeft: 0, waiting: 1 });
    const days = body.rows.map((row: { daysLeft?: number }) => row.daysLeft ?? Infinity);
    expect(days).toEqual(days.toSorted((a: number, b: number) => a - b));
    const ids = async (query: string) =>
      (await office.get(`/?${query}`)).body.rows.map(({ id }: { id: string }) => id);
    expect(await ids('tab=low')).toEqual([five.id]);
    expect(await ids('tab=awaited')).toEqual([six.id]);
    expect(await ids('tab=sold-out')).toContain(six.id);
    expect(body.counts).toMatchObject({ all: products.length, low: 1, awaited: 1 });
    const family = await office.get(`/?family=${ten.family}`);
    expect(family.body.total).toBe(products.filter((one) => one.family === ten.family).length);
    expect(await ids('search=no-such-ladder')).toEqual([]);
    expect(await ids('page=2')).toHaveLength(50);
    expect((await office.get('/?page=0')).status).toBe(422);
    expect((await office.get('/?family=boats')).status).toBe(422);
  });

  it('[OF6] a delivery emails waiting customers once, even if it is submitted twice', async () => {
    await shop.setStock(six, 0);
    for (const _ of [1, 2, 3]) await wait(six);
    const key = randomUUID();
    const first = await receive(
      [
        [six, 4],
        [ten, 2],
      ],
      key,
    );
    expect(first.body).toEqual({ told: 3, filled: [] });
    expect(
      (
        await receive(
          [
            [six, 4],
            [ten, 2],
          ],
          key,
        )
      ).body,
    ).toEqual({ told: 0, filled: [] });
    expect(await rowOf(six)).toMatchObject({ onHand: 4, waiting: 0 });
    expect(await rowOf(ten)).toMatchObject({ onHand: 12 });
    const { queries } = database();
    expect(await queries.$count(outboxEmail, eq(outboxEmail.kind, 'back-in-stock'))).toBe(3);
    const received = await queries
      .select()
      .from(activity)
      .where(eq(activity.staffId, owner.staffId));
    const facts = received.map(({ action, recordId, data }) => ({ action, recordId, data }));
    expect(facts).toContainEqual({
      action: 'stock.receive',
      recordId: ten.id,
      data: { quantity: 2, available: 12 },
    });
  });

  it('[OF6] a delivery fills the oldest short order first, then restock requests', async () => {
    const reference = await placeShortOrder(five, 2);
    await wait(five);
    const { body: detail } = await office.get(`/${five.id}`);
    expect(detail.missing).toEqual([{ reference, productId: five.id, quantity: 2 }]);
    const part = await receive([[five, 1]]);
    expect(part.body).toEqual({
      told: 0,
      filled: [{ reference, productId: five.id, quantity: 1 }],
    });
    const openIssues = async () => {
      const one = (await shop.orders()).find((each) => each.reference === reference);
      return one?.issues.filter(({ clearedAt }) => clearedAt === null).map(({ kind }) => kind);
    };
    expect(await openIssues()).toEqual(['out-of-stock']);
    const rest = await receive([[five, 3]]);
    expect(rest.body).toEqual({
      told: 1,
      filled: [{ reference, productId: five.id, quantity: 1 }],
    });
    // One of the spare units is held for the person who waits.
    expect(await rowOf(five)).toMatchObject({ onHand: 4, held: 3, free: 1 });
    expect(await openIssues()).toEqual([]);
    await dispatchOrder(shop.shop, reference, { carrier: 'Pallet', ...byCommand });
    expect(await rowOf(five)).toMatchObject({ onHand: 2, held: 1, free: 1 });
  });

  it('[OF6] rejects an invalid delivery as a whole', async () => {
    const strange = { ...ten, id: 'strange' };
    expect(
      (
        await receive([
          [ten, 1],
          [strange, 1],
        ])
      ).status,
    ).toBe(404);
    expect(
      (
        await receive([
          [ten, 1],
          [ten, 1],
        ])
      ).status,
    ).toBe(422);
    expect((await receive([[ten, 0]])).status).toBe(422);
    expect((await receive([])).status).toBe(422);
    expect(await rowOf(ten)).toMatchObject({ onHand: 10 });
  });

  it('[OF6] a count applies its difference, so that a concurrent sale is kept', async () => {
    const seen = await rowOf(ten);
    await shop.placeOrder(ten, 3);
    const { body } = await count(ten, seen.onHand, 9, { cause: 'damaged' });
    expect(body.available[ten.id]).toBe(6);
    expect(await rowOf(ten)).toMatchObject({ onHand: 9, held: 3, free: 6 });
  });

  it('[OF6] records a count once, with the cause of a difference', async () => {
    const key = randomUUID();
    const counts = [{ productId: ten.id, expected: 10, counted: 12, cause: 'found' }];
    for (const _ of [1, 2]) {
      expect((await staffOffice.post('/counts', { key, counts })).status).toBe(200);
    }
    expect(await rowOf(ten)).toMatchObject({ onHand: 12 });
    const wrong = await count(ten, 12, 11);
    expect(wrong.status).toBe(422);
    expect((await count(ten, 12, 11, { cause: 'found' })).status).toBe(422);
    expect((await count(ten, 12, 12)).status).toBe(200);
    expect((await count({ ...ten, id: 'strange' }, 1, 1)).status).toBe(404);
    expect(await rowOf(ten)).toMatchObject({ onHand: 12 });
  });

  it('[OF6] never makes stock negative', async () => {
    await shop.placeOrder(ten, 8);
    await count(ten, 10, 1, { cause: 'lost' });
    expect(await rowOf(ten)).toMatchObject({ onHand: 8, held: 8, free: 0 });
  });

  it('[OF6] keeps every sale and count when they run concurrently', async () => {
    const { queries } = database();
    const step = fc.oneof(
      fc.record({ sell: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ differ: fc.integer({ min: -2, max: 3 }), isRepeated: fc.boolean() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
        await shop.reset();
        await shop.setStock(ten, 100);
        const work = steps.flatMap((each, at): Promise<unknown>[] => {
          if ('sell' in each) {
            const lines = [{ productId: ten.id, quantity: each.sell }];
            return [database().transaction((inside) => reserveStock(inside, `buyer-${at}`, lines))];
          }
          const key = randomUUID();
          const counts = [{ productId: ten.id, expected: 100, counted: 100 + each.differ }];
          const send = () => importCounts(database(), counts, { by: { kind: 'command' }, key });
          return each.isRepeated ? [send(), send()] : [send()];
        });
        await Promise.all(work);
        const change = steps.reduce(
          (sum, each) => sum + ('sell' in each ? -each.sell : each.differ),
          0,
        );
        expect(await shop.availableStock(ten)).toBe(100 + change);
        const moved = await queries
          .select({ change: stockMovement.change })
          .from(stockMovement)
          .where(eq(stockMovement.productId, ten.id));
        const sum = moved.reduce((total, each) => total + each.change, 0);
        expect(sum - ten.stockCount).toBe(change);
      }),
      { numRuns: 15 },
    );
  });

  it('[OF6] does not subtract a dispatch twice if it happens during a count', async () => {
    const reference = await shop.placeOrder(ten, 3);
    const seen = await rowOf(ten);
    expect(seen).toMatchObject({ onHand: 10, held: 3 });
    await dispatchOrder(shop.shop, reference, { carrier: 'Pallet', ...byCommand });
    const key = randomUUID();
    const body = { productId: ten.id, expected: seen.onHand, counted: 7, cause: 'lost' };
    const stale = await office.post('/counts', { key, counts: [body] });
    expect([stale.status, stale.body.current]).toEqual([409, { onHand: 7, held: 0 }]);
    expect(await rowOf(ten)).toMatchObject({ onHand: 7, free: 7 });
    const again = { ...body, expected: 7 };
    expect((await office.post('/counts', { key, counts: [again] })).status).toBe(200);
    expect(await rowOf(ten)).toMatchObject({ onHand: 7, free: 7 });
  });

  /** Sends a count that was delayed on its device; `at` is when it was made. */
  const send = async (at: number, counted: number, more: object = {}) => {
    // The time until the server has it would be taken for age.
    vi.useFakeTimers({ toFake: ['Date'] });
    const ago = Date.now() - at;
    const sent = await office.post('/counts', {
      key: randomUUID(),
      counts: [{ productId: ten.id, expected: counted, counted, ago, ...more }],
    });
    vi.useRealTimers();
    return sent;
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

  it('[OF6] compares a late count with the stock at the time of counting', async () => {
    const reference = await shop.placeOrder(ten, 3);
    await pause();
    const before = Date.now();
    await pause();
    await dispatchOrder(shop.shop, reference, { carrier: 'Pallet', ...byCommand });
    await receive([[ten, 4]]);
    await pause();
    // Counted before the dispatch and the delivery: one unit was missing.
    const late = await send(before, 9, { expected: 10, cause: 'lost' });
    expect(late.body.available[ten.id]).toBe(10);
    expect(await rowOf(ten)).toMatchObject({ onHand: 10, held: 0, free: 10 });
    const { body } = await office.get(`/${ten.id}/movements`);
    expect(body.rows[0]).toMatchObject({ reason: 'corrected', change: -1, cause: 'lost' });
    // Counted after both, on a device that had loaded neither: nothing is missing.
    await send(Date.now(), 10, { expected: 9, cause: 'found' });
    expect(await rowOf(ten)).toMatchObject({ onHand: 10 });
    expect((await send(Date.now() - 91 * 86_400_000, 10)).status).toBe(422);
  });

  it('[OF6] applies the same difference from two devices only once', async () => {
    for (const isOldestFirst of [true, false]) {
      await shop.reset();
      await pause();
      const first = Date.now();
      await pause();
      const second = Date.now();
      await pause();
      for (const at of isOldestFirst ? [first, second] : [second, first])
        await send(at, 9, { expected: 10, cause: 'damaged' });
      expect(await rowOf(ten)).toMatchObject({ onHand: 9, free: 9 });
    }
  });

  it('[OF6] lists products to count, except those counted in the last 30 days', async () => {
    const list = async (query: string) => (await staffOffice.get(`/to-count?${query}`)).body;
    const { rows } = await list(`family=${ten.family}`);
    expect(rows).toHaveLength(products.filter((one) => one.family === ten.family).length);
    const row = rows.find(({ id }: { id: string }) => id === ten.id);
    expect(row).toMatchObject({ sku: ten.sku, onHand: 10, held: 0 });
    const isDue = async () => (await list(`due=yes&search=${ten.sku}`)).total > 0;
    expect(await isDue()).toBe(true);
    await send(Date.now() - 31 * 86_400_000, 10);
    expect(await isDue()).toBe(true);
    await send(Date.now(), 10);
    expect(await isDue()).toBe(false);
    expect((await staffOffice.get('/to-count?due=no')).status).toBe(422);
  });

  it('[OF6] lists all movements of a product with user and reason, page by page', async () => {
    const reference = await shop.placeOrder(ten, 2);
    await count(ten, 10, 9, { cause: 'damaged' });
    await receive([[ten, 4]]);
    const { body } = await office.get(`/${ten.id}/movements`);
    expect(body.rows).toMatchObject([
      { reason: 'received', change: 4, free: 11, who: 'Ruth Mellor', note: '88391' },
      { reason: 'corrected', change: -1, free: 7, cause: 'damaged', who: 'Ruth Mellor' },
      { reason: 'reserved', change: -2, free: 8, who: null, order: reference },
      { reason: 'opened', change: 10, free: 10 },
    ]);
    for (let extra = 0; extra < 40; extra += 1) await count(ten, 13, 13);
    const one = await office.get(`/${ten.id}/movements`);
    expect(one.body.rows).toHaveLength(30);
    const two = await office.get(`/${ten.id}/movements?before=${one.body.next}`);
    expect(two.body.rows).toHaveLength(14);
    expect(two.body.rows.at(-1)).toMatchObject({ reason: 'opened', free: 10 });
    expect(two.body.next).toBeUndefined();
    const { body: detail } = await office.get(`/${ten.id}`);
    expect(detail.days.map(({ free }: { free: number }) => free)).toEqual([11]);
    const openedSince = async (days: number) => {
      const at = new Date(Date.now() - days * 86_400_000);
      const opened = and(eq(stockMovement.productId, ten.id), eq(stockMovement.reason, 'opened'));
      await database().queries.update(stockMovement).set({ at }).where(opened);
      const found = (await office.get(`/${ten.id}`)).body.days;
      return found.map(({ free }: { free: number }) => free);
    };
    expect(await openedSince(3)).toEqual([10, 10, 10, 11]);
    expect(await openedSince(100)).toHaveLength(60);
    await openedSince(0);
    expect((await office.get('/strange')).status).toBe(404);
  });

  it('[OF6] exports stock for owners, and previews imported counts before applying them', async () => {
    expect((await staffOffice.get('/export.csv')).status).toBe(403);
    expect((await staffOffice.post('/import', { text: '' })).status).toBe(403);
    const { text } = await office.get('/export.csv');
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(products.length);
    const filled = lines.map((line) => {
      if (line.startsWith(`${ten.sku},`)) return line.replace(/,10,,,/, ',10,8,Lost,');
      if (line.startsWith(`${six.sku},`)) return line.replace(/,6,,,/, ',6,6,,');
      if (line.startsWith(`${five.sku},`)) return line.replace(/,5,,,/, ',5,7,lost,');
      return line;
    });
    const wrong = [
      'NO-SUCH,x,1,2',
      `${ten.sku},x,10,9`,
      `${products[0]?.sku},x,1,two`,
      `${products[0]?.sku},x,,2`,
    ];
    const file = [head, ...filled, ...wrong].join('\r\n');
    // Sold after the file was exported.
    await shop.placeOrder(ten, 1);
    const preview = await office.post('/import', { text: file });
    expect(preview.body.changes).toMatchObject([
      { sku: ten.sku, expected: 10, counted: 8, cause: 'lost', onHand: 10, after: 8 },
    ]);
    const end = products.length + 1;
    expect(preview.body.errors.map(({ text: said }: { text: string }) => said)).toEqual([
      'lost cannot be why there are more.',
      'There is no product NO-SUCH.',
      expect.stringMatching(`${ten.sku} is already on line \\d+.`),
      'Counted is two: enter a whole number from 0.',
      'On hand is empty: leave it as it was exported.',
    ]);
    expect(preview.body.errors.at(-1).line).toBe(end + 4);
    expect(await rowOf(ten)).toMatchObject({ onHand: 10 });
    const counts = [
      { productId: ten.id, expected: 10, counted: 8, cause: 'lost' },
      { productId: six.id, expected: 6, counted: 7, cause: 'found' },
    ];
    const apply = { key: randomUUID(), counts };
    expect((await staffOffice.post('/counts', apply)).status).toBe(403);
    expect((await office.post('/counts', apply)).status).toBe(200);
    expect(await rowOf(ten)).toMatchObject({ onHand: 8, held: 1, free: 7 });
    expect(await rowOf(six)).toMatchObject({ onHand: 7 });
    const none = await office.post('/import', { text: 'Name,Price\r\nx,1' });
    expect(none.body.errors).toHaveLength(1);
  });
});
