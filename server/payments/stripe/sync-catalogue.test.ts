import { beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import type { Product } from '../../../catalogue/product.ts';
import { openStripeCatalogue } from '../../testing/stripe-catalogue.ts';
import type { SyncedCatalogue } from '../provider.ts';
import { countDifferences, syncCatalogue, syncOneProduct } from './sync-catalogue.ts';

describe('the catalogue at Stripe', () => {
  const catalogue = products.slice(0, 4);
  const [first, ...rest] = catalogue;
  if (!first) throw new Error('The catalogue is empty');
  let stripe = openStripeCatalogue();
  beforeEach(() => {
    stripe = openStripeCatalogue();
  });

  const activePrices = async ({ id }: Product) =>
    (await stripe.prices.list({ product: id, active: true })).data;
  const sync = (list: readonly Product[], inUse: SyncedCatalogue['prices'] = {}) =>
    syncCatalogue(stripe, list, inUse);
  const pricesAtAll = async () => (await stripe.prices.list({ limit: 100 })).data.length;

  it('[CC14] is created once across repeated syncs', async () => {
    const made = await sync(catalogue);
    expect(made).toMatchObject({ created: 4, updated: 0, unchanged: 0, deactivated: 0 });
    const again = await sync(catalogue);
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 4, deactivated: 0 });
    expect(again.prices).toEqual(made.prices);
    expect(await pricesAtAll()).toBe(4);
    expect(await stripe.products.retrieve(first.id)).toMatchObject({
      name: first.name,
      description: first.sku,
      metadata: { product: first.id },
    });
    expect(await activePrices(first)).toMatchObject([
      { unit_amount: first.price, lookup_key: first.id, tax_behavior: 'inclusive' },
    ]);
  });

  it('[CC14] sells a changed price under the same lookup key, and the old one until the next time', async () => {
    const before = await sync(catalogue);
    const dearer = { ...first, price: first.price + 100, name: 'Another name' };
    const changed = await sync([dearer, ...rest], before.prices);
    expect(changed).toMatchObject({ created: 0, updated: 1, unchanged: 3 });
    const made = changed.prices[first.id];
    expect(made).toEqual({ priceId: expect.any(String), pence: dearer.price });
    expect(await activePrices(first)).toMatchObject([
      { id: made?.priceId, unit_amount: dearer.price, lookup_key: first.id },
      // An open shop may still be using this price.
      { id: before.prices[first.id]?.priceId, unit_amount: first.price },
    ]);
    expect((await stripe.products.retrieve(first.id)).name).toBe('Another name');

    await sync([dearer, ...rest], changed.prices);
    expect(await activePrices(first)).toMatchObject([{ id: made?.priceId }]);
  });

  it('[LC2] follows one published price, and that of a new product, repeatably', async () => {
    await sync(rest);
    const made = await syncOneProduct(stripe, first, undefined);
    expect(await syncOneProduct(stripe, first, made)).toBe(made);
    const dearer = { ...first, price: first.price + 100 };
    const next = await syncOneProduct(stripe, dearer, made);
    expect(next).not.toBe(made);
    // An open session may have been created with the former price.
    expect((await activePrices(first)).map(({ id }) => id)).toEqual([next, made]);
    expect(await sync([dearer, ...rest])).toMatchObject({ unchanged: 4 });
  });

  it('[CC14] deactivates removed products, reactivates them, and leaves other programs’ products alone', async () => {
    const foreign = await stripe.products.create({ name: 'Someone else sells this' });
    await sync(catalogue);
    expect(await sync(rest)).toMatchObject({ deactivated: 1, unchanged: 3 });
    expect(await sync(rest)).toMatchObject({ deactivated: 0 });
    expect((await stripe.products.retrieve(first.id)).active).toBe(false);
    expect(await activePrices(first)).toEqual([]);
    expect((await stripe.products.retrieve(foreign.id)).active).toBe(true);
    expect(await sync(catalogue)).toMatchObject({ updated: 1, unchanged: 3 });
    expect(await activePrices(first)).toHaveLength(1);
  });

  it('[CC14] completes after an interrupted sync', async () => {
    await sync(catalogue);
    // The new price was created, and then the connection broke before the old one was deactivated.
    const dearer = { ...first, price: first.price + 100 };
    await stripe.prices.create({
      product: first.id,
      currency: 'gbp',
      unit_amount: dearer.price,
      tax_behavior: 'inclusive',
      lookup_key: first.id,
      transfer_lookup_key: true,
    });
    expect(await activePrices(first)).toHaveLength(2);
    await sync([dearer, ...rest]);
    expect(await activePrices(first)).toMatchObject([{ unit_amount: dearer.price }]);
    expect(await pricesAtAll()).toBe(5);
  });

  it('[CC14] is compared with the catalogue as it was written back', async () => {
    const { prices } = await sync(catalogue);
    const synced = catalogue.map((product) => ({
      ...product,
      priceId: prices[product.id]?.priceId ?? '',
    }));
    expect(await countDifferences(stripe, synced)).toBe(0);
    expect(await countDifferences(stripe, catalogue)).toBe(4);
    const [one, ...others] = synced;
    expect(await countDifferences(stripe, [{ ...first, ...one, price: 1 }, ...others])).toBe(1);
  });
});
