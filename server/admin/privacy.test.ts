import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { company } from '../../content/company.ts';
import type { EmailKind } from '../../contract/email-kinds.ts';
import { getBuiltCatalogue as catalogue } from '../app/catalogue.ts';
import {
  activity,
  activityValue,
  enquiryMessage,
  order,
  orderLine,
  outboxEmail,
  partEnquiry,
  quote,
  restockRequest,
} from '../database/schema.ts';
import { addNote, answerEnquiry } from '../enquiries/enquiry-thread.ts';
import { correctEmail } from '../orders/correct-order.ts';
import { raiseIssue } from '../orders/issues.ts';
import { lockOrder } from '../orders/order.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { byCommand } from '../testing/order.ts';
import { createAdminRunner } from './testing/run-admin.ts';

const [product] = products;
if (!product) throw new Error('The catalogue is empty');

const customerEmail = 'Office@Fellside.example';
const otherEmail = 'office@fellside.example.org';

describeOnBothEngines('privacy', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'privacy-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const admin = () =>
    createAdminRunner({ database: database(), environment: { MAIL_DIR: folder } });

  const message = (
    id: string,
    kind: EmailKind,
    recipient: string,
    replyTo: string | null = null,
  ) => ({
    messageId: `<${id}@x>`,
    kind,
    recipient,
    replyTo,
    subject: `About ${kind}`,
    text: 'T',
    html: 'H',
  });

  beforeEach(async () => {
    const { queries } = database();
    await queries.execute(
      sql`truncate shop_order, quote, part_enquiry, stock_notice, mail, activity, activity_value
        restart identity cascade`,
    );
    for (const email of [customerEmail.toLowerCase(), customerEmail, otherEmail]) {
      await queries
        .insert(quote)
        .values({ company: 'Fellside', email, quantity: '5-10', message: 'Ten podiums' });
    }
    for (const email of [customerEmail, otherEmail]) {
      await queries.insert(partEnquiry).values({ email, message: 'A foot' });
      await queries.insert(restockRequest).values({ email, productId: product.id });
      await queries.insert(order).values({
        email,
        sessionId: `cs_${email}`,
        totalPence: 12_000,
        name: 'A. Fell',
        createdAt: new Date('2026-11-15T12:00:00Z'),
      });
    }
    const line = { productId: product.id, name: product.name, sku: product.sku };
    await queries
      .insert(orderLine)
      .values(
        [1, 2].map((orderId) => ({ ...line, line: 1, orderId, unitPence: 12_000, quantity: 1 })),
      );
    await queries
      .insert(outboxEmail)
      .values([
        message('q1', 'quote-for-seller', company.email.shown, customerEmail.toLowerCase()),
        { ...message('q2', 'quote-received', customerEmail), state: 'sent' },
        { ...message('n1', 'back-in-stock', customerEmail.toUpperCase()), state: 'dead' },
        message('o1', 'order-confirmation', customerEmail),
        message('q3', 'quote-for-seller', company.email.shown, otherEmail),
        message('q4', 'quote-received', otherEmail),
      ]);
    for (const name of ['q2', 'o1', 'q4']) writeFileSync(join(folder, `${name}@x.eml`), 'a mail');
  });

  it('[OT1] shows everything stored about an address, ignoring case', async () => {
    const { code, out } = await admin().run('privacy show OFFICE@fellside.EXAMPLE');
    expect(code).toBe(0);
    for (const heading of [
      'Orders',
      'Quote requests',
      'Part questions',
      'Restock requests',
      'Emails',
    ]) {
      expect(out).toMatch(new RegExp(`^${heading}$`, 'm'));
    }
    expect(out).toMatch(/^RM-000001 .* A\. Fell +31 March 2033$/m);
    expect(out).not.toContain('RM-000002');
    const held = await admin().runJson(`privacy show ${customerEmail}`);
    expect(held).toMatchObject({
      email: customerEmail,
      orders: [{ reference: 'RM-000001', lines: [{ sku: product.sku }] }],
      quotes: [{ id: 1, message: 'Ten podiums' }, { id: 2 }],
      partEnquiries: [{ id: 1, message: 'A foot' }],
      restockRequests: [{ productId: product.id, askedAt: null, confirmedAt: null }],
      emails: [{ id: 1 }, { id: 2, text: 'T' }, { id: 3 }, { id: 4, isAboutOrder: true }],
    });
    expect((await admin().run('privacy show nobody@firm.example')).out).toBe(
      'Nothing is stored about nobody@firm.example.\n',
    );
  });

  it('[OT1] [OF7] shows and erases only their own enquiry threads', async () => {
    const { queries } = database();
    const by = { kind: 'command' } as const;
    for (const id of [1, 3])
      await answerEnquiry(database(), { kind: 'quote', id }, { by, text: 'Yes' });
    await addNote(database(), { kind: 'question', id: 1 }, { by, text: 'Regular buyer' });
    const held = await admin().runJson(`privacy show ${customerEmail}`);
    expect(held.messages).toMatchObject([
      { quoteId: 1, body: 'Yes' },
      { questionId: 1, body: 'Regular buyer' },
    ]);
    expect(held.quotes[0]).not.toHaveProperty('search');
    expect((await admin().run(`privacy show ${customerEmail}`)).out).toContain(
      'Messages about enquiries',
    );
    await admin().run(`privacy erase ${customerEmail}`, true);
    expect(await queries.select().from(enquiryMessage)).toMatchObject([{ quoteId: 3 }]);
    const left = await queries
      .select()
      .from(outboxEmail)
      .where(eq(outboxEmail.kind, 'enquiry-answer'));
    expect(left).toMatchObject([{ recipient: otherEmail }]);
  });

  it('[OT1] shows emails to ourselves about an order', async () => {
    await database().transaction(async (queries) =>
      raiseIssue(
        queries,
        await lockOrder(queries, 'RM-000001'),
        { kind: 'refund-failed', data: { pence: 1, totalPence: 2 } },
        're_1',
      ),
    );
    const { emails } = await admin().runJson(`privacy show ${customerEmail}`);
    expect(emails.at(-1)).toMatchObject({ kind: 'order-issue', isAboutOrder: true });
  });

  it('[OT1] erases after confirmation, and lists the orders that are kept', async () => {
    expect((await admin().run(`privacy erase ${customerEmail}`)).code).toBe(2);
    const no = await admin().run(`privacy erase ${customerEmail}`, false);
    expect(no.questions).toEqual([
      `Erase 2 quote requests, 1 part question, 1 restock request, 3 emails of ${customerEmail} for good?`,
    ]);
    expect((await admin().runJson(`privacy show ${customerEmail}`)).quotes).toHaveLength(2);

    const { code, out } = await admin().run(`privacy erase ${customerEmail}`, true);
    expect(code).toBe(0);
    expect(out).toBe(
      'Erased: 2 quote requests, 1 part question, 1 restock request, 3 emails.\nRM-000001 of 15 Nov 2026, 12:00 and its emails are kept until 31 March 2033, as the law requires.\n',
    );
    expect(await admin().runJson(`privacy show ${customerEmail}`)).toMatchObject({
      orders: [{ reference: 'RM-000001' }],
      quotes: [],
      partEnquiries: [],
      restockRequests: [],
      emails: [{ kind: 'order-confirmation', state: 'queued' }],
    });
    expect(readdirSync(folder).sort()).toEqual(['o1@x.eml', 'q4@x.eml']);
  });

  it('[OF12] shows and erases their values in the activity log, but not the log entries', async () => {
    const { queries } = database();
    const corrected = { database: database(), origin: 'https://shop.example', catalogue };
    await correctEmail(corrected, 'RM-000001', { email: 'wrong@fell.example', ...byCommand });
    await correctEmail(corrected, 'RM-000001', { email: customerEmail, ...byCommand });
    await correctEmail(corrected, 'RM-000002', { email: 'other@fell.example', ...byCommand });
    const { activity: held } = await admin().runJson(`privacy show ${customerEmail}`);
    expect(held).toMatchObject([
      { record: 'RM-000001', field: 'email', before: customerEmail, after: 'wrong@fell.example' },
      { record: 'RM-000001', field: 'email', before: 'wrong@fell.example', after: customerEmail },
    ]);
    // The order has another address by now, but used to have this one.
    const { activity: wrong } = await admin().runJson('privacy show WRONG@fell.example');
    expect(wrong).toHaveLength(2);
    const { out } = await admin().run(`privacy erase ${customerEmail}`, true);
    expect(out).toContain('2 values in the activity log');
    expect(await queries.select().from(activityValue)).toMatchObject([{ before: otherEmail }]);
    const logged = await queries.select().from(activity).orderBy(activity.id);
    expect(logged).toHaveLength(4);
    expect(logged[3]).toMatchObject({
      actor: 'command',
      action: 'customer.erase',
      data: { quotes: 2, emails: 3, activityValues: 2 },
    });
    expect(JSON.stringify(logged)).not.toContain('fellside');
  });

  it('[OT1] keeps the data of other customers', async () => {
    const before = await admin().runJson(`privacy show ${otherEmail}`);
    await admin().runJson(`privacy erase ${customerEmail} --yes`);
    expect(await admin().runJson(`privacy show ${otherEmail}`)).toEqual(before);
    expect(before.emails).toHaveLength(2);
  });

  it('[OT1] asks for no confirmation if nothing can be erased', async () => {
    await admin().runJson(`privacy erase ${customerEmail} --yes`);
    const again = await admin().run(`privacy erase ${customerEmail}`);
    expect(again).toMatchObject({ code: 0, questions: [] });
    expect(again.out).toContain(`Nothing about ${customerEmail} can be erased.\nRM-000001`);
  });

  it('[OT1] erases in one transaction', async () => {
    const { queries } = database();
    await queries.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'kept'; end $$`,
    );
    await queries.execute(
      sql`create trigger kept before delete on mail for each row execute function refuse()`,
    );
    const failed = await admin().run(`privacy erase ${customerEmail} --yes`);
    await queries.execute(sql`drop function refuse cascade`);
    expect(failed).toMatchObject({ code: 1, complaints: expect.stringContaining('kept') });
    expect(await queries.select().from(quote)).toHaveLength(3);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('[OT1] rejects an invalid address and our own', async () => {
    for (const doing of ['show', 'erase']) {
      expect((await admin().run(`privacy ${doing} fellside`)).code).toBe(2);
      const own = await admin().run(`privacy ${doing} ${company.email.shown.toUpperCase()}`, true);
      expect(own).toMatchObject({ code: 1, complaints: expect.stringContaining('own address') });
    }
  });
});
