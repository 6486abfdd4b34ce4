import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../app/app.ts';
import { getBuiltCatalogue as catalogue } from '../app/catalogue.ts';
import { createLog } from '../app/log.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { openTestShop, type TestShop } from '../testing/shop.ts';
import { webhookRoute } from './webhook-route.ts';

it('[CC14] answers 503 to an event while the database is unavailable', async () => {
  const log = createLog('error', () => {});
  const away = Promise.reject(new Error('no such server'));
  away.catch(() => {});
  const opening = { database: away, provider: new Promise<never>(() => {}), log };
  const routes = [webhookRoute({ ...opening, origin: 'https://shop.example', catalogue })];
  const event = { method: 'POST', body: '{}' };
  const answer = await createApp({ routes, log }).request('/api/stripe-webhook', event);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
});

describeOnBothEngines('invalid webhook events', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
    await shop.reset();
  });

  const id = 'cs_test_1';
  const checkout = `checkout_${crypto.randomUUID()}`;
  const charge = { payment_intent: 'pi_1', refunded: true, amount_refunded: 1 };
  const dispute = { id: 'du_1', payment_intent: 'pi_1', amount: 1, status: 'lost' };

  it.each(['t=1,v1=', 't=1,v1', 'v1=,t=', 't=,v1=a', '=', ',', 't=1,v1=a,v1=', 't=1,v1=é'])(
    '[CC14] rejects an invalid signature without processing: %s',
    async (signature) => {
      const { body } = shop.payments.event('charge.refunded', charge);
      expect((await shop.sendWebhook({ body, signature })).status).toBe(400);
      expect(shop.log()).not.toContain('"level":"error"');
    },
  );

  it.each([
    ['checkout.session.completed', null],
    ['checkout.session.completed', []],
    ['checkout.session.completed', { id: 7, client_reference_id: checkout }],
    ['checkout.session.completed', { id: 'cs_\ud800', client_reference_id: checkout }],
    ['checkout.session.completed', { id: '../refunds', client_reference_id: checkout }],
    ['checkout.session.expired', { id, client_reference_id: { toString: 1 } }],
    ['checkout.session.async_payment_failed', { id: 'cs_\0', client_reference_id: checkout }],
    ['charge.refunded', {}],
    ['charge.refunded', { ...charge, payment_intent: 'pi_\0' }],
    ['charge.refunded', { ...charge, payment_intent: {} }],
    ['charge.refunded', { ...charge, amount_refunded: 1e300 }],
    ['charge.refunded', { ...charge, amount_refunded: 'all' }],
    ['charge.refunded', { ...charge, metadata: { checkout: { id: checkout } } }],
    ['refund.failed', { id: 're_1', payment_intent: 'pi_1', amount: 0.5 }],
    ['charge.dispute.created', { ...dispute, evidence_details: { due_by: 1e300 } }],
    ['charge.dispute.created', { ...dispute, evidence_details: { due_by: 'soon' } }],
    ['charge.dispute.closed', { ...dispute, amount: null }],
    ['charge.dispute.closed', { ...dispute, status: 7 }],
  ])(
    '[CC14] rejects a signed but unreadable event without logging an error: %s %j',
    async (type, object) => {
      const answer = await shop.sendWebhook(shop.payments.event(type, object));
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ error: 'Unreadable event.' });
      expect(shop.log()).not.toContain('"level":"error"');
    },
  );

  it.each(['', 'no JSON', 'null', '7', '[]', '{}', '{"type":7}', '{"type":"a","data":null}'])(
    '[CC14] is rejected as malformed: %j',
    async (body) => {
      const answer = await shop.sendWebhook(shop.payments.signed(body));
      expect(answer.status).toBe(400);
      expect(shop.log()).not.toContain('"level":"error"');
    },
  );

  it.each([
    ['constructor', {}],
    ['charge.refunded', { ...charge, metadata: { checkout: "'; drop table" } }],
    ['charge.refunded', { ...charge, metadata: { checkout: 'checkout_\0' } }],
    ['charge.dispute.closed', { ...dispute, payment_intent: null }],
    ['charge.dispute.closed', { ...dispute, payment_intent: 'pi_2', status: 'constructor' }],
  ])('[CC14] ignores events of other programs: %s %j', async (type, object) => {
    expect((await shop.sendWebhook(shop.payments.event(type, object))).status).toBe(200);
    expect(await shop.orders()).toEqual([]);
    expect(shop.log()).not.toContain('"level":"error"');
  });
});
