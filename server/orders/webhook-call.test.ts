import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createLog } from '../log.ts';
import { webhookCall } from './webhook-call.ts';

it('[CC14] sends a notice away for now while the books cannot be opened', async () => {
  const log = createLog('error', () => {});
  const away = Promise.reject(new Error('no such server'));
  away.catch(() => {});
  const opening = { database: away, provider: new Promise<never>(() => {}), log };
  const calls = [webhookCall({ ...opening, origin: 'https://shop.example' })];
  const notice = { method: 'POST', body: '{}' };
  const answer = await createApp({ calls, log }).request('/api/stripe-webhook', notice);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
});
