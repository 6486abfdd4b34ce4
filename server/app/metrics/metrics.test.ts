import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { checkout, checkoutLine, order, orderIssue, outboxEmail } from '../../database/schema.ts';
import { deliverEmails } from '../../email/deliver.ts';
import { requeueEmails } from '../../email/outbox.ts';
import { UnsendableEmailError } from '../../email/transport.ts';
import { createRequestRecorder } from '../../http/request-log.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { createApp } from '../app.ts';
import { createLog } from '../log.ts';
import { formatPrometheus, openMetricsServer } from './metrics-server.ts';

const log = createLog('error');
const closed = Promise.reject<Database>(new Error('no database'));
closed.catch(() => {});
const scrape = async (metrics: ReturnType<typeof openMetricsServer>) =>
  (await metrics.fetch(new Request('http://127.0.0.1:9464/metrics'))).text();

describe('the text', () => {
  it('[CC14] is in the Prometheus format, with escaped labels', () => {
    const samples = [{ labels: { route: 'a"b\\c\nd' }, value: 2 }, { value: 0.5 }];
    expect(formatPrometheus([{ name: 'shop_x', help: 'An x.', type: 'gauge', samples }])).toBe(
      '# HELP shop_x An x.\n# TYPE shop_x gauge\nshop_x{route="a\\"b\\\\c\\nd"} 2\nshop_x 0.5\n',
    );
  });
});

describe('requests', () => {
  const scrapeAfterRequests = async (...paths: string[]) => {
    const metrics = openMetricsServer({ database: closed, log });
    const handler = () => new Response('ok');
    const routes = [{ method: 'GET', path: '/api/orders/:session', handler } as const];
    const app = createApp({
      routes,
      log,
      record: createRequestRecorder(log, metrics.recordRequest),
    });
    for (const path of paths) await app.request(path);
    return { metrics, text: await scrape(metrics) };
  };

  it('[CC14] are counted by route and status, never by client or query', async () => {
    const { text } = await scrapeAfterRequests(
      '/api/orders/cs_test_secret?email=jo@firm.example',
      '/api/orders/cs_test_other',
      '/api/nothing/jo@firm.example',
      '/shop?q=secret',
    );
    const total = 'rungmoor_http_requests_total';
    expect(text).toContain(`${total}{method="GET",route="/api/orders/:session",status="200"} 2\n`);
    expect(text).toContain(`${total}{method="GET",route="/api/*",status="404"} 1\n`);
    expect(text).toContain(`${total}{method="GET",route="pages",status="404"} 1\n`);
    expect(text).not.toMatch(/secret|jo@|cs_test/);
  });

  it('[CC14] have cumulative duration buckets', async () => {
    const { metrics } = await scrapeAfterRequests();
    for (const ms of [1, 20, 300, 60_000]) {
      metrics.recordRequest({ method: 'POST', route: '/api/x', status: 200, ms });
    }
    metrics.recordRequest({ method: 'BREW', route: '/api/x', status: 405, ms: 1 });
    const text = await scrape(metrics);
    const name = 'rungmoor_http_request_seconds';
    const of = 'method="POST",route="/api/x",status="200"';
    const upTo = (bound: string) =>
      Number(text.split(`${name}_bucket{${of},le="${bound}"} `)[1]?.split('\n')[0]);
    expect(['0.005', '0.025', '0.25', '0.5', '10', '+Inf'].map(upTo)).toEqual([1, 2, 2, 3, 3, 4]);
    expect(text).toContain(`${name}_count{${of}} 4\n`);
    expect(text).toContain(`${name}_sum{${of}} 60.321\n`);
    expect(text).toContain('method="other"');
  });
});

describe('the process', () => {
  it('[CC14] reports memory and event loop delay, even without a database', async () => {
    const metrics = openMetricsServer({ database: closed, log });
    const first = await scrape(metrics);
    const value = (text: string, sample: string) =>
      Number(text.split(`\n${sample} `)[1]?.split('\n')[0]);
    expect(value(first, 'rungmoor_process_memory_bytes{kind="rss"}')).toBeGreaterThan(10_000_000);
    expect(value(first, 'rungmoor_database_up')).toBe(0);
    expect(first).not.toContain('rungmoor_orders');
    const blockThenRead = async () => {
      const until = performance.now() + 200;
      while (performance.now() < until);
      for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
      return value(await scrape(metrics), 'rungmoor_event_loop_delay_seconds{of="max"}');
    };
    await expect.poll(blockThenRead).toBeGreaterThan(0.1);
  });

  it('[CC14] answers only GET /metrics', async () => {
    const metrics = openMetricsServer({ database: closed, log });
    const status = async (path: string, method = 'GET') =>
      (await metrics.fetch(new Request(`http://127.0.0.1${path}`, { method }))).status;
    expect(await status('/')).toBe(404);
    expect(await status('/metrics', 'POST')).toBe(405);
  });
});

describeOnBothEngines('the database', (database) => {
  const message = {
    recipient: 'jo@firm.example',
    subject: 's',
    text: 't',
    html: 'h',
    kind: 'order-issue',
  } as const;
  const scrapeDatabase = () =>
    scrape(openMetricsServer({ database: Promise.resolve(database()), log }));
  const age = (text: string) => Number(/^rungmoor_outbox_oldest_seconds (.*)$/m.exec(text)?.[1]);
  beforeEach(async () => {
    await database().queries.delete(outboxEmail);
  });

  it('[CC14] is reported in counts, without personal data', async () => {
    const { queries } = database();
    const since = (age: string) => {
      const written = sql`now() - ${age}::interval`;
      return { createdAt: written, nextAttemptAt: written };
    };
    await queries.insert(outboxEmail).values([
      { ...message, messageId: '<1@x>', ...since('90 seconds') },
      { ...message, messageId: '<2@x>' },
      { ...message, messageId: '<3@x>', state: 'dead' },
      { ...message, messageId: '<5@x>', state: 'dead', ...since('8 days') },
      { ...message, messageId: '<4@x>', state: 'sent' },
    ]);
    const bought = { email: 'jo@firm.example', name: 'Jo', totalPence: 1 };
    const [first, , third] = await queries
      .insert(order)
      .values([
        { ...bought, sessionId: 's1' },
        { ...bought, sessionId: 's2' },
        { ...bought, sessionId: 's3', state: 'dispatched' },
      ])
      .returning();
    const raised = { kind: 'paid-twice' as const, data: {} };
    const cleared = { clearedAt: new Date(), clearedBy: 'admin' };
    await queries.insert(orderIssue).values([
      { ...raised, orderId: third?.id ?? 0, key: '1' },
      { ...raised, orderId: third?.id ?? 0, key: '2' },
      { ...raised, orderId: first?.id ?? 0, key: '3', ...cleared },
    ]);
    const tried = { totalPence: 1, expiresAt: new Date() };
    await queries.insert(checkout).values([
      { ...tried, id: 'c1' },
      { ...tried, id: 'c2', state: 'expired' },
    ]);
    const line = { productId: 'p', priceId: 'x', name: 'n', sku: 's', unitPence: 1 };
    await queries.insert(checkoutLine).values([
      { ...line, line: 1, checkoutId: 'c1', quantity: 3 },
      { ...line, line: 1, checkoutId: 'c2', quantity: 5 },
    ]);
    const text = await scrapeDatabase();
    for (const told of [
      'rungmoor_database_up 1',
      'rungmoor_outbox_mails 2',
      'rungmoor_outbox_dead_mails 1',
      'rungmoor_orders_with_issues 1',
      'rungmoor_orders{state="paid"} 2',
      'rungmoor_orders{state="dispatched"} 1',
      'rungmoor_orders{state="refunded"} 0',
      'rungmoor_reservations 1',
      'rungmoor_reserved_units 3',
    ]) {
      expect(text).toContain(`\n${told}\n`);
    }
    expect(age(text)).toBeGreaterThanOrEqual(90);
    expect(age(text)).toBeLessThan(150);
    expect(text).not.toMatch(/jo@|Jo\b/);
  });

  it('[CC14] counts the age of a failed and of a requeued email', async () => {
    const { queries } = database();
    const written = sql`now() - interval '30 days'`;
    const old = { ...message, createdAt: written, nextAttemptAt: written };
    await queries.insert(outboxEmail).values({ ...old, messageId: '<6@x>', attempts: 29 });
    expect(age(await scrapeDatabase())).toBeGreaterThan(29 * 86_400);
    const send = () => Promise.reject(new UnsendableEmailError());
    const transport = { send, close: () => {} };
    await deliverEmails({ database: database(), transport, log });
    expect(await scrapeDatabase()).toContain('\nrungmoor_outbox_dead_mails 1\n');
    await requeueEmails(queries, eq(outboxEmail.state, 'dead'));
    const putBack = await scrapeDatabase();
    expect(putBack).toContain('\nrungmoor_outbox_dead_mails 0\n');
    expect(age(putBack)).toBeLessThan(60);
    await queries
      .update(outboxEmail)
      .set({ attempts: 1, leasedUntil: sql`now() + interval '2 minutes'` });
    expect(age(await scrapeDatabase())).toBeLessThan(60);
  });
});
