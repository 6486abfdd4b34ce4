import { describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../../storage-keys.ts';
import { createAttemptKeeper } from './attempt-keeper.ts';
import { cartReducer, emptyCart } from './cart.ts';
import { checkOut, checkoutRequestFor } from './checkout.ts';
import { cameBackUnpaid } from './left-to-pay.ts';
import { sampleProduct } from './sample-product.ts';

const cart = cartReducer(emptyCart, { type: 'ADD_TO_CART', product: sampleProduct() });
const request = checkoutRequestFor(cart, 'https://shop.example');
const inLetters = JSON.stringify(request);

/** A tab that has asked where to pay, and what it finds when a page is loaded in it after that. */
async function leftFor(url: string | undefined) {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const load = () =>
    createAttemptKeeper({ storage, send: async () => new Response('{}', { status: 503 }) });
  const answer = url ? new Response(JSON.stringify({ url })) : new Response('', { status: 500 });
  await checkOut(load(), request, async () => answer);
  const ask = vi.fn<typeof fetch>();
  const comeBack = (status: number) => {
    ask.mockResolvedValue(new Response('{}', { status }));
    return cameBackUnpaid(load(), storage, ask);
  };
  return { kept, load, ask, comeBack };
}

const stripe = 'https://checkout.stripe.com/c/pay/cs_test_a1B2#fidkdWxOYHwnPyd1';

describe('back from the payment page', () => {
  it.each([
    ['still open', 202],
    ['over', 404],
  ])(
    '[CC13] unpaid, with the session %s, is told with the cart that was left, once',
    async (_, status) => {
      const tab = await leftFor(stripe);
      expect(await tab.comeBack(status)).toBe(inLetters);
      expect(tab.ask).toHaveBeenCalledExactlyOnceWith('/api/orders/cs_test_a1B2');
      expect(await tab.comeBack(status)).toBeUndefined();
      expect(tab.ask).toHaveBeenCalledTimes(1);
    },
  );

  it('[CC13] paid, nothing is told', async () => {
    const tab = await leftFor('https://shop.example/sandbox/checkout/cs_test_9');
    expect(await tab.comeBack(200)).toBeUndefined();
    expect(await tab.comeBack(404)).toBeUndefined();
  });

  it('[CC13] nothing is told while nobody can say whether it was paid, and later it is', async () => {
    const tab = await leftFor(stripe);
    expect(await tab.comeBack(503)).toBeUndefined();
    tab.ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await tab.comeBack(202)).toBeUndefined();
    expect(await tab.comeBack(202)).toBe(inLetters);
  });

  it('[CC8] goes on with the same attempt', async () => {
    const tab = await leftFor(stripe);
    const before = tab.load().read();
    await tab.comeBack(202);
    expect(tab.load().read()).toEqual(before);
    expect(before?.cart).toBe(inLetters);
  });

  it('[CC13] nothing is told where the cart was changed since, or nobody went to pay', async () => {
    const changed = await leftFor(stripe);
    changed.load().onCartChanged();
    const failed = await leftFor(undefined);
    const nameless = await leftFor('https://pay.example/1');
    for (const tab of [changed, failed, nameless]) {
      expect(await tab.comeBack(202)).toBeUndefined();
      expect(tab.ask).not.toHaveBeenCalled();
    }
  });

  it.each(['', '{', 'null', '{"session":7}'])('[CC3] storage may hold %j', async (text) => {
    const tab = await leftFor(stripe);
    tab.kept.set(storageKeys.checkout, text);
    expect(await tab.comeBack(202)).toBeUndefined();
  });
});
