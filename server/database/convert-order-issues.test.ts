import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { Issue } from '../../contract/order-issue.ts';
import { isUnderReview } from '../orders/issue-text.ts';
import { addIssue, raiseIssue } from '../orders/issues.ts';
import { findOrders, type Order } from '../orders/order.ts';
import { createTables, describeOnBothEngines } from '../testing/databases.ts';
import { type Queries, queryRows } from './database.ts';
import { migrate } from './migrate.ts';
import { migrationNames } from './migration-names.ts';

const last = migrationNames.indexOf('0014-checkout-holders.sql') + 1;
const [old, newer] = [migrationNames.slice(0, last), migrationNames.slice(last)];

/** What the previous release wrote when an order was placed, and the issue it becomes. */
const issuesWhenPlaced: readonly (readonly [sentence: string, issue: Issue, inDoubt: boolean])[] = [
  ['This cart was paid twice.', { kind: 'paid-twice', data: {} }, true],
  [
    'Not in stock any more: 2 × Podium 2.9 m. Not in stock any more: 1 × Tower.',
    {
      kind: 'out-of-stock',
      data: {
        items: [
          { name: 'Podium 2.9 m', quantity: 2 },
          { name: 'Tower', quantity: 1 },
        ],
      },
    },
    true,
  ],
  [
    'Brought back from the payment provider: it may have been sent already.',
    { kind: 'restored', data: {} },
    true,
  ],
  [
    'Paid £0.01 where £1,283.49 was due.',
    { kind: 'amount-mismatch', data: { paidPence: 1, duePence: 1_283_49 } },
    true,
  ],
  ['The buyer left no e-mail address we can use.', { kind: 'no-email', data: {} }, true],
  ['The buyer left no address.', { kind: 'no-address', data: {} }, true],
  [
    'IV27 is outside standard delivery: agree carriage with the buyer before anything leaves.',
    { kind: 'delivery-surcharge', data: { district: 'IV27' } },
    false,
  ],
  ['Ask Jo. She knows.', { kind: 'note', data: { text: 'Ask Jo. She knows.' } }, true],
];

/** What it wrote on an event from the payment provider, under that event's name. */
const issuesFromProvider: readonly (readonly [
  name: string,
  sentence: string,
  issue: Issue,
  inDoubt: boolean,
])[] = [
  [
    'du_1',
    "The buyer's bank disputes this payment; answer it at Stripe by 3 July 2026 at 23:59.",
    { kind: 'dispute', data: { respondBy: '2026-07-03T22:59:00.000Z' } },
    true,
  ],
  [
    'du_2',
    "The buyer's bank disputes this payment; answer it at Stripe.",
    { kind: 'dispute', data: {} },
    true,
  ],
  [
    'du_1-lost',
    "The dispute is lost: the buyer's bank has taken back £20.00.",
    { kind: 'dispute-ended', data: { end: 'lost', pence: 20_00 } },
    true,
  ],
  [
    'du_1-over',
    'The dispute is over, and the money stays with us.',
    { kind: 'dispute-ended', data: { end: 'over', pence: 50_00 } },
    false,
  ],
  [
    'du_1-prevented',
    'The dispute was settled before it was opened, perhaps by giving the buyer £20.00 back; see at Stripe.',
    { kind: 'dispute-ended', data: { end: 'prevented', pence: 20_00 } },
    true,
  ],
  [
    're_1',
    'A refund of £10.00 failed or was cancelled at Stripe; the buyer must get it in another way.',
    { kind: 'refund-failed', data: { pence: 10_00, totalPence: 50_00 } },
    false,
  ],
  [
    're_2',
    'A refund of £50.00 failed at Stripe; the buyer must get it in another way.',
    { kind: 'refund-failed', data: { pence: 50_00, totalPence: 50_00 } },
    true,
  ],
  [
    'given-back-1000',
    '£10.00 of £50.00 has been given back at Stripe.',
    { kind: 'partial-refund', data: { refundedPence: 10_00, totalPence: 50_00 } },
    false,
  ],
  [
    'given-back-less-500-after-1',
    '£5.00 of £50.00 has been given back at Stripe. The £10.00 noted before counted a refund that failed or was cancelled.',
    {
      kind: 'refund-recount',
      data: { refundedPence: 5_00, totalPence: 50_00, countedPence: 10_00 },
    },
    false,
  ],
];

/** The statements of the previous release, in the form in which it sent them. */
const previousRelease = {
  async placeOrder(queries: Queries, session: string, attention: string | null = null) {
    const [made] = await queryRows<{ id: number; reference: string }>(
      queries,
      sql`insert into shop_order (session_id, checkout_id, payment_id, email, name, phone, address,
          company, po_number, delivery_notes, total_pence, attention, in_doubt)
        values (${session}, null, 'pi_1', 'buyer@firm.example', 'A Buyer', null, null, null, null, null,
          5000, ${attention}, ${attention !== null}) returning id, reference`,
    );
    if (!made) throw new Error('no order was written');
    await queries.execute(
      sql`insert into order_line (order_id, product_id, name, sku, unit_pence, quantity)
        values (${made.id}, 'tower', 'Tower', 'T', 3000, 1), (${made.id}, 'podium', 'Podium', 'P', 1000, 2)`,
    );
    await queries.execute(
      sql`insert into order_event (order_id, state) values (${made.id}, 'paid')`,
    );
    if (attention) await this.email(queries, `${made.reference}.attention`, attention);
    return made;
  },
  email: (queries: Queries, key: string, text: string) =>
    queries.execute(
      sql`insert into mail (message_id, kind, recipient, reply_to, subject, text, html)
        values (${`<${key}@shop.example>`}, 'order-attention', 'trade@shop.example', null, 'Look',
          ${`${text}\n\nOrder number`}, '') on conflict (once) do nothing`,
    ),
  /** Call it in a transaction, as that release did. */
  async drawAttention(
    queries: Queries,
    { id, reference }: { id: number; reference: string },
    [name, sentence]: readonly [name: string, sentence: string, ...rest: unknown[]],
  ) {
    await this.email(queries, `${reference}.${name}`, sentence);
    await queries.execute(
      sql`update shop_order set attention = concat_ws(' ', attention, ${sentence}::text), in_doubt = true
        where id = ${id}`,
    );
    await queries.execute(
      sql`insert into order_event (order_id, state, note) values (${id}, 'paid', ${sentence})`,
    );
  },
};

const openIssuesOf = ({ issues }: Order) =>
  issues.filter(({ clearedAt }) => clearedAt === null).map(({ kind, data }) => ({ kind, data }));

describeOnBothEngines('orders of the previous release', (database) => {
  const queries = () => database().queries;
  beforeEach(() => createTables(queries(), old));

  it('[CC14] keep each open issue with its kind and data', async () => {
    const sentences = issuesWhenPlaced.map(([sentence]) => sentence);
    for (const sentence of [...sentences, null]) {
      await previousRelease.placeOrder(queries(), `one ${sentence}`, sentence);
    }
    await previousRelease.placeOrder(queries(), 'all', sentences.join(' '));
    expect(await migrate(database())).toEqual(newer);
    const orders = await findOrders(queries());
    expect(orders.slice(0, issuesWhenPlaced.length).map(openIssuesOf)).toEqual(
      issuesWhenPlaced.map(([, issue]) => [issue]),
    );
    expect(orders.slice(0, issuesWhenPlaced.length).map(isUnderReview)).toEqual(
      issuesWhenPlaced.map(([, , doubt]) => doubt),
    );
    expect(orders[issuesWhenPlaced.length]?.issues).toEqual([]);
    expect(orders.at(-1)?.issues.map(({ kind }) => kind)).toEqual(
      issuesWhenPlaced.map(([, { kind }]) => kind),
    );
  });

  it('[CC14] keep issues raised by the payment provider without raising them again', async () => {
    const all = await previousRelease.placeOrder(queries(), 'all');
    const cleared = await previousRelease.placeOrder(queries(), 'cleared');
    for (const news of issuesFromProvider) {
      const one = await previousRelease.placeOrder(queries(), news[0]);
      for (const each of [all, cleared, one]) {
        await database().transaction((now) => previousRelease.drawAttention(now, each, news));
      }
    }
    const seen = issuesFromProvider.map(([, sentence]) => sentence).join(' ');
    await queries().execute(
      sql`insert into order_event (order_id, state, note)
        values (${cleared.id}, 'paid', ${`Done. Was to be looked at: ${seen}`})`,
    );
    await queries().execute(
      sql`update shop_order set attention = null, in_doubt = false where id = ${cleared.id}`,
    );
    await migrate(database());
    const [first, second, ...single] = await findOrders(queries());
    if (!first || !second) throw new Error('the orders have gone');
    expect(single.map(openIssuesOf)).toEqual(issuesFromProvider.map(([, , issue]) => [issue]));
    expect(single.map(isUnderReview)).toEqual(issuesFromProvider.map(([, , , doubt]) => doubt));
    expect(openIssuesOf(first)).toEqual(issuesFromProvider.map(([, , issue]) => issue));
    expect(openIssuesOf(second)).toEqual([]);
    expect(second.issues).toHaveLength(issuesFromProvider.length);
    for (const { raisedAt, clearedAt, clearedBy } of second.issues) {
      expect(clearedBy).toBe('admin');
      expect(clearedAt?.getTime()).toBeGreaterThan(raisedAt.getTime());
    }
    for (const [name, , issue] of issuesFromProvider) {
      expect(await raiseIssue(queries(), second, issue, name)).toBe(false);
    }
    const [emails] = await queryRows<{ count: number }>(
      queries(),
      sql`select count(*)::int as count from mail where kind = 'order-issue'`,
    );
    expect(emails?.count).toBe(0);
  });

  it('[CC14] do not raise issues again that only an email records', async () => {
    const made = await previousRelease.placeOrder(queries(), 'one');
    await previousRelease.email(queries(), `${made.reference}.du_9`, 'The bank asks.');
    await migrate(database());
    const [order] = await findOrders(queries());
    expect(order?.issues).toMatchObject([
      { kind: 'note', data: { text: 'The bank asks.' }, clearedBy: 'admin' },
    ]);
    expect(order && (await addIssue(queries(), order, { kind: 'dispute', data: {} }, 'du_9'))).toBe(
      false,
    );
  });

  it('[CC14] keep their lines, numbered from 1', async () => {
    await previousRelease.placeOrder(queries(), 'one');
    await queries().execute(
      sql`insert into checkout (id, total_pence, expires_at) values ('c', 1, now())`,
    );
    await queries().execute(
      sql`insert into checkout_line (checkout_id, product_id, price_id, name, sku, unit_pence, quantity)
        values ('c', 'b', '', '', '', 1, 1), ('c', 'a', '', '', '', 1, 1)`,
    );
    await migrate(database());
    const [order] = await findOrders(queries());
    expect(order).toMatchObject({ paidBy: 'card', sessionId: 'one' });
    expect(order?.lines).toMatchObject([
      { line: 1, productId: 'podium' },
      { line: 2, productId: 'tower' },
    ]);
    expect(
      await queryRows(queries(), sql`select line, product_id from checkout_line order by line`),
    ).toEqual([
      { line: 1, product_id: 'a' },
      { line: 2, product_id: 'b' },
    ]);
  });
});

describeOnBothEngines('the previous release on these tables', (database) => {
  it('[CC14] can still place orders, which this release can read', async () => {
    const { queries } = database();
    const deliveryIssue = issuesWhenPlaced[6]?.[0] ?? '';
    const made = await previousRelease.placeOrder(queries, 'late', deliveryIssue);
    for (const news of issuesFromProvider) {
      await database().transaction((now) => previousRelease.drawAttention(now, made, news));
    }
    await queries.execute(
      sql`insert into checkout (id, total_pence, expires_at) values ('late', 1, now())`,
    );
    await queries.execute(
      sql`insert into checkout_line (checkout_id, product_id, price_id, name, sku, unit_pence, quantity)
        values ('late', 'b', '', '', '', 1, 1), ('late', 'a', '', '', '', 1, 1)`,
    );
    const [row] = await queryRows<{ attention: string; in_doubt: boolean }>(
      queries,
      sql`select attention, in_doubt from shop_order where session_id = 'late'`,
    );
    expect(row?.attention).toMatch(/^IV27 .*cancelled\.$/);
    expect(row?.in_doubt).toBe(true);
    const [order] = await findOrders(queries);
    expect(order).toMatchObject({ paidBy: 'card', state: 'paid' });
    expect(order?.lines.map(({ productId }) => productId)).toEqual(['tower', 'podium']);
  });
});
