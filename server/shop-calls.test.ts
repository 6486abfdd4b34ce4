import { expect, it } from 'vitest';
import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';
import type { Limiter } from './limits/limiter.ts';
import { createLog } from './log.ts';
import { prepareShop } from './open-shop.ts';
import { shopCalls } from './shop-calls.ts';

const log = createLog('error', () => {});
const never = new Promise<never>(() => {});

it('[CC14] counts every checkout that is begun or given up, before anything is looked at', async () => {
  const counted: string[] = [];
  const limiter: Limiter = {
    count: async () => undefined,
    countVisit: async (_, { name }) => {
      counted.push(name);
      return 60;
    },
    networksOf: async () => [],
  };
  const opening = { database: never, provider: never, log, origin: 'https://shop.example' };
  const app = createApp({ calls: shopCalls({ ...opening, limiter }), log });
  for (const path of ['/api/create-checkout', '/api/cancel-checkout']) {
    const answer = await app.request(path, { method: 'POST', body: 'nonsense' });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('60');
  }
  expect(counted).toEqual(['checkout', 'cancel-checkout']);
});

it('[CC14] has no sandbox once the keys of Stripe are set, and warns of one in public', () => {
  const lines: string[] = [];
  const listening = createLog('warn', (line) => lines.push(line));
  const prepare = (source: Record<string, string>) =>
    prepareShop(readEnvironment(source), listening).sandboxPages;
  const ORIGIN = 'https://shop.example';
  const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const DATABASE_URL = 'postgres://db.example/shop';
  expect(prepare({ ORIGIN, DATABASE_URL, ...keys })).toBeUndefined();
  expect(prepare({})).toBeDefined();
  expect(lines).toEqual([]);
  expect(prepare({ ORIGIN })).toBeDefined();
  expect(lines.join('')).toContain('no money moves');
});

it('[CC14] warns of the test mode of Stripe in a shop for customers', () => {
  const lines: string[] = [];
  const listening = createLog('warn', (line) => lines.push(line));
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const prepare = (ORIGIN: string) => prepareShop(readEnvironment({ ORIGIN, ...keys }), listening);
  prepare('http://localhost:3000');
  expect(lines).toEqual([]);
  prepare('https://shop.example');
  expect(lines.join('')).toContain('anybody can order with its test cards');
});
