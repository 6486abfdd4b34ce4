import { describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../../storage-keys.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { sampleProduct } from '../../testing/sample-product.ts';
import { createAttemptKeeper } from './attempt-keeper.ts';
import { createBegunPayments } from './begun-payments.ts';
import { cartReducer, emptyCart } from './cart.ts';
import { checkOut, checkoutRequestFor } from './checkout.ts';
import { lookBack, noteLeaving, noteTold } from './pending-payment.ts';

const cart = cartReducer(emptyCart, { type: 'ADD_TO_CART', product: sampleProduct() });
const request = checkoutRequestFor(cart, 'https://shop.example');
const inLetters = JSON.stringify(request);

const attempt = {
  key: expect.any(String),
  cart: inLetters,
  at: expect.any(Number),
  session: 'cs_test_a1B2',
};

/** What comes with a 202 where the provider was asked. */
const stillOpen = { state: 'pending', unpaid: true };

/** What comes with a 202 where nobody knows. */
const unknown = { state: 'pending' };

/** A tab that has asked where to pay, and what it finds when a page is loaded in it after that. */
async function leftFor(url: string | undefined) {
  const kept = memoryStorage();
  const storage = () => kept;
  const load = () =>
    createAttemptKeeper({ storage, send: async () => new Response('{}', { status: 503 }) });
  const payments = createBegunPayments(storage);
  const answer = url ? new Response(JSON.stringify({ url })) : new Response('', { status: 500 });
  await checkOut(load(), request, async () => answer, payments);
  const ask = vi.fn<typeof fetch>();
  const comeBack = (status: number, keeper = load(), body = status === 202 ? stillOpen : {}) => {
    ask.mockResolvedValue(Response.json(body, { status }));
    return lookBack(keeper, payments, ask);
  };
  return { kept, load, ask, comeBack, payments };
}

const stripe = 'https://checkout.stripe.com/c/pay/cs_test_a1B2#fidkdWxOYHwnPyd1';

describe('back from the payment page', () => {
  it.each([
    ['still open', 202],
    ['over', 404],
  ])(
    '[CC13] unpaid, with the session %s, is the attempt with the cart that was left, until told',
    async (_, status) => {
      const tab = await leftFor(stripe);
      const keeper = tab.load();
      const { unpaid } = await tab.comeBack(status, keeper);
      expect(unpaid).toEqual({ attempt, isOver: status === 404 });
      expect(tab.ask).toHaveBeenCalledOnce();
      expect(tab.ask.mock.calls[0]?.[0]).toBe('/api/orders/cs_test_a1B2');
      expect(await tab.comeBack(status)).toEqual({ unpaid });
      if (unpaid) noteTold(keeper, unpaid);
      expect(await tab.comeBack(status)).toEqual({});
    },
  );

  it('[CC13] paid, the order is named until it has been seen', async () => {
    const tab = await leftFor('https://shop.example/sandbox/checkout/cs_test_9');
    expect(await tab.comeBack(200)).toEqual({ paid: 'cs_test_9' });
    expect(await tab.comeBack(200)).toEqual({ paid: 'cs_test_9' });
    tab.payments.forget('cs_test_9');
    expect(await tab.comeBack(200)).toEqual({});
    expect(await tab.comeBack(200)).toEqual({});
  });

  it('[CC13] paid, the order is named whatever has become of the cart or the tab', async () => {
    const changed = await leftFor(stripe);
    changed.load().onCartChanged();
    const closed = await leftFor(stripe);
    closed.kept.removeItem(storageKeys.checkout);
    for (const tab of [changed, closed]) {
      expect(await tab.comeBack(200)).toEqual({ paid: 'cs_test_a1B2' });
    }
  });

  it('[CC13] is no more asked about once it is over', async () => {
    const tab = await leftFor(stripe);
    tab.kept.removeItem(storageKeys.checkout);
    await tab.comeBack(404);
    await tab.comeBack(404);
    expect(tab.ask).toHaveBeenCalledOnce();
  });

  it('[CC8] paid and seen in another tab, the same goods again are another attempt', async () => {
    const tab = await leftFor(stripe);
    tab.payments.forget('cs_test_a1B2');
    const keeper = tab.load();
    const giveUp = vi.spyOn(keeper, 'giveUp');
    const attempt = keeper.read();
    expect(await tab.comeBack(200, keeper)).toEqual({});
    expect(giveUp).toHaveBeenCalledExactlyOnceWith(attempt);
  });

  it('[CC13] nothing is told while nobody can say whether it was paid, and later it is', async () => {
    const tab = await leftFor(stripe);
    expect(await tab.comeBack(503)).toEqual({});
    expect(await tab.comeBack(202, tab.load(), unknown)).toEqual({});
    tab.ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await tab.comeBack(202)).toEqual({});
    expect(await tab.comeBack(202)).toEqual({ unpaid: { attempt, isOver: false } });
  });

  it('[CC13] is asked about once more after a while where the provider had just been asked', async () => {
    const tab = await leftFor(stripe);
    tab.payments.note('cs_of_another_tab');
    const pause = vi.fn(async () => {});
    tab.ask.mockImplementation(async () =>
      Response.json(pause.mock.calls.length > 0 ? stillOpen : unknown, { status: 202 }),
    );
    const look = (wait?: typeof pause) => lookBack(tab.load(), tab.payments, tab.ask, wait);
    expect(await look()).toEqual({});
    expect(tab.ask).toHaveBeenCalledTimes(2);
    expect(await look(pause)).toEqual({ unpaid: { attempt, isOver: false } });
    expect(tab.ask).toHaveBeenCalledTimes(5);
    expect(tab.ask).toHaveBeenLastCalledWith('/api/orders/cs_test_a1B2', expect.anything());
  });

  it('[CC13] is not asked about a third time', async () => {
    const tab = await leftFor(stripe);
    tab.ask.mockImplementation(async () => Response.json(unknown, { status: 202 }));
    expect(await lookBack(tab.load(), tab.payments, tab.ask, async () => {})).toEqual({});
    expect(tab.ask).toHaveBeenCalledTimes(2);
  });

  it('[CC13, CC14] counts its time from the session that was gone to, and not anew for the same', async () => {
    const tab = await leftFor(stripe);
    const keeper = tab.load();
    keeper.keep({ key: 'the-same-attempt', cart: inLetters, at: 1 });
    noteLeaving(keeper, stripe, tab.payments);
    expect(keeper.read()?.at).toBe(1);
    noteLeaving(keeper, 'https://checkout.stripe.com/c/pay/cs_test_held_anew', tab.payments);
    expect(keeper.read()?.at).toBeGreaterThan(1);
  });

  it('[CC8] leaves an attempt alone that was begun while the server was asked', async () => {
    const tab = await leftFor(stripe);
    const keeper = tab.load();
    const next = { key: 'another-attempt-0', cart: inLetters, at: 1 };
    const looking = tab.comeBack(404, keeper);
    keeper.keep(next);
    expect(await looking).toEqual({});
    expect(keeper.read()).toEqual(next);
  });

  it.each([
    ['goes on with the same attempt while it can be paid', 202, 0],
    ['gives up an attempt that is over, and its goods', 404, 1],
  ])('[CC8, CC14] %s', async (_, status, times) => {
    const tab = await leftFor(stripe);
    const keeper = tab.load();
    const giveUp = vi.spyOn(keeper, 'giveUp');
    const before = keeper.read();
    const { unpaid } = await tab.comeBack(status, keeper);
    expect(giveUp, 'before it was told').not.toHaveBeenCalled();
    if (unpaid) noteTold(keeper, unpaid);
    expect(giveUp).toHaveBeenCalledTimes(times);
    expect(tab.load().read()).toEqual({ ...before, session: undefined });
    expect(before?.cart).toBe(inLetters);
  });

  it('[CC13] nothing is told where the cart was changed since, or nobody went to pay', async () => {
    const changed = await leftFor(stripe);
    changed.load().onCartChanged();
    const failed = await leftFor(undefined);
    const nameless = await leftFor('https://pay.example/1');
    for (const tab of [changed, failed, nameless]) expect(await tab.comeBack(202)).toEqual({});
    for (const tab of [failed, nameless]) expect(tab.ask).not.toHaveBeenCalled();
  });

  it.each(['', '{', 'null', '{"session":7}'])('[CC3] storage may hold %j', async (text) => {
    const tab = await leftFor(stripe);
    tab.kept.setItem(storageKeys.checkout, text);
    expect(await tab.comeBack(202)).toEqual({});
  });
});
