import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findOrders } from '../orders/order.ts';
import { createTables, describeOnBothEngines } from '../testing/databases.ts';
import { migrate, readStatements, runMissedDataMigrations } from './migrate.ts';
import { migrationNames } from './migration-names.ts';
import { order, orderEvent, outboxEmail } from './schema.ts';

const [old, newer] = [migrationNames.slice(0, 7), migrationNames.slice(7)];

it('[CC14] migrations contain no data changes, which are functions so that a restore runs them too', () => {
  for (const statement of migrationNames.flatMap(readStatements)) {
    expect(statement).toMatch(/^(alter|create) /);
  }
});

describeOnBothEngines('tables from before a migration', (database) => {
  it('[CC14] are migrated together with their rows', async () => {
    const { queries } = database();
    const run = (statement: string) => queries.execute(sql.raw(statement));
    await createTables(queries, old);
    await run(`insert into shop_order (session_id, email, total_pence, attention)
      values ('disputed', '', 1, 'A dispute.'), ('calm', '', 1, null)`);
    await run(`insert into order_event (order_id, state, note)
      select id, 'paid', 'VAT invoice sent, made out to Fellside Works.' from shop_order`);
    await run(`insert into mail (message_id, kind, recipient, subject, text, html, last_error)
      values ('<RM-1.placed@shop.example>', 'order-placed', '', '', '', '', 'ECONNECTION CONN')`);

    expect(await migrate(database())).toEqual(newer);
    expect(await findOrders(queries)).toMatchObject([
      { issues: [{ kind: 'note', data: { text: 'A dispute.' } }] },
      { issues: [] },
    ]);
    const events = await queries.select().from(orderEvent);
    expect(events.map(({ kind }) => kind)).toEqual(['invoice-sent', 'invoice-sent']);
    expect(await queries.select().from(outboxEmail)).toMatchObject([
      { heldBack: true, key: 'RM-1.placed', orderReference: 'RM-1' },
    ]);
  });
});

describeOnBothEngines('data migrations', (database) => {
  const fill = () => runMissedDataMigrations(database().queries, ['0001-shop.sql']);

  it('[CC14] mark orders with prose issues as in doubt, except delivery issues', async () => {
    // Its postcode district may have been removed from the list since.
    const surcharge = 'AB36 is outside standard delivery: agree carriage with the buyer.';
    const said = [
      null,
      surcharge,
      `${surcharge} A dispute.`,
      `A dispute. ${surcharge}`,
      'A dispute.',
    ];
    const { queries } = database();
    await queries.insert(order).values(
      said.map((legacyAttention, n) => ({
        sessionId: `${n}`,
        email: '',
        totalPence: 1,
        legacyAttention,
      })),
    );
    await fill();
    const filled = await queries.select().from(order).orderBy(order.id);
    expect(filled.map(({ legacyInDoubt }) => legacyInDoubt)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('[CC14] set the kind of order events', async () => {
    const { queries } = database();
    const [one] = await queries
      .insert(order)
      .values({ sessionId: 'told', email: '', totalPence: 1 })
      .returning();
    const noted = [
      ['VAT invoice sent, made out to Fellside Works.', 'invoice-sent'],
      ['£1,010.00 of £1,020.00 has been given back at Stripe.', 'part-refund'],
      [
        'A refund of £10.00 failed at Stripe; the buyer must get it in another way.',
        'failed-refund',
      ],
      ["The buyer's bank disputes this payment; answer it at Stripe by 3 July 2026.", 'dispute'],
      ['Was to be looked at: £10.00 of £20.00 has been given back at Stripe.', null],
      [null, null],
    ] as const;
    await queries
      .insert(orderEvent)
      .values(noted.map(([note]) => ({ orderId: one?.id ?? 0, state: 'paid' as const, note })));
    await fill();
    const filled = await queries.select().from(orderEvent).orderBy(orderEvent.id);
    expect(filled.map(({ note, kind }) => [note, kind])).toEqual(noted);
  });

  it('[QU4] mark emails as held back unless the recipient or text was rejected', async () => {
    const { queries } = database();
    const troubles = [
      [null, false],
      ['EENVELOPE RCPT TO 451', false],
      ['EMESSAGE DATA 550', false],
      ['no plain address', false],
      ['EAUTH AUTH PLAIN 535', true],
      ['EENVELOPE our sender or login 550', true],
      ['ECONNECTION CONN', true],
    ] as const;
    const message = {
      kind: 'quote-received' as const,
      recipient: '',
      subject: '',
      text: '',
      html: '',
    };
    await queries
      .insert(outboxEmail)
      .values(troubles.map(([lastError], n) => ({ ...message, messageId: `${n}`, lastError })));
    await fill();
    const filled = await queries.select().from(outboxEmail).orderBy(outboxEmail.id);
    expect(filled.map(({ lastError, heldBack }) => [lastError, heldBack])).toEqual(troubles);
  });
});
