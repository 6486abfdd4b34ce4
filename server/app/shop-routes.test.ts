import { expect, it } from 'vitest';
import type { Limiter } from '../http/limits/limiter.ts';
import { createLiveCatalogue } from '../publish/live-catalogue.ts';
import { confirmedLaunch } from '../testing/launch.ts';
import { createApp } from './app.ts';
import { getBuiltCatalogue } from './catalogue.ts';
import { readEnvironment } from './environment.ts';
import { createLog } from './log.ts';
import { prepareShop } from './prepare-shop.ts';
import { shopRoutes } from './shop-routes.ts';

const log = createLog('error', () => {});
const never = new Promise<never>(() => {});

const origin = 'https://shop.example';

/** All routes with a limiter that rejects every request, and the names of the limits that were counted. */
function openAppWithCountingLimiter() {
  const counted: string[] = [];
  const limiter: Limiter = {
    count: async () => undefined,
    countRequest: async (_, { name }) => {
      counted.push(name);
      return 60;
    },
    networksOf: async () => [],
  };
  const opening = { database: never, provider: never, log, origin };
  const app = createApp({
    ...shopRoutes({
      ...opening,
      limiter,
      catalogue: getBuiltCatalogue,
      prices: createLiveCatalogue(log),
    }),
    log,
  });
  const send = (path: string, method: string, headers: Record<string, string>) =>
    app.request(`${origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'POST' && { body: 'nonsense' }),
    });
  return { counted, send };
}

const countedPaths = [
  ['/api/create-checkout', 'checkout'],
  ['/api/cancel-checkout', 'cancel-checkout'],
  ['/api/bulk-quote', 'form'],
  ['/api/part-enquiry', 'form'],
  ['/api/notify', 'form'],
] as const;

it.each(countedPaths)(
  '[CC14, QU4] counts a request to %s before reading its body',
  async (path, name) => {
    const { counted, send } = openAppWithCountingLimiter();
    const answer = await send(path, 'POST', {});
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(counted).toEqual([name]);
  },
);

it.each(countedPaths)(
  '[CC14, QU4] does not count requests to %s that another website can send',
  async (path) => {
    const { counted, send } = openAppWithCountingLimiter();
    const foreign = { origin: 'https://evil.example' };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent: [string, Record<string, string>, number][] = [
      ['POST', foreign, 403],
      ['POST', { ...foreign, ...form }, 403],
      ['POST', { ...form, 'sec-fetch-site': 'cross-site' }, 403],
      ['POST', { 'content-type': 'text/plain' }, 415],
      ['GET', foreign, 405],
      ['OPTIONS', { ...foreign, 'access-control-request-method': 'POST' }, 405],
    ];
    for (const [method, headers, status] of sent) {
      expect((await send(path, method, headers)).status).toBe(status);
    }
    expect(counted).toEqual([]);
  },
);

it('[CC14] has no sandbox if Stripe keys are set, and warns of a sandbox with an ORIGIN', () => {
  const lines: string[] = [];
  const listening = createLog('warn', (line) => lines.push(line));
  const prepare = (source: Record<string, string>) =>
    prepareShop(readEnvironment(source), listening, { launch: confirmedLaunch }).sandboxPages;
  const ORIGIN = 'https://shop.example';
  const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const DATABASE_URL = 'postgres://db.example/shop';
  expect(prepare({ ORIGIN, DATABASE_URL, ...keys })).toBeUndefined();
  expect(prepare({})).toBeDefined();
  expect(lines).toEqual([]);
  expect(prepare({ ORIGIN })).toBeDefined();
  expect(lines.join('')).toContain('no money moves');
});

it('[CC14] warns of Stripe test mode in a public shop', () => {
  const lines: string[] = [];
  const listening = createLog('warn', (line) => lines.push(line));
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const prepare = (ORIGIN: string) => prepareShop(readEnvironment({ ORIGIN, ...keys }), listening);
  prepare('http://localhost:3000');
  expect(lines).toEqual([]);
  prepare('https://shop.example');
  expect(lines.join('')).toContain('anyone can order with its test cards');
});
