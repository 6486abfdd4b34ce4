import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmailKind, emailKinds } from '../../../contract/email-kinds.ts';
import {
  prepareTables,
  event as sandboxEvent,
  request as sandboxRequest,
  session as sandboxSession,
} from '../../../sandbox/database.ts';
import { createAdminRunner } from '../../admin/testing/run-admin.ts';
import { createLog } from '../../app/log.ts';
import {
  activity,
  activityValue,
  checkout,
  enquiryMessage,
  jobRun,
  officeEvent,
  officeSession,
  order,
  orderEvent,
  orderLine,
  outboxEmail,
  partEnquiry,
  quote,
  restockHold,
  restockRequest,
  staff,
  stock,
} from '../../database/schema.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { orderKeptUntil, orderRetentionCutoff } from './financial-year.ts';
import { eraseExpired, eraseExpiredDaily, findExpired } from './retention.ts';

const now = new Date('2026-11-15T12:00:00Z');
const at = (text: string) => new Date(`${text}T12:00:00Z`);

describe('the financial year', () => {
  it.each([
    // By 1 April British clocks are an hour ahead of UTC.
    ['2026-03-31T22:59:59.999Z', '2019-03-31T23:00:00.000Z'],
    ['2026-03-31T23:00:00.000Z', '2020-03-31T23:00:00.000Z'],
    ['2026-11-15T12:00:00.000Z', '2020-03-31T23:00:00.000Z'],
  ])('[OT1] at %s, orders placed before %s have expired', (today, moment) => {
    expect(orderRetentionCutoff(new Date(today), 6).toISOString()).toBe(moment);
  });

  it.each([
    ['2020-03-31T22:59:59.999Z', '2026-03-31T23:00:00.000Z'],
    ['2020-03-31T23:00:00.000Z', '2027-03-31T23:00:00.000Z'],
    ['2026-11-15T12:00:00.000Z', '2033-03-31T23:00:00.000Z'],
  ])('[OT1] an order of %s is kept until exactly %s', (placed, moment) => {
    const until = orderKeptUntil(new Date(placed), 6);
    expect(until.toISOString()).toBe(moment);
    expect(orderRetentionCutoff(until, 6) > new Date(placed)).toBe(true);
    expect(orderRetentionCutoff(new Date(until.getTime() - 1), 6) > new Date(placed)).toBe(false);
  });
});

describeOnBothEngines('retention', (database) => {
  let folder: string;
  afterEach(() => rmSync(folder, { recursive: true }));
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'retention-'));
    for (const id of [1, 2, 3, 4, 5, 9, 10]) writeFileSync(join(folder, `${id}@x.eml`), 'a mail');
    const { queries } = database();
    await prepareTables(database());
    await queries.execute(
      sql`truncate chore, office_event, shop_order, checkout, quote, part_enquiry, stock_notice, mail, staff,
        activity, activity_value, office_session,
        sandbox_session, sandbox_event, sandbox_request, sandbox.session, sandbox.event,
        sandbox.request restart identity cascade`,
    );
    const asked = { company: 'Firm', email: 'a@firm.example', quantity: '5-10', message: 'x' };
    await queries.insert(officeEvent).values([
      { kind: 'order', record: 'RM-1', at: new Date('2026-11-14T11:00:00Z') },
      { kind: 'order', record: 'RM-2', at: at('2026-11-15') },
    ]);
    await queries.insert(quote).values([
      { ...asked, createdAt: at('2024-11-14') },
      { ...asked, createdAt: at('2024-11-16') },
    ]);
    await queries.insert(partEnquiry).values([
      { ...asked, createdAt: at('2024-11-14') },
      { ...asked, createdAt: at('2024-11-16') },
    ]);
    await queries.insert(stock).values({ productId: 'held', available: 1 }).onConflictDoNothing();
    await queries.insert(restockHold).values(
      ['2026-11-07', '2026-11-14'].map((day) => ({
        id: `hold-${day}`,
        productId: 'held',
        keyHash: day,
        mailbox: day,
        state: 'ended' as const,
        expiresAt: at(day),
      })),
    );
    await queries.insert(restockRequest).values([
      { email: 'old@firm.example', productId: 'p', createdAt: at('2024-11-14') },
      { email: 'new@firm.example', productId: 'p', createdAt: at('2024-11-16') },
      { email: 'told@firm.example', productId: 'p', notifiedAt: at('2026-11-14') },
      { email: 'being-told@firm.example', productId: 'p', notifiedAt: at('2026-11-14') },
      // The 14 days end at noon.
      { email: 'unconfirmed@firm.example', productId: 'p', askedAt: at('2026-10-31') },
      { email: 'asked@firm.example', productId: 'p', askedAt: at('2026-11-02') },
      {
        email: 'confirmed@firm.example',
        productId: 'p',
        askedAt: at('2026-10-31'),
        confirmedAt: at('2026-11-01'),
      },
    ]);
    const email = (messageId: string, kind: EmailKind, createdAt: Date) => ({
      messageId,
      kind,
      createdAt,
      recipient: 'a@firm.example',
      subject: 's',
      text: 't',
      html: 'h',
      state: 'sent' as const,
    });
    await queries
      .insert(outboxEmail)
      .values([
        email('<1@x>', 'quote-received', at('2024-11-14')),
        email('<2@x>', 'quote-received', at('2024-11-16')),
        email('<3@x>', 'order-confirmation', at('2020-03-31')),
        email('<4@x>', 'order-confirmation', at('2020-04-01')),
        email('<5@x>', 'back-in-stock', at('2026-11-14')),
        email('<6@x>', 'restock-confirmation', at('2026-11-15')),
        { ...email('<7@x>', 'restock-confirmation', at('2026-10-31')), state: 'dead' },
        { ...email('<8@x>', 'restock-confirmation', at('2026-11-02')), state: 'queued' },
        { ...email('<notice-4@x>', 'back-in-stock', at('2026-11-14')), state: 'queued' },
        email('<9@x>', 'enquiry-answer', at('2024-12-01')),
        email('<10@x>', 'enquiry-answer', at('2024-12-01')),
      ]);
    // Replies to the enquiry that expires and to the one that does not.
    await queries.execute(sql`insert into enquiry_message (quote_id, direction, email_id, body)
      select case message_id when '<9@x>' then 1 else 2 end, 'to-buyer', id, 'Yes'
      from mail where kind = 'enquiry-answer'`);
    const tried = { totalPence: 1, expiresAt: at('2020-01-01') };
    await queries.insert(checkout).values([
      { ...tried, id: 'c1', state: 'expired', createdAt: at('2025-11-14') },
      { ...tried, id: 'c2', state: 'expired', createdAt: at('2025-11-16') },
      { ...tried, id: 'c3', state: 'paid', createdAt: at('2020-03-31') },
      { ...tried, id: 'c4', state: 'paid', createdAt: at('2020-04-01') },
    ]);
    const bought = { email: 'a@firm.example', totalPence: 1 };
    await queries.insert(order).values([
      { ...bought, sessionId: 's1', checkoutId: 'c3', createdAt: at('2020-03-31') },
      { ...bought, sessionId: 's2', checkoutId: 'c4', createdAt: at('2020-04-01') },
    ]);
    const line = { productId: 'p', name: 'n', sku: 's', unitPence: 1, quantity: 1 };
    await queries
      .insert(orderLine)
      .values([1, 2].map((orderId) => ({ ...line, line: 1, orderId })));
    await queries
      .insert(orderEvent)
      .values([1, 2].map((orderId) => ({ orderId, state: 'paid' as const })));
    const [mo] = await queries
      .insert(staff)
      .values({ email: 'mo@firm.example', name: 'Mo', role: 'owner' })
      .returning();
    const staffId = mo?.id ?? 0;
    for (const [at1, recordId] of [
      [at('2025-11-14'), 'RM-000001'],
      [at('2025-11-16'), 'RM-000002'],
    ] as const) {
      const [done] = await queries
        .insert(activity)
        .values({
          ...{ at: at1, recordId, staffId, ip: '192.0.2.7' },
          ...{ actor: 'staff', action: 'order.correct-email', record: 'order' },
        })
        .returning();
      await queries.insert(activityValue).values({ activityId: done?.id ?? 0, field: 'email' });
    }
    const session = { staffId, ip: '192.0.2.7' };
    const expiresAt = at('2026-11-16');
    await queries.insert(officeSession).values([
      { ...session, tokenHash: 'old', createdAt: at('2025-11-14'), expiresAt },
      { ...session, tokenHash: 'new', createdAt: at('2025-11-16'), expiresAt },
    ]);
    // Records of a sandbox that is no longer in use.
    const tryOut = { lines: [], totalPence: 1, expiresAt: at('2026-10-14') };
    const wished = { line_items: [] } as unknown as typeof sandboxSession.$inferInsert.asked;
    const event = { type: 'x', body: '{"email":"a@firm.example"}', nextAttemptAt: now };
    const days = [at('2026-10-14'), at('2026-10-16')];
    for (const [index, createdAt] of days.entries()) {
      const id = `of-${index}`;
      await queries.insert(sandboxSession).values({ ...tryOut, asked: wished, id, createdAt });
      await queries.insert(sandboxEvent).values({ ...event, id, createdAt });
      await queries
        .insert(sandboxRequest)
        .values({ key: id, content: 'c', answer: '{}', claimedAt: createdAt });
    }
    // Records from before the sandbox had its own schema.
    for (const day of ['2026-10-14', '2026-10-20']) {
      await queries.execute(sql`insert into sandbox_request (key, fingerprint, claimed_at)
        values (${day}, 'f', ${day}::timestamptz)`);
      await queries.execute(sql`insert into sandbox_event
        (id, type, body, created_at, next_attempt_at)
        values (${day}, 'x', '{}', ${day}::timestamptz, now())`);
      await queries.execute(sql`insert into sandbox_session
        (id, asked, lines, total_pence, created_at, expires_at)
        values (${day}, '{}', '[]', 1, ${day}::timestamptz, now())`);
    }
  });

  const expected = {
    quotes: 1,
    'part enquiries': 1,
    'restock requests': 2,
    'restock requests nobody confirmed': 1,
    'stock held for those who waited': 1,
    'emails about stock and registers': 3,
    'links to registers nobody opened': 0,
    'equipment registers': 0,
    'emails about enquiries': 2,
    'emails about orders': 1,
    'checkouts that came to nothing': 1,
    'checkouts of orders': 1,
    'values in the activity log': 1,
    orders: 1,
    'events of the office': 1,
    'IP addresses in the activity log': 1,
    'IP addresses of office sessions': 1,
    sandbox_session: 1,
    sandbox_event: 1,
    sandbox_request: 1,
    'records of the sandbox': 3,
  };
  const counts = (due: readonly { what: string; count: number }[]) =>
    Object.fromEntries(due.map(({ what, count }) => [what, count]));

  it('[OT1] finds expired records without erasing them', async () => {
    expect(counts(await findExpired(database(), now))).toEqual(expected);
    expect(counts(await findExpired(database(), now))).toEqual(expected);
  });

  it('[OT1] erases expired records with all that depends on them, and nothing else', async () => {
    expect(counts(await eraseExpired(database(), folder, now))).toEqual(expected);
    expect(Object.values(counts(await findExpired(database(), now))).every((n) => n === 0)).toBe(
      true,
    );
    const { queries } = database();
    const left = await queries.select().from(order);
    expect(left).toMatchObject([{ sessionId: 's2', checkoutId: 'c4' }]);
    expect(await queries.select().from(orderLine)).toMatchObject([{ orderId: 2 }]);
    expect(await queries.select().from(orderEvent)).toMatchObject([{ orderId: 2 }]);
    const waiting = await queries.select().from(restockRequest).orderBy(restockRequest.id);
    expect(waiting.map(({ email }) => email)).toEqual([
      'new@firm.example',
      'being-told@firm.example',
      'asked@firm.example',
      'confirmed@firm.example',
    ]);
    const kept = await queries
      .select()
      .from(outboxEmail)
      .where(eq(outboxEmail.state, 'sent'))
      .orderBy(outboxEmail.id);
    expect(kept.map(({ messageId }) => messageId)).toEqual(['<2@x>', '<4@x>', '<10@x>']);
    expect(await queries.select().from(enquiryMessage)).toMatchObject([{ quoteId: 2 }]);
    expect(await queries.select().from(sandboxSession)).toMatchObject([{ id: 'of-1' }]);
    expect(await queries.select().from(sandboxEvent)).toMatchObject([{ id: 'of-1' }]);
    expect(await queries.select().from(sandboxRequest)).toMatchObject([{ key: 'of-1' }]);
    expect(readdirSync(folder).sort()).toEqual(['10@x.eml', '2@x.eml', '4@x.eml']);
  });

  it('[OF12] clears IP addresses of staff after 12 months', async () => {
    await eraseExpired(database(), folder, now);
    const { queries } = database();
    const log = await queries.select().from(activity).orderBy(activity.id);
    expect(log.map(({ ip }) => ip)).toEqual([null, '192.0.2.7']);
    expect(await queries.select().from(activityValue)).toMatchObject([{ activityId: 2 }]);
    const sessions = await queries.select().from(officeSession).orderBy(officeSession.id);
    expect(sessions).toMatchObject([
      { tokenHash: 'old', ip: null },
      { tokenHash: 'new', ip: '192.0.2.7' },
    ]);
  });

  it('[OT1] erases an order’s emails with it, even those of the next financial year', async () => {
    const { queries } = database();
    const late = { recipient: 'a@firm.example', subject: 's', text: 't', html: 'h' };
    await queries.insert(outboxEmail).values(
      ['RM-000001', 'RM-000002'].map((reference) => ({
        ...late,
        messageId: `<${reference}.dispatched@x>`,
        kind: 'order-dispatched' as const,
        createdAt: at('2020-04-02'),
      })),
    );
    const due = { ...expected, 'emails about orders': 2 };
    expect(counts(await findExpired(database(), now))).toEqual(due);
    expect(counts(await eraseExpired(database(), folder, now))).toEqual(due);
    const kept = await queries
      .select()
      .from(outboxEmail)
      .where(eq(outboxEmail.kind, 'order-dispatched'));
    expect(kept.map(({ messageId }) => messageId)).toEqual(['<RM-000002.dispatched@x>']);
  });

  it('[OT1] has a retention period for every kind of email', async () => {
    const { queries } = database();
    await queries.delete(outboxEmail);
    const words = { recipient: 'a@firm.example', subject: 's', text: 't', html: 'h' };
    await queries.insert(outboxEmail).values(
      emailKinds.map((kind) => ({
        ...words,
        kind,
        messageId: `<${kind}@x>`,
        createdAt: at('2019-01-01'),
      })),
    );
    await eraseExpired(database(), folder, now);
    expect(await queries.select().from(outboxEmail)).toEqual([]);
  });

  it('[OT1] keeps an email whose file cannot be removed', async () => {
    rmSync(join(folder, '1@x.eml'));
    mkdirSync(join(folder, '1@x.eml'));
    await expect(eraseExpired(database(), folder, now)).rejects.toThrow('1@x.eml');
    expect(counts(await findExpired(database(), now))).toEqual(expected);
    rmSync(join(folder, '1@x.eml'), { recursive: true });
    expect(counts(await eraseExpired(database(), folder, now))).toEqual(expected);
    expect(readdirSync(folder).sort()).toEqual(['10@x.eml', '2@x.eml', '4@x.eml']);
  });

  describe('of every day', () => {
    const lines: string[] = [];
    const log = createLog('info', (line) => lines.push(line));
    beforeEach(() => lines.splice(0));
    const erase = (on = now) =>
      eraseExpiredDaily({ database: database(), log, mailFolder: folder }, on);
    const written = () => lines.map((line) => JSON.parse(line));

    it('[OT1] runs in one of many processes, which logs the counts', async () => {
      const turns = await Promise.all([1, 2, 3, 4, 5].map(() => erase()));
      expect(turns.filter(Boolean)).toHaveLength(1);
      const found = Object.fromEntries(Object.entries(expected).filter(([, count]) => count > 0));
      expect(written()).toEqual([
        expect.objectContaining({ message: 'old records erased', rows: 25, ...found }),
      ]);
      expect(await database().queries.select().from(quote)).toHaveLength(1);
      expect(readdirSync(folder).sort()).toEqual(['10@x.eml', '2@x.eml', '4@x.eml']);
      expect(lines.join('')).not.toContain('firm.example');
    });

    it('[OT1] runs again on the next day, and never on an earlier one', async () => {
      expect(await erase()).toBe(true);
      expect(await erase(new Date('2026-11-15T23:59:59Z'))).toBe(false);
      expect(await erase(new Date('2026-11-14T12:00:00Z'))).toBe(false);
      expect(await erase(new Date('2026-11-16T00:00:00Z'))).toBe(true);
      expect(written()).toHaveLength(2);
    });

    it('[OT1] recovers from a clock that was years ahead', async () => {
      const { queries } = database();
      await queries.insert(jobRun).values({ name: 'retention', doneOn: '2036-02-07' });
      expect(await erase()).toBe(true);
      expect(await erase()).toBe(false);
      expect(await erase(new Date('2026-11-16T00:00:00Z'))).toBe(true);
    });

    it('[OT1] is retried after a failure', async () => {
      const { queries } = database();
      await queries.execute(sql`alter table quote rename to quote_away`);
      await expect(erase()).rejects.toThrow();
      await queries.execute(sql`alter table quote_away rename to quote`);
      expect(await erase()).toBe(true);
    });
  });

  it('[OT1] is shown by the command and runs after confirmation', async () => {
    const admin = createAdminRunner({ database: database(), environment: { MAIL_DIR: folder } });
    const looked = await admin.run('retention');
    expect(looked).toMatchObject({ code: 0, out: expect.stringContaining('Add --yes') });
    const no = await admin.run('retention', false);
    expect(no).toMatchObject({ code: 1, questions: [expect.stringContaining('for good?')] });
    expect(await database().queries.select().from(quote)).toHaveLength(2);
    const done = await admin.run('retention --yes');
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('records erased') });
    expect(readdirSync(folder)).not.toContain('1@x.eml');
    expect((await admin.run('retention --yes')).out).toContain('Nothing has expired.');
  });
});
