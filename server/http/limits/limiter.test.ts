import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../app/log.ts';
import { type Database, queryRows } from '../../database/database.ts';
import { rateLimit, rateSalt } from '../../database/schema.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import type { Route } from '../routes.ts';
import { createApi } from '../routes.ts';
import { createLimiter, deleteExpiredCounts } from './limiter.ts';
import { type Limit, limits, tooManyRequests, withRateLimit } from './limits.ts';

const lines: string[] = [];
const log = createLog('debug', (line) => lines.push(line));
const limiterOn = (database: Promise<Database>, now?: () => Date) =>
  createLimiter({ database, log, proxies: 1, ...(now && { now }) });

const origin = 'https://shop.example';
const fivePerWindow: Limit = { name: 'five', windows: [{ max: 5, seconds: 600 }] };

describeOnBothEngines('limits', (database) => {
  beforeEach(async () => {
    await database().queries.delete(rateLimit);
    await database().queries.delete(rateSalt);
    lines.splice(0);
  });

  const open = () => limiterOn(Promise.resolve(database()));
  const advanceTime = (seconds: number) =>
    database().queries.execute(
      sql`update rate_limit set resets_at = resets_at - make_interval(secs => ${seconds})`,
    );

  it('[QU4] allows exactly as many as the limit, across several processes', async () => {
    const processes = [open(), open(), open()];
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, turn) =>
        processes[turn % 3]?.count('192.0.2.1', fivePerWindow),
      ),
    );
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
    for (const wait of waits.filter((each) => each !== undefined)) {
      expect(wait).toBeGreaterThan(590);
      expect(wait).toBeLessThanOrEqual(600);
    }
  });

  it('[QU4] counts visitors and routes separately, and resets after the window', async () => {
    const limiter = open();
    for (let turn = 0; turn < 5; turn += 1) await limiter.count('192.0.2.1', fivePerWindow);
    expect(await limiter.count('192.0.2.1', fivePerWindow)).toBeDefined();
    expect(await limiter.count('192.0.2.2', fivePerWindow)).toBeUndefined();
    expect(await limiter.count('192.0.2.1', limits.notify)).toBeUndefined();
    await advanceTime(601);
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await limiter.count('192.0.2.1', fivePerWindow)).toBeUndefined();
    }
    expect(await limiter.count('192.0.2.1', fivePerWindow)).toBeDefined();
  });

  it.each([
    ['quotes', limits.quote, 5, 30],
    ['checkouts', limits.checkout, 20, 60],
  ] as const)(
    '[QU4, CC14] enforces every window of the limit of %s',
    async (_, limit, inTenMinutes, inADay) => {
      const limiter = open();
      let taken = 0;
      while (taken < inADay) {
        for (let turn = 0; turn < inTenMinutes; turn += 1) {
          expect(await limiter.count('192.0.2.1', limit)).toBeUndefined();
          taken += 1;
        }
        await advanceTime(601);
      }
      expect(await limiter.count('192.0.2.1', limit)).toBeGreaterThan(3600);
    },
  );

  it.each([
    ['forms', limits.form, 60],
    ['quotes', limits.quote, 5],
    ['restock requests', limits.notify, 10],
    ['part enquiries', limits.partEnquiry, 5],
    ['restock answers', limits.restockAnswer, 20],
    ['checkouts', limits.checkout, 20],
    ['checkouts given up', limits.cancelCheckout, 60],
  ] as const)('[QU4, CC14] limits %s per ten minutes', async (_, limit, most) => {
    const limiter = open();
    for (let turn = 0; turn < most; turn += 1) {
      expect(await limiter.count('192.0.2.1', limit)).toBeUndefined();
    }
    const wait = await limiter.count('192.0.2.1', limit);
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
  });

  it('[QU4] stores no address, and hashes with a daily salt', async () => {
    let now = new Date('2026-11-15T23:59:00Z');
    const limiter = limiterOn(Promise.resolve(database()), () => now);
    await limiter.count('192.0.2.1', fivePerWindow);
    await limiter.count('192.0.2.1', fivePerWindow);
    const keys = async () =>
      (await database().queries.select().from(rateLimit)).map(({ key }) => key);
    const [first = '', ...others] = await keys();
    expect(others).toEqual([]);
    expect(first).not.toContain('192');
    now = new Date('2026-11-16T00:01:00Z');
    await limiter.count('192.0.2.1', fivePerWindow);
    expect(new Set(await keys()).size).toBe(2);
  });

  it('[QU4] deletes old counts and salts', async () => {
    const limiter = open();
    await limiter.count('192.0.2.1', limits.quote);
    await advanceTime(601);
    await database().queries.insert(rateSalt).values({ day: '2020-01-01', salt: 'old' });
    await deleteExpiredCounts(database());
    const [{ counts, salts } = {}] = await queryRows<{ counts?: number; salts?: number }>(
      database().queries,
      sql`select (select count(*)::int from rate_limit) as counts,
        (select count(*)::int from rate_salt) as salts`,
    );
    expect({ counts, salts }).toEqual({ counts: 1, salts: 1 });
  });

  it('[QU4] rejects a request with Retry-After and a message', async () => {
    const route: Route = {
      method: 'POST',
      path: '/api/try',
      handler: (context) => context.json({ ok: true }),
    };
    const admission = {
      limiter: open(),
      origin,
      limit: fivePerWindow,
      types: ['application/json'],
    };
    const app = new Hono().route('/', createApi([withRateLimit(route, admission, log)]));
    const json = { 'content-type': 'application/json' };
    const ask = (from: string) =>
      app.request('/api/try', { method: 'POST', headers: { ...json, 'x-forwarded-for': from } });
    for (let turn = 0; turn < 5; turn += 1) expect((await ask('192.0.2.9')).status).toBe(200);
    const refused = await ask('192.0.2.9');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
    expect(await refused.json()).toEqual({ error: expect.stringContaining('wait 10 minutes') });
    expect((await ask('192.0.2.10')).status).toBe(200);
  });

  /** Sends one request from each address; returns how many were let through. */
  async function sendRequests(addresses: readonly string[], proxies = 1) {
    const limiter = createLimiter({ database: Promise.resolve(database()), log, proxies });
    const app = new Hono();
    app.get('/', async (context) => {
      const wait = await limiter.countRequest(context, fivePerWindow);
      return context.text('', wait === undefined ? 200 : 429);
    });
    const connection = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
    const statuses = await Promise.all(
      addresses.map(async (from) => {
        const headers: HeadersInit = from === '' ? {} : { 'x-forwarded-for': from };
        return (await app.request('/', { headers }, connection)).status;
      }),
    );
    return statuses.filter((status) => status === 200).length;
  }
  const many = Array.from({ length: 100 }, (_, place) => place.toString(16));

  it.each([
    ['/64', (place: string) => `2001:db8:0:1:${place}::1`, 5],
    ['/56', (place: string) => `2001:db8:0:${place}::1`, 20],
    ['/48', (place: string) => `2001:db8:0:${place}00::1`, 80],
  ] as const)('[QU4, CC14] counts all addresses of an IPv6 %s together', async (_, nth, most) => {
    expect(await sendRequests(many.map(nth))).toBe(most);
    expect(await sendRequests(['2001:db8:1::1'])).toBe(1);
  });

  it.each(['', 'unknown', 'nonsense, -'])(
    '[QU4] limits direct connections by socket address, header %j, and warns once',
    async (forwarded) => {
      expect(await sendRequests(Array(8).fill(forwarded))).toBe(5);
      expect(lines.map((line) => JSON.parse(line))).toEqual([
        expect.objectContaining({ message: expect.stringContaining('X-Forwarded-For is missing') }),
      ]);
      expect(await sendRequests(['192.0.2.7'])).toBe(1);
    },
  );

  it('[QU4] warns once of an undeclared proxy', async () => {
    const limiter = createLimiter({ database: Promise.resolve(database()), log, proxies: 0 });
    const app = new Hono();
    app.get('/', async (context) => {
      await limiter.countRequest(context, fivePerWindow);
      return context.text('');
    });
    const visit = (headers: HeadersInit) =>
      app.request('/', { headers }, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
    await visit({});
    expect(lines).toEqual([]);
    for (const from of ['203.0.113.1', '203.0.113.2']) await visit({ 'x-forwarded-for': from });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 'warn',
        message: expect.stringContaining('requests come through a proxy: set TRUST_PROXY'),
      }),
    ]);
    expect(lines.join('')).not.toMatch(/203\.0|127\.0/);
  });

  it('[QU4] lets requests through if counting fails, and logs it without an address', async () => {
    const away = Promise.reject(new Error('no such server'));
    away.catch(() => {});
    expect(await limiterOn(away).count('192.0.2.1', fivePerWindow)).toBeUndefined();
    expect(lines.join('')).toContain('could not count requests');

    await database().queries.execute(sql`alter table rate_limit rename to rate_limit_gone`);
    expect(await open().count('192.0.2.1', fivePerWindow)).toBeUndefined();
    await database().queries.execute(sql`alter table rate_limit_gone rename to rate_limit`);
    expect(lines.join('')).not.toMatch(/192\.0\.2|five\.600\./);
    expect(lines).toHaveLength(2);
  });
});

describe('the rate limit message', () => {
  it.each([
    [2, 'wait a minute and'],
    [61, 'wait 2 minutes and'],
    [600, 'wait 10 minutes and'],
    [80_000, 'wait 23 hours and'],
  ])('[QU4] says how long to wait: %i seconds', (seconds, words) => {
    expect(tooManyRequests(seconds).message).toContain(words);
  });
});
