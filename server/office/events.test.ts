import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import type { OfficeEvent } from '../../contract/office.ts';
import type { Database } from '../database/database.ts';
import { openPostgres } from '../database/open-postgres.ts';
import {
  officeSession,
  order,
  orderEvent,
  orderIssue,
  outboxEmail,
  partEnquiry,
  presence,
  quote,
  restockRequest,
  shipment,
  staff,
  stock,
} from '../database/schema.ts';
import { createPostgresDatabase, describeOnBothEngines } from '../testing/databases.ts';
import { openTestOffice } from '../testing/office.ts';
import { readEvents } from './events.ts';

/** Each order has a different buyer, because transactions for the same buyer wait for each other. */
async function addOrder({ queries }: Pick<Database, 'queries'>): Promise<string> {
  const [made] = await queries
    .insert(order)
    .values({
      sessionId: crypto.randomUUID(),
      email: `${crypto.randomUUID()}@b.example`,
      totalPence: 100,
    })
    .returning();
  return made?.reference ?? '';
}

/** A separate office, and a function to read its event stream. */
async function openEvents(database: Database) {
  const office = await openTestOffice(database);
  const owner = await office.signIn('owner');

  /** Opens a stream; `heard` has its events, `lastId` is what a browser would send to reconnect. */
  async function listen(lastEventId?: string) {
    const headers: Record<string, string> =
      lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
    const response = await owner.get('/api/events', headers);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const stream = {
      response,
      heard: [] as OfficeEvent[],
      kinds: [] as string[],
      heartbeats: 0,
      lastId: '',
      ended: false,
      close: () => reader?.cancel(),
    };
    const take = async () => {
      let text = '';
      for (;;) {
        const part = await reader?.read();
        if (!part || part.done) break;
        text += part.value;
        const messages = text.split('\n\n');
        text = messages.pop() ?? '';
        for (const message of messages) {
          if (message === ':') {
            stream.heartbeats += 1;
            continue;
          }
          stream.kinds.push(/^event: (.*)$/m.exec(message)?.[1] ?? 'message');
          stream.lastId = /^id: (.*)$/m.exec(message)?.[1] ?? stream.lastId;
          stream.heard.push(...JSON.parse(/^data: (.*)$/m.exec(message)?.[1] ?? '[]'));
        }
      }
      stream.ended = true;
    };
    take();
    await expect.poll(() => stream.kinds.length).toBeGreaterThan(0);
    return stream;
  }
  return { listen, stop: office.stop, owner };
}

describeOnBothEngines('office event stream', (database) => {
  let events: Awaited<ReturnType<typeof openEvents>>;
  beforeEach(async () => {
    events = await openEvents(database());
  });
  afterEach(() => {
    vi.useRealTimers();
    events.stop();
  });

  it('[OF3] sends an event within two seconds, once per transaction', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stream = await events.listen();
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.kinds).toEqual(['reload']);
    const reference = await database().transaction(async (queries) => {
      const made = await addOrder({ queries });
      const [row] = await queries.select().from(order).where(eq(order.reference, made));
      await queries.insert(orderEvent).values({ orderId: row?.id ?? 0, state: 'paid' });
      return made;
    });
    vi.advanceTimersByTime(2_000);
    vi.useRealTimers();
    await expect.poll(() => stream.heard).not.toEqual([]);
    expect(stream.heard).toEqual([{ kind: 'order', record: reference }]);
  });

  it('[OF3] sends missed events after a reconnect, without duplicates', async () => {
    const first = await events.listen();
    const before = await addOrder(database());
    await expect.poll(() => first.heard).toMatchObject([{ record: before }]);
    await first.close();
    const missed = [await addOrder(database()), await addOrder(database())];
    const again = await events.listen(first.lastId);
    const after = await addOrder(database());
    await expect.poll(() => again.heard).toHaveLength(3);
    expect(again.heard.map(({ record }) => record)).toEqual([...missed, after]);
    expect(again.kinds).not.toContain('reload');
  });

  it('[OF3] sends events to all listeners, including new ones', async () => {
    const one = await events.listen();
    const { lastId } = one;
    const made: string[] = [];
    for (let count = 0; count < 5; count++) made.push(await addOrder(database()));
    const other = await events.listen(lastId);
    for (let count = 0; count < 5; count++) made.push(await addOrder(database()));
    for (const { heard } of [one, other])
      await expect.poll(() => heard.map(({ record }) => record)).toEqual(made);
  });

  it.each(['', '1', '9:1:@1', '5:9:7,6@99999999999999', '1:999999999999999:@99999999999999'])(
    '[OF3] sends a reload for the invalid Last-Event-ID %j',
    async (id) => {
      expect((await events.listen(id)).kinds).toEqual(['reload']);
    },
  );

  it('[OF3] sends a reload after longer than events are kept', async () => {
    const { lastId } = await events.listen();
    const old = lastId.replace(/@.*/, `@${Date.now() - 24 * 3_600_000}`);
    expect((await events.listen(old)).kinds).toEqual(['reload']);
  });

  it('[OF3] sends a heartbeat every 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const quiet = await events.listen();
    vi.advanceTimersByTime(31_000);
    vi.useRealTimers();
    await expect.poll(() => quiet.heartbeats).toBe(2);
    expect(quiet.heard).toEqual([]);
  });

  it('[OF2] closes when the session, the account or the server ends', async () => {
    const { queries } = database();
    const revoked = await events.listen();
    await queries.delete(officeSession).where(eq(officeSession.id, events.owner.sessionId));
    await expect.poll(() => revoked.ended).toBe(true);

    const others = await openEvents(database());
    const removed = await others.listen();
    await queries
      .update(staff)
      .set({ removedAt: new Date() })
      .where(eq(staff.id, others.owner.staffId));
    await expect.poll(() => removed.ended).toBe(true);

    const last = await openEvents(database());
    const stopped = await last.listen();
    last.stop();
    await expect.poll(() => stopped.ended).toBe(true);
  });

  it('[OF3] sends events for all changes that affect the queue', async () => {
    const { queries } = database();
    const { cursor } = await readEvents(queries);
    const since = async (start: string) =>
      (await readEvents(queries, start)).events.map(({ kind, record }) => `${kind} ${record}`);
    const heardOf = async (change: () => Promise<unknown>) => {
      const { cursor: start } = await readEvents(queries);
      await change();
      return since(start);
    };
    const reference = await addOrder(database());
    expect(await since(cursor)).toEqual([`order ${reference}`]);
    const [{ id: orderId } = { id: 0 }] = await queries
      .select()
      .from(order)
      .where(eq(order.reference, reference));
    const ofOrder = [`order ${reference}`];
    const isOrder = eq(order.id, orderId);
    const steps = [
      () => queries.update(order).set({ state: 'preparing' }).where(isOrder),
      () => queries.insert(orderEvent).values({ orderId, state: 'preparing' }),
      () =>
        queries.insert(orderIssue).values({ orderId, kind: 'restored', data: {}, key: reference }),
      () => queries.update(orderIssue).set({ clearedAt: new Date(), clearedBy: 'a' }),
      () => queries.insert(shipment).values({ orderId, carrier: 'DX' }),
      () => queries.update(shipment).set({ tracking: '1' }),
      () => queries.delete(shipment),
    ];
    for (const step of steps) expect(await heardOf(step)).toEqual(ofOrder);

    const asked = { email: 'a@b.example', company: 'A', quantity: '5-10' };
    expect(await heardOf(() => queries.insert(quote).values(asked))).toEqual(['enquiry quote 1']);
    const part = { email: 'a@b.example', message: 'A stay?' };
    expect(await heardOf(() => queries.insert(partEnquiry).values(part))).toEqual([
      'enquiry question 1',
    ]);
    expect(await heardOf(() => queries.update(quote).set({ state: 'closed' }))).toEqual([
      'enquiry quote 1',
    ]);

    await queries.insert(stock).values({ productId: 'tower', available: 2 });
    const isTower = eq(stock.productId, 'tower');
    const setStock = (available: number) => () =>
      queries.update(stock).set({ available }).where(isTower);
    expect(await heardOf(setStock(1))).toEqual([]);
    expect(await heardOf(setStock(0))).toEqual(['stock tower']);
    expect(await heardOf(setStock(3))).toEqual(['stock tower']);
    const request = { email: 'a@b.example', productId: 'tower' };
    expect(await heardOf(() => queries.insert(restockRequest).values(request))).toEqual([
      'stock tower',
    ]);

    const email = (messageId: string) => ({
      messageId,
      kind: 'order-placed' as const,
      recipient: 'a@b.example',
      subject: '',
      text: '',
      html: '',
    });
    await queries.insert(outboxEmail).values([email(`<${reference}.x@s>`), email('<other@s>')]);
    const setMail = (state: 'dead' | 'queued' | 'sent') => () =>
      queries.update(outboxEmail).set({ state });
    expect(await heardOf(setMail('dead'))).toEqual(['email ', `email ${reference}`]);
    expect(await heardOf(setMail('queued'))).toEqual(['email ', `email ${reference}`]);
    expect(await heardOf(setMail('sent'))).toEqual(['email ', `email ${reference}`]);

    const { sessionId } = events.owner;
    const open = (record: string) => () =>
      queries
        .insert(presence)
        .values({ sessionId, record })
        .onConflictDoUpdate({ target: presence.sessionId, set: { record, seenAt: sql`now()` } });
    expect(await heardOf(open('order RM-1'))).toEqual(['staff order RM-1']);
    expect(await heardOf(open('order RM-1'))).toEqual([]);
    expect(await heardOf(open('order RM-2'))).toEqual(['staff order RM-2']);
    expect(await heardOf(() => queries.delete(presence))).toEqual(['staff order RM-2']);
  });
});

it('[OF3] reads transactions that commit in a different order than they began', async () => {
  const { url, drop } = await createPostgresDatabase(inject('postgresTemplate'));
  const database = openPostgres(url);
  const late = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<string>();
  const slow = database.transaction(async (queries) => {
    begun.resolve(await addOrder({ queries }));
    await late.promise;
  });
  const { queries } = database;
  const records = ({ events }: Awaited<ReturnType<typeof readEvents>>) =>
    events.map(({ record }) => record);
  const begin = await readEvents(queries);
  const slowOne = await begun.promise;
  const fastOne = await addOrder(database);
  const first = await readEvents(queries, begin.cursor);
  // The open transaction does not delay it.
  expect(records(first)).toEqual([fastOne]);
  late.resolve();
  await slow;
  const second = await readEvents(queries, first.cursor);
  expect(records(second)).toEqual([slowOne]);
  expect(records(await readEvents(queries, second.cursor))).toEqual([]);

  // The same for many at once, read meanwhile.
  const heard: string[] = [];
  let { cursor } = second;
  const readNewEvents = async () => {
    const news = await readEvents(queries, cursor);
    ({ cursor } = news);
    heard.push(...records(news));
  };
  const made = Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      database.transaction(async (each) => {
        const reference = await addOrder({ queries: each });
        await each.execute(sql`select pg_sleep(${(n * 7) % 40} / 1000.0)`);
        return reference;
      }),
    ),
  );
  let done = false;
  made.finally(() => {
    done = true;
  });
  while (!done) await readNewEvents();
  await readNewEvents();
  expect(heard.toSorted()).toEqual((await made).toSorted());
  await database.close();
  await drop();
});
