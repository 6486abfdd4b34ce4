import { beforeAll, beforeEach, expect, it } from 'vitest';
import { changeOrderState } from '../orders/change-order.ts';
import { dispatchOrder } from '../orders/dispatch-order.ts';
import { reconcileCheckouts } from '../orders/reconcile-checkouts.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { byCommand } from '../testing/order.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { correctStock, readStockLevel } from './change-stock.ts';

const ten = findProductWithStock(10);

describeOnBothEngines('a stock count', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.reset());

  const level = async () => {
    const found = await readStockLevel(database().queries, ten.id);
    if (!found) throw new Error('There is no account');
    return found;
  };
  const count = async (counted: number) => correctStock(database(), ten.id, counted, await level());
  const sell = async (quantity: number) => {
    await shop.sendWebhook(await shop.payments.pay(await shop.startCheckout(ten, quantity)));
    return (await shop.orders()).at(-1)?.reference ?? '';
  };

  it('[CC14] does not make stock held by open checkouts available', async () => {
    await shop.startCheckout(ten, 4);
    expect(await level()).toEqual({ available: 6, promised: 4 });
    expect(await count(10)).toBe(6);
    await shop.ageCheckouts(60);
    await reconcileCheckouts(shop.shop);
    expect(await level()).toEqual({ available: 10, promised: 0 });
  });

  it('[CC14] keeps stock for undispatched orders, but not for cancelled ones', async () => {
    const kept = await sell(3);
    const sent = await sell(2);
    const cancelled = await sell(1);
    await dispatchOrder(shop.shop, sent, { carrier: 'Pallet', ...byCommand });
    await changeOrderState(shop.shop, cancelled, { to: 'cancelled', ...byCommand });
    expect(await level()).toEqual({ available: 5, promised: 3 });
    expect(await count(8)).toBe(5);
    await dispatchOrder(shop.shop, kept, { carrier: 'Pallet', ...byCommand });
    expect(await count(5)).toBe(5);
  });

  it('[CC14] counts undispatched goods of both orders of a cart paid twice', async () => {
    const session = await shop.startCheckout(ten, 2);
    await shop.sendWebhook(await shop.payments.pay(session));
    await shop.payAgain(session);
    const [first] = await shop.orders();
    expect((await level()).promised).toBe(4);
    await dispatchOrder(shop.shop, first?.reference ?? '', { carrier: 'Pallet', ...byCommand });
    expect((await level()).promised).toBe(2);
  });

  it('[CC14] leaves nothing available if the count is below what is promised', async () => {
    await sell(4);
    expect(await count(3)).toBe(0);
  });

  it('[CC14] is rejected if stock changed after it was read', async () => {
    const before = await level();
    const reference = await sell(4);
    expect(await correctStock(database(), ten.id, 10, before)).toBe('changed');
    const unsent = await level();
    await dispatchOrder(shop.shop, reference, { carrier: 'Pallet', ...byCommand });
    expect(await correctStock(database(), ten.id, 10, unsent)).toBe('changed');
    expect(await shop.availableStock(ten)).toBe(6);
  });

  it('[CC14] waits for a concurrent sale', async () => {
    const before = await level();
    const outcomes = await Promise.all([sell(4), correctStock(database(), ten.id, 10, before)]);
    expect(await shop.availableStock(ten)).toBe(6);
    expect(['changed', 10]).toContain(outcomes[1]);
  });

  it('[CC14] returns undefined for a product without an account', async () => {
    expect(await readStockLevel(database().queries, 'strange')).toBeUndefined();
    const seen = { available: 0, promised: 0 };
    expect(await correctStock(database(), 'strange', 1, seen)).toBeUndefined();
  });
});
