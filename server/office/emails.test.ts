import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { activity, activityValue, order, outboxEmail } from '../database/schema.ts';
import { queueEmail } from '../email/outbox.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { openTestOffice, type TestOffice } from '../testing/office.ts';
import { explain, recordStatements } from '../testing/query-plans.ts';
import { findProductWithStock } from '../testing/shop.ts';

type Email = typeof outboxEmail.$inferSelect;

describeOnBothEngines('email routes', (database, onOne) => {
  let office: TestOffice;
  let owner: Awaited<ReturnType<TestOffice['signIn']>>;
  beforeAll(async () => {
    office = await openTestOffice(database());
  });
  beforeEach(async () => {
    await office.test.reset();
    owner = await office.signIn('owner');
  });

  const write = async (given: Partial<Email> = {}): Promise<Email> => {
    const { queries } = database();
    const key = crypto.randomUUID();
    await queueEmail(queries, {
      kind: given.kind ?? 'quote-received',
      to: given.recipient ?? 'j.ormrod@gmial.com',
      key,
      subject: given.subject ?? 'Your quote request',
      text: 'Thank you.',
      html: given.html ?? '<p>Thank you.</p>',
    });
    const { kind: _, ...rest } = given;
    const [made] = await queries
      .update(outboxEmail)
      .set({ attempts: 0, ...rest })
      .where(eq(outboxEmail.key, key))
      .returning();
    if (!made) throw new Error('no email');
    return made;
  };
  const rejected = { state: 'dead', attempts: 1, lastError: 'EENVELOPE RCPT TO 550' } as const;
  const read = async (id: number) => {
    const [found] = await database()
      .queries.select()
      .from(outboxEmail)
      .where(eq(outboxEmail.id, id));
    return found;
  };
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever comes.
  const get = async (path: string): Promise<any> => (await owner.get(`/api/emails${path}`)).json();
  const send = (path: string, body?: unknown) => owner.send('POST', `/api/emails${path}`, body);
  const undo = (id: unknown) => owner.send('POST', `/api/activity/${id}/undo`);
  const subjects = async (query: string) =>
    (await get(query)).rows.map(({ subject }: Email) => subject);

  it('[OF8] lists and counts failed, waiting and sent emails, in this order', async () => {
    await write({ subject: 'Failed early', ...rejected });
    await write({ subject: 'Sent', state: 'sent', sentAt: new Date() });
    await write({ subject: 'Waiting', attempts: 2, lastError: 'ESOCKET CONN' });
    await write({ subject: 'Failed late', ...rejected });
    await write({ subject: 'Queued again', lastError: 'ESOCKET CONN' });
    expect(await subjects('')).toEqual([
      'Failed late',
      'Failed early',
      'Queued again',
      'Waiting',
      'Sent',
    ]);
    expect(await subjects('?tab=waiting')).toEqual(['Queued again', 'Waiting']);
    const { rows } = await get('');
    expect(rows[0]).toMatchObject({
      state: 'failed',
      recipient: 'j.ormrod@gmial.com',
      reason: 'The recipient’s mail server rejected this address.',
    });
    expect([rows[2].reason, rows[3].reason]).toEqual([
      undefined,
      'Our mail server cannot be reached.',
    ]);
    expect(await get('/counts')).toEqual({ all: 5, failed: 2, waiting: 2, sent: 1 });
    expect(await get('/counts?search=late')).toEqual({ all: 1, failed: 1, waiting: 0, sent: 0 });
  });

  it('[OF8] finds emails by recipient, subject, kind and order reference', async () => {
    const reference = await office.test.placeOrder(findProductWithStock(5), 1);
    await write({ subject: 'Your quote', recipient: 'Stores@Oakmere.example' });
    for (const search of ['oakmere', 'stores@oakmere.example', 'your quote', 'quo']) {
      expect(await subjects(`?search=${encodeURIComponent(search)}`), search).toEqual([
        'Your quote',
      ]);
    }
    const bare = String(Number(reference.slice(3)));
    for (const search of [reference, bare, `rm${bare}`]) {
      expect((await get(`?search=${search}`)).rows, search).toHaveLength(2);
    }
    expect((await get('?kind=order-placed')).rows).toHaveLength(1);
    expect(await subjects('?search=nobody')).toEqual([]);
  });

  it('[OF8] pages through all states by fifty, each email once', async () => {
    const { queries } = database();
    await queries.execute(sql`insert into mail (message_id, kind, recipient, subject, text, html, state)
      select '<p' || n || '@s>', 'quote-received', 'a@b.example', n::text, '', '',
        case when n % 40 = 0 then 'dead' when n % 4 = 0 then 'queued' else 'sent' end
      from generate_series(1, 130) as n`);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await get(after ? `?after=${after}` : '');
      seen.push(...page.rows.map(({ state }: { state: string }) => state));
      expect(page.rows.length).toBeLessThanOrEqual(50);
      after = page.next;
    } while (after);
    const of = (state: string) => seen.filter((each) => each === state).length;
    expect([seen.length, of('failed'), of('waiting'), of('sent')]).toEqual([130, 3, 29, 98]);
    expect(seen).toEqual(seen.toSorted((a, b) => rank(a) - rank(b)));
  });
  const rank = (state: string) => ['failed', 'waiting', 'sent'].indexOf(state);

  it("[OF8] previews an email's HTML without running scripts", async () => {
    const html = '<p>Hello</p><script>parent.x = 1</script>';
    const { id } = await write({ html });
    const answer = await owner.get(`/api/emails/${id}/preview`);
    expect(await answer.text()).toBe(html);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    const policy = answer.headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await office.browser().get(`/api/emails/${id}/preview`)).status).toBe(401);
  });

  it('[OF8] resends a failed email, logs it, and can undo it before it is sent', async () => {
    const { id, nextAttemptAt } = await write(rejected);
    const answer = await send(`/${id}/send`);
    expect(answer.status).toBe(200);
    const { activityId } = await answer.json();
    const again = await read(id);
    expect(again).toMatchObject({ state: 'queued', attempts: 0 });
    expect(again?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 10_000);
    expect((await undo(activityId)).status).toBe(200);
    expect(await read(id)).toMatchObject({ ...rejected, nextAttemptAt });
    expect((await undo(activityId)).status).toBe(409);
    const logged = await database()
      .queries.select({ action: activity.action, recordId: activity.recordId })
      .from(activity)
      .orderBy(desc(activity.id))
      .limit(2);
    expect(logged).toEqual([
      { action: 'email.undo', recordId: String(id) },
      { action: 'email.resend', recordId: String(id) },
    ]);
  });

  it('[OF8] cannot undo an email that is being sent or was sent', async () => {
    const { id } = await write(rejected);
    const { activityId } = await (await send(`/${id}/send`)).json();
    const { queries } = database();
    const set = (values: Partial<Email>) =>
      queries.update(outboxEmail).set(values).where(eq(outboxEmail.id, id));
    await set({ leasedUntil: new Date(Date.now() + 60_000) });
    expect((await send(`/${id}/send`)).status).toBe(409);
    expect(await (await undo(activityId)).json()).toMatchObject({ reason: 'email-sent' });
    await set({ leasedUntil: null, state: 'sent' });
    expect(await (await undo(activityId)).json()).toMatchObject({ reason: 'email-sent' });
  });

  it('[OF8] resends a sent email with a new Message-ID', async () => {
    await office.test.placeOrder(findProductWithStock(5), 1);
    const { queries } = database();
    await queries.update(outboxEmail).set({ state: 'sent', sentAt: new Date() });
    const [first] = await queries.select().from(outboxEmail);
    const { activityId } = await (await send(`/${first?.id}/send`)).json();
    const copies = await queries.select().from(outboxEmail).where(eq(outboxEmail.state, 'queued'));
    expect(copies).toMatchObject([
      {
        orderReference: first?.orderReference,
        recipient: first?.recipient,
        subject: first?.subject,
        html: first?.html,
      },
    ]);
    expect(copies[0]?.messageId).not.toBe(first?.messageId);
    expect(await read(first?.id ?? 0)).toEqual(first);
    expect((await undo(activityId)).status).toBe(200);
    expect(await queries.$count(outboxEmail, eq(outboxEmail.state, 'queued'))).toBe(0);
  });

  it('[OF8] corrects the address of one email, and suggests a likely one', async () => {
    const { id } = await write(rejected);
    expect(await get(`/${id}`)).toMatchObject({ likely: 'j.ormrod@gmail.com', corrects: 'email' });
    const wrong = await send(`/${id}/correct`, { email: 'no address' });
    expect(wrong.status).toBe(422);
    expect((await wrong.json()).fields.email[0]).toMatch(/^Enter an email address/);
    expect((await send(`/${id}/correct`, { email: 'j.ormrod@gmial.com' })).status).toBe(422);
    const right = await send(`/${id}/correct`, { email: 'j.ormrod@gmail.com' });
    const { activityId } = await right.json();
    expect(await read(id)).toMatchObject({ state: 'queued', recipient: 'j.ormrod@gmail.com' });
    const { queries } = database();
    const values = await queries
      .select()
      .from(activityValue)
      .where(eq(activityValue.activityId, activityId));
    expect(values).toMatchObject([{ before: 'j.ormrod@gmial.com', after: 'j.ormrod@gmail.com' }]);
    expect((await undo(activityId)).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'dead', recipient: 'j.ormrod@gmial.com' });
  });

  it('[OF8] corrects the address of an order and all its emails, and undoes it', async () => {
    const reference = await office.test.placeOrder(findProductWithStock(5), 1);
    const { queries } = database();
    const [before] = await queries.select({ email: order.email }).from(order);
    await queries.update(outboxEmail).set(rejected);
    const mails = await queries.select().from(outboxEmail).orderBy(outboxEmail.id);
    const mine = mails.find(({ recipient }) => recipient === before?.email);
    const owners = mails.find(({ recipient }) => recipient !== before?.email);
    expect(await get(`/${mine?.id}`)).toMatchObject({ corrects: 'order', order: reference });
    expect((await get(`/${owners?.id}`)).corrects).toBeUndefined();
    expect((await send(`/${owners?.id}/correct`, { email: 'a@b.example' })).status).toBe(409);
    const answer = await send(`/${mine?.id}/correct`, { email: 'right@firm.example' });
    const { activityId } = await answer.json();
    expect(await queries.select({ email: order.email }).from(order)).toEqual([
      { email: 'right@firm.example' },
    ]);
    expect(await read(mine?.id ?? 0)).toMatchObject({
      state: 'queued',
      recipient: 'right@firm.example',
    });
    expect((await undo(activityId)).status).toBe(200);
    expect(await read(mine?.id ?? 0)).toMatchObject({ state: 'dead', recipient: before?.email });
  });

  it('[OF8] does not allow correcting the address of restock emails', async () => {
    for (const kind of ['restock-confirmation', 'back-in-stock'] as const) {
      const { id } = await write({ kind, ...rejected });
      expect((await send(`/${id}/correct`, { email: 'a@b.example' })).status).toBe(409);
    }
  });

  it('[OF8] responds 404 for an unknown email', async () => {
    for (const path of ['/999999', '/999999/preview', '/none'])
      expect((await owner.get(`/api/emails${path}`)).status, path).toBe(404);
    expect((await send('/999999/send')).status).toBe(404);
    expect((await send('/999999/correct', { email: 'a@b.example' })).status).toBe(404);
  });

  onOne('[OF8] uses indexes for 20,000 emails', async () => {
    const { queries } = database();
    await queries.execute(sql`insert into mail (message_id, kind, recipient, subject, text, html, state)
      select '<RM-' || lpad(n::text, 6, '0') || '.x@s>', 'order-confirmation',
        'buyer' || n || '@firm.example', 'Order confirmation', '', '',
        case when n % 2000 = 0 then 'dead' else 'sent' end
      from generate_series(1, 20000) as n`);
    // Pending index entries count as pages to read.
    await queries.execute(sql`select gin_clean_pending_list('mail_search')`);
    await queries.execute(sql`analyze mail`);
    const { statements, stop } = recordStatements(database());
    for (const path of ['', '?tab=sent', '?search=buyer4711', '/counts?search=RM-004711'])
      expect((await owner.get(`/api/emails${path}`)).status).toBe(200);
    stop();
    const scans: string[] = [];
    for (const { text, values } of statements) {
      const plan = await explain(database(), text, values);
      if (/Seq Scan on mail\b/.test(plan)) scans.push(`${text}\n${plan}`);
    }
    expect(statements.length).toBeGreaterThan(5);
    expect(scans).toEqual([]);
  });
});
