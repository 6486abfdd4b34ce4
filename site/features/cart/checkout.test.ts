import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { checkoutRequest } from '../../../contract/create-checkout.ts';
import { cartReducer, emptyCart } from './cart.ts';
import { checkoutRequestFor, createCheckout, nextAttempt } from './checkout.ts';
import { sampleProduct } from './sample-product.ts';

const cart = cartReducer(emptyCart, { type: 'ADD_TO_CART', product: sampleProduct(), quantity: 2 });
const request = checkoutRequestFor(cart, 'https://shop.example');
const attempt = nextAttempt(undefined, request);

const answering = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));

describe('checkout request', () => {
  it('[CC8] carries priceIds, quantities and the two addresses, and nothing more', () => {
    expect(request).toEqual({
      items: [{ price: 'price_folding_tower', quantity: 2 }],
      success_url: 'https://shop.example/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://shop.example',
    });
    expect(v.parse(checkoutRequest, request)).toEqual(request);
  });
});

describe('checkout call', () => {
  it('[CC8] posts JSON to create-checkout and hands on the address to pay at', async () => {
    const send = answering(200, { url: 'https://pay.example/c/1', id: 'cs_1' });
    expect(await createCheckout(attempt, send)).toEqual({ url: 'https://pay.example/c/1' });
    const [path, init] = send.mock.calls[0] ?? [];
    expect(path).toBe('/api/create-checkout');
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': attempt.key },
    });
    expect(JSON.parse(String(init?.body))).toEqual(request);
  });

  it('[CC9] [CC10] raises the reason the server gives', async () => {
    const answer = await createCheckout(attempt, answering(409, { error: 'Only 1 left.' }));
    expect(answer).toEqual({ failure: { message: 'Only 1 left.', explained: true } });
  });

  it('[CC9] falls back where there is no reason, no JSON, no network or no web address', async () => {
    const failed = { failure: { message: 'Failed to create checkout session', explained: false } };
    const answers = [
      answering(500, {}),
      answering(500, { error: '' }),
      answering(200, {}),
      answering(200, { url: 'javascript:alert(1)' }),
      vi.fn<typeof fetch>(async () => new Response('<h1>Page Not Found</h1>', { status: 404 })),
      vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch'))),
    ];
    for (const send of answers) expect(await createCheckout(attempt, send)).toEqual(failed);
  });
});

describe('attempt', () => {
  it('[CC8] keeps its key while it is unanswered and the cart the same', () => {
    const again = nextAttempt(attempt, checkoutRequestFor(cart, 'https://shop.example'));
    expect(again.key).toBe(attempt.key);
    expect(attempt.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('[CC8] has a new key for another cart, and after an answer', () => {
    const more = cartReducer(cart, { type: 'ADD_TO_CART', product: sampleProduct() });
    const other = nextAttempt(attempt, checkoutRequestFor(more, 'https://shop.example'));
    expect(new Set([attempt.key, other.key, nextAttempt(undefined, request).key]).size).toBe(3);
  });
});
