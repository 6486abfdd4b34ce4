import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { fuzzOptions } from '../testing/bad-bodies.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { findProductWithStock, openTestShop, returnUrls, type TestShop } from '../testing/shop.ts';

const five = findProductWithStock(5);

/** What a hostile or broken client might send as any value. */
const oddity = fc.oneof(
  fc.anything(),
  fc.constantFrom(null, '', '__proto__', '\0', '\ud800', -0, 1e308, 2 ** 31, 2 ** 53, [], {}),
  fc.string({ unit: 'binary' }),
);

const line = fc.record(
  {
    price: fc.oneof(fc.constant(five.priceId), oddity),
    quantity: fc.oneof(fc.integer({ min: -3, max: 9 }), oddity),
  },
  { requiredKeys: [] },
);

const address = fc.oneof(
  fc.constantFrom(...Object.values(returnUrls), 'https://shop.example:443', '//x', 'http://['),
  fc.webUrl(),
  oddity,
);

/** Nearly valid, so that requests get as far as the stock. */
const nearlyLine = fc.record({
  price: fc.constantFrom(five.priceId, five.priceId, five.priceId, 'price_x'),
  quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(2 ** 31, 2 ** 53, 1e308)),
});

const body = fc.oneof(
  fc.record({ items: fc.array(line), success_url: address, cancel_url: address }),
  fc.record({ items: fc.array(line, { maxLength: 3 }) }).map((it) => ({ ...it, ...returnUrls })),
  fc
    .record({ items: fc.array(nearlyLine, { minLength: 1, maxLength: 3 }) })
    .map((it) => ({ ...it, ...returnUrls })),
  oddity,
);

const text = fc.oneof(
  { weight: 8, arbitrary: body.map((value) => safeJson(value)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: body.map((value) => safeJson(value).slice(0, -3)) },
);

const type = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/json; charset=x', 'x', '') },
);

const key = fc.oneof(
  fc.constantFrom(undefined, 'a'.repeat(16), 'b'.repeat(128)),
  fc.string({ maxLength: 200, unit: 'grapheme-ascii' }),
);

const path = fc.oneof(
  { weight: 4, arbitrary: fc.constant('/api/create-checkout') },
  { weight: 1, arbitrary: fc.constantFrom('/api/cancel-checkout', '/api/stripe-webhook') },
);

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

describeOnBothEngines('malformed checkout requests', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
    await shop.reset();
  });

  it('[CC11] is answered with a reason and never breaks the server', async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(path, text, type, key, key, async (route, sent, contentType, one, other) => {
        const answer = await shop.post(route, sent, {
          'content-type': contentType,
          ...(one !== undefined && { 'idempotency-key': one }),
          ...(other !== undefined && { 'browser-key': other }),
        });
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) expect(await answer.json()).toHaveProperty('error');
      }),
      fuzzOptions,
    );
    // The generator must get past the first check, or the test proves nothing.
    for (const status of [400, 409, 415, 422]) expect(statuses.get(status)).toBeGreaterThan(0);
  }, 240_000);
});
