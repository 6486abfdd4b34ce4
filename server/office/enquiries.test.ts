import { eq, sql } from 'drizzle-orm';
import { hc, type InferResponseType } from 'hono/client';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { workingDaysAfter } from '../../content/working-days.ts';
import { findFittingParts } from '../../pictures/plans/parts.ts';
import {
  activity,
  enquiryMessage,
  outboxEmail,
  partEnquiry,
  quote,
  restockRequest,
  staff,
} from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { officeOrigin, openTestOffice, type TestOffice } from '../testing/office.ts';
import { explain, recordStatements } from '../testing/query-plans.ts';
import type { OfficeApi } from './office-api.ts';

const client = hc<OfficeApi>(officeOrigin);
const enquiryApi = client.api.enquiries[':name'];
type Page = InferResponseType<typeof client.api.enquiries.$get, 200>;
type Detail = InferResponseType<typeof enquiryApi.$get, 200>;

const [product, other] = products.filter((each) => findFittingParts(each, products).length > 0);
if (!product || !other) throw new Error('The catalogue is empty');

describeOnBothEngines('enquiries', (database, onOne) => {
  let office: TestOffice;
  let priya: Awaited<ReturnType<TestOffice['signIn']>>;
  beforeAll(async () => {
    office = await openTestOffice(database());
  });
  beforeEach(async () => {
    await office.test.reset();
    await database().queries.execute(
      sql`truncate quote, part_enquiry, stock_notice, enquiry_message, mail, activity, activity_value
        restart identity cascade`,
    );
    priya = await office.signIn('staff', 'Priya Nair');
  });

  const askQuote = async (more: Partial<typeof quote.$inferInsert> = {}) => {
    const [made] = await database()
      .queries.insert(quote)
      .values({
        company: 'Ashworth Shopfitters',
        email: 'buyer@ashworth.example',
        quantity: '5-10',
        message: 'Three towers.\nBy March, please.',
        city: 'Leeds',
        lines: [{ productId: product.id, quantity: 2 }],
        ...more,
      })
      .returning();
    return `quote-${made?.id}`;
  };
  const askPart = async (more: Partial<typeof partEnquiry.$inferInsert> = {}) => {
    const [made] = await database()
      .queries.insert(partEnquiry)
      .values({ email: 'l.brandt@kirkby.example', fits: '', message: 'The locking stay', ...more })
      .returning();
    return `question-${made?.id}`;
  };
  const list = async (query = '', who = priya): Promise<Page> =>
    (await who.get(`/api/enquiries${query}`)).json();
  const names = async (query = '', who = priya) =>
    (await list(query, who)).rows.map(({ kind, number }) => `${kind}-${number}`);
  const detail = async (name: string): Promise<Detail> =>
    (await priya.get(`/api/enquiries/${name}`)).json();
  const send = (name: string, what: string, body: object, who = priya) =>
    who.send('POST', `/api/enquiries/${name}/${what}`, body);
  const change = async (name: string, what: string, body: object, who = priya) => {
    const { version } = await detail(name);
    const answer = await send(name, what, { version, ...body }, who);
    expect(answer.status).toBe(200);
    return (await answer.json()) as { enquiry: Detail; activityId: number };
  };
  const undo = (id: number) => priya.send('POST', `/api/activity/${id}/undo`);
  const listTodayItems = async () => {
    const { sections } = await (await priya.get('/api/today')).json();
    return sections.flatMap(({ items }: { items: { key: string }[] }) =>
      items.map(({ key }) => key),
    );
  };
  const emails = () => database().queries.select().from(outboxEmail).orderBy(outboxEmail.id);

  it('[OF7] lists quote requests by waiting time, with the promised day', async () => {
    const late = await askQuote({ waitingSince: new Date('2026-01-05T10:00:00Z') });
    const fresh = await askQuote({ company: 'Dale & Sons' });
    const { rows, next } = await list();
    expect(rows).toMatchObject([
      { kind: 'quote', who: 'Ashworth Shopfitters', state: 'open', assigned: null },
      {
        who: 'Dale & Sons',
        about: '5-10 items, Leeds. Three towers.\nBy March, please.',
        due: workingDaysAfter(new Date(), 5, []).toISOString().slice(0, 10),
        left: 5,
        pence: 2 * product.price,
      },
    ]);
    expect(rows[0]).toHaveProperty('left', expect.any(Number));
    expect(next).toBeUndefined();
    expect(await names()).toEqual([late, fresh]);
    expect(await (await priya.get('/api/enquiries/counts')).json()).toEqual({
      quote: 2,
      question: 0,
      restock: 0,
    });
    expect(await (await priya.get('/api/today/counts')).json()).toMatchObject({ enquiries: 2 });
  });

  it('[OF7] finds enquiries by any word, whatever characters they contain', async () => {
    const leeds = await askQuote();
    await askQuote({ company: 'Dale & Sons', email: 'office@dale.example', city: 'York' });
    const long = await askPart({ message: 'x'.repeat(5000), fits: "Ladder ' \\ :* ﬃ 900" });
    expect(await names('?search=ashworth')).toEqual([leeds]);
    expect(await names('?search=leeds%20march')).toEqual([leeds]);
    expect(await names(`?search=${product.id}%20ashw`)).toEqual([leeds]);
    expect(await names('?kind=question&search=brandt')).toEqual([long]);
    expect(await names(`?kind=question&search=${'x'.repeat(60)}`)).toEqual([long]);
    expect(await names('?search=nobody')).toEqual([]);
  });

  it('[OF7] returns pages of 50 in each sort order', async () => {
    const { queries } = database();
    // Two per moment, so that the id decides their order.
    await queries.execute(sql`insert into quote (company, email, quantity, state, waiting_since)
      select 'Firm ' || n, 'a@b.example', '5-10', case when n <= 60 then 'open' else 'closed' end,
        '2026-01-05'::timestamptz + make_interval(mins => n / 2)
      from generate_series(1, 120) as n`);
    for (const [tab, first, last] of [
      ['open', 'quote-1', 'quote-60'],
      ['closed', 'quote-120', 'quote-61'],
    ]) {
      const page = await list(`?tab=${tab}`);
      const rest = await list(`?tab=${tab}&after=${page.next}`);
      expect([page.rows.length, rest.rows.length, rest.next]).toEqual([50, 10, undefined]);
      const all = [...page.rows, ...rest.rows].map(({ number }) => `quote-${number}`);
      expect([all[0], all.at(-1), new Set(all).size]).toEqual([first, last, 60]);
    }
  });

  it('[OF7] shows an enquiry with pictures, stock and matching parts', async () => {
    await office.test.setStock(product, 7);
    const asked = await detail(await askQuote());
    expect(asked).toMatchObject({
      kind: 'quote',
      version: 1,
      state: 'open',
      from: { company: 'Ashworth Shopfitters', email: 'buyer@ashworth.example', orders: 0 },
      quantity: '5-10',
      city: 'Leeds',
      message: 'Three towers.\nBy March, please.',
      lines: [{ name: product.name, sku: product.sku, quantity: 2, free: 7, pence: product.price }],
      thread: [],
    });
    expect(asked.lines[0]?.picture).toBeTruthy();
    const question = await detail(await askPart({ productId: product.id, fits: product.name }));
    expect(question.product).toMatchObject({ id: product.id });
    expect(question.parts.length).toBeGreaterThan(0);
    const older = await detail(await askPart({ fits: `Something, ${product.name}` }));
    expect(older.parts).toEqual(question.parts);
    const withdrawn = await askQuote({ lines: [{ productId: 'gone', quantity: 1 }] });
    expect((await detail(withdrawn)).lines).toMatchObject([{ name: 'gone', quantity: 1 }]);
    for (const name of ['quote-999', 'quote-x', 'restock-1'])
      expect((await priya.get(`/api/enquiries/${name}`)).status).toBe(404);
  });

  it('[OF7] [OF12] emails an answer after 20 seconds, and can undo it before', async () => {
    const name = await askQuote();
    const { enquiry, activityId } = await change(name, 'answer', { text: '  Yes.\n\nBy March. ' });
    expect(enquiry).toMatchObject({
      state: 'answered',
      version: 2,
      assignedTo: priya.staffId,
      thread: [
        {
          entry: 'to-buyer',
          by: 'Priya Nair',
          body: 'Yes.\n\nBy March.',
          email: { state: 'queued' },
        },
      ],
    });
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email).toMatchObject({
      kind: 'enquiry-answer',
      recipient: 'buyer@ashworth.example',
      replyTo: null,
      subject: 'Re: Your quote request (Quote 1)',
      state: 'queued',
    });
    for (const text of ['Yes.\n\nBy March.', 'Priya Nair', 'Three towers.', 'Quote 1'])
      expect(email?.text).toContain(text);
    const wait = (email?.nextAttemptAt.getTime() ?? 0) - Date.now();
    expect(wait).toBeGreaterThan(15_000);
    expect(wait).toBeLessThanOrEqual(20_000);
    expect(await names()).toEqual([]);
    expect(await names('?tab=answered')).toEqual([name]);
    expect(await listTodayItems()).toEqual([]);

    expect((await undo(activityId)).status).toBe(200);
    expect(await emails()).toEqual([]);
    expect(await detail(name)).toMatchObject({ state: 'open', assignedTo: null, thread: [] });
    expect(await listTodayItems()).toEqual(['quote 1']);
    expect(await (await undo(activityId)).json()).toMatchObject({ reason: 'already-undone' });
  });

  it('[OF12] cannot undo a sent answer, or a change followed by another', async () => {
    const name = await askQuote();
    const { activityId } = await change(name, 'answer', { text: 'Yes.' });
    await database().queries.update(outboxEmail).set({ state: 'sent', sentAt: new Date() });
    expect(await (await undo(activityId)).json()).toMatchObject({ reason: 'email-sent' });
    expect((await detail(name)).thread).toMatchObject([{ email: { state: 'sent' } }]);
    const note = await change(name, 'notes', { text: 'Called him.' });
    await change(name, 'notes', { text: 'Twice.' });
    expect(await (await undo(note.activityId)).json()).toMatchObject({ reason: 'changed-since' });
  });

  it('[OF7] reopens an enquiry when a reply is added, and quotes it in the next answer', async () => {
    const name = await askPart();
    await change(name, 'answer', { text: 'Which model?' });
    await database()
      .queries.update(partEnquiry)
      .set({ waitingSince: new Date('2026-01-05') });
    const { enquiry } = await change(name, 'replies', { text: 'GSL 8T' });
    expect(enquiry).toMatchObject({
      state: 'open',
      left: 5,
      thread: [{}, { entry: 'from-buyer' }],
    });
    expect(await listTodayItems()).toEqual(['question 1']);
    await change(name, 'answer', { text: 'It is CAL-RTP.' });
    const [, second] = await emails();
    expect(second?.subject).toBe('Re: Your spare part enquiry (Part enquiry 1)');
    expect(second?.text).toContain('GSL 8T');
    expect(second?.text).not.toContain('The locking stay');
    // While we owe a reply, another message does not extend our time.
    const { enquiry: first } = await change(name, 'replies', { text: 'And?' });
    const { enquiry: again } = await change(name, 'replies', { text: 'Hello?' });
    expect(again.since).toBe(first.since);
  });

  it("[OF7] assigns an enquiry, and lists the user's own", async () => {
    const name = await askQuote();
    const dan = await office.signIn('staff', 'Dan Whittle');
    const { enquiry } = await change(name, 'assign', { staffId: dan.staffId });
    expect(enquiry).toMatchObject({
      assignedTo: dan.staffId,
      thread: [{ entry: 'assigned', by: 'Priya Nair', to: 'Dan Whittle' }],
    });
    expect(await names('?tab=mine')).toEqual([]);
    expect(await names('?tab=mine', dan)).toEqual([name]);
    expect((await list()).rows).toMatchObject([{ assigned: 'Dan Whittle' }]);
    const { queries } = database();
    await queries.update(staff).set({ removedAt: new Date() }).where(eq(staff.id, dan.staffId));
    const wrong = await send(name, 'assign', { version: 2, staffId: dan.staffId });
    expect(wrong.status).toBe(422);
    const { enquiry: free } = await change(name, 'assign', { staffId: null });
    expect(free).toMatchObject({ assignedTo: null, thread: [{}, { entry: 'assigned' }] });
  });

  it('[OF7] closes with a reason and a note, reopens, and undoes both', async () => {
    const name = await askQuote();
    const wrong = await send(name, 'close', { version: 1, reason: 'other', note: ' ' });
    expect(await wrong.json()).toMatchObject({ fields: { note: ['Say what the reason is.'] } });
    expect((await send(name, 'close', { version: 1, reason: 'bored', note: '' })).status).toBe(422);
    const closed = await change(name, 'close', { reason: 'no-reply', note: 'Called twice.' });
    expect(closed.enquiry).toMatchObject({ state: 'closed', closeReason: 'no-reply' });
    expect(closed.enquiry.thread.map(({ entry }) => entry).sort()).toEqual(['closed', 'note']);
    expect(await names('?tab=closed')).toEqual([name]);
    const { enquiry, activityId } = await change(name, 'reopen', {});
    expect(enquiry).toMatchObject({ state: 'open', closeReason: null, left: 5 });
    expect((await undo(activityId)).status).toBe(200);
    expect(await detail(name)).toMatchObject({ state: 'closed', closeReason: 'no-reply' });
    const logged = await database()
      .queries.select()
      .from(activity)
      .where(eq(activity.staffId, priya.staffId))
      .orderBy(activity.id);
    expect(logged.map(({ action }) => action)).toEqual([
      'quote.close',
      'quote.reopen',
      'quote.undo',
    ]);
    // No message text is in the log, which is kept permanently.
    expect(JSON.stringify(logged)).not.toContain('Called twice');
  });

  it('[OF13] rejects an answer after a colleague’s, and reports their change', async () => {
    const name = await askQuote();
    const dan = await office.signIn('staff', 'Dan Whittle');
    await change(name, 'answer', { text: 'Dan answers.' }, dan);
    const late = await send(name, 'answer', { version: 1, text: 'Priya answers.' });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      current: { version: 2, thread: [{ body: 'Dan answers.' }] },
      changes: [{ by: 'Dan Whittle', action: 'quote.answer' }],
    });
    expect(await emails()).toHaveLength(1);
    // A user's own changes are not a conflict.
    const mine = await send(name, 'notes', { text: 'Mine' });
    expect(mine.status).toBe(200);
    expect((await send(name, 'answer', { version: 2, text: 'Priya adds.' })).status).toBe(200);
  });

  it('[OF13] accepts only one of two concurrent answers', async () => {
    const name = await askPart();
    const dan = await office.signIn('staff', 'Dan Whittle');
    const both = await Promise.all([
      send(name, 'answer', { version: 1, text: 'One' }),
      send(name, 'answer', { version: 1, text: 'Two' }, dan),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await database().queries.select().from(enquiryMessage)).toHaveLength(1);
  });

  it('[OF7] lists waiting and notified restock requests', async () => {
    await office.test.setStock(other, 0);
    const asked = { productId: other.id, email: 'a@b.example' };
    await database()
      .queries.insert(restockRequest)
      .values([
        { ...asked, confirmedAt: new Date() },
        { ...asked, email: 'c@d.example' },
        { ...asked, email: 'e@f.example', notifiedAt: new Date() },
      ]);
    expect((await list('?kind=restock')).rows).toMatchObject([
      { who: 'a@b.example', about: other.name, productId: other.id, free: 0, isConfirmed: true },
      { who: 'c@d.example', isConfirmed: false, isTold: false },
    ]);
    expect(await names('?kind=restock&tab=closed')).toEqual(['restock-3']);
    expect(await names('?kind=restock&search=c%40d')).toEqual(['restock-2']);
    expect(JSON.stringify(await list('?kind=restock'))).not.toContain('keyHash');
  });

  onOne('[OF7] [OF16] uses indexes for 20,000 enquiries', async () => {
    const { queries } = database();
    const state = sql`case when n % 400 = 0 then 'open' when n % 100 = 1 then 'answered' else 'closed' end`;
    await queries.execute(sql`insert into quote (company, email, quantity, message, state, assigned_to)
      select 'Firm ' || n, 'b' || n || '@f.example', '5-10', 'Towers ' || n, ${state},
        case when n % 400 = 0 then ${priya.staffId}::int end
      from generate_series(1, 20000) as n`);
    await queries.execute(sql`insert into part_enquiry (email, message, state)
      select 'b' || n || '@f.example', 'Foot ' || n, ${state} from generate_series(1, 20000) as n`);
    await queries.execute(sql`insert into stock_notice (email, product_id, notified_at)
      select 'b' || n || '@f.example', 'p' || n % 300, case when n % 2 = 0 then now() end
      from generate_series(1, 20000) as n`);
    await queries.execute(sql`insert into enquiry_message (quote_id, direction, body)
      select id, 'note', 'x' from quote`);
    await queries.execute(sql`analyze`);
    const { statements, stop } = recordStatements(database());
    const tabs = ['open', 'answered', 'mine', 'closed'];
    const paths = ['quote', 'question', 'restock'].flatMap((kind) => [
      ...tabs.map((tab) => `?kind=${kind}&tab=${tab}`),
      `?kind=${kind}&search=b4711`,
      `?kind=${kind}&tab=closed&after=9000`,
    ]);
    for (const path of [...paths, '/counts?search=b4711', '/counts', '/quote-400'])
      expect((await priya.get(`/api/enquiries${path}`)).status).toBe(200);
    stop();
    const scans: string[] = [];
    for (const { text, values } of statements) {
      const plan = await explain(database(), text, values);
      if (/Seq Scan on (quote|part_enquiry|stock_notice|enquiry_message)\b/.test(plan))
        scans.push(`${text}\n${plan}`);
    }
    expect(statements.length).toBeGreaterThan(20);
    expect(scans).toEqual([]);
  });
});
