import { beforeEach, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { indexProducts } from '../../catalogue/index-products.ts';
import { createLog } from '../app/log.ts';
import { providerPrice } from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { openTestPayments } from '../testing/test-payments.ts';
import { type Provider, ProviderError } from './provider.ts';
import { syncPublishedPrices, withProviderPrices } from './sync-prices.ts';

const [first = missing(), second = missing()] = products;

function missing(): never {
  throw new Error('The catalogue is empty');
}

const synced = { [first.id]: { priceId: 'price_before', pence: first.price - 100 } };

describeOnBothEngines('prices at the provider', (database) => {
  beforeEach(() => database().queries.delete(providerPrice));

  async function shopWith(syncPrice: Provider['syncPrice'], priceAccount: string | undefined) {
    const { provider } = await openTestPayments(database());
    const log = createLog('error', () => {});
    const catalogue = () => indexProducts([first, second]);
    const paid = { ...provider, syncPrice, priceAccount };
    return { database: database(), provider: paid, log, origin: 'https://shop.example', catalogue };
  }
  const basketOf = (price = first.price) => ({
    lines: [{ product: { ...first, price }, quantity: 1 }],
    totalPence: price,
  });
  const priceIdOf = async (account: string | undefined, price?: number) => {
    const basket = await withProviderPrices(database().queries, basketOf(price), account);
    return basket.lines[0]?.product.priceId;
  };

  it('[LC2] follow what was published, and are paid by once they are there', async () => {
    const asked: [string, string | undefined][] = [];
    const sync: Provider['syncPrice'] = async ({ id }, inUse) => {
      asked.push([id, inUse]);
      return `price_of_${id}`;
    };
    const shop = await shopWith(sync, 'live');
    expect(await priceIdOf('live')).toBe(first.priceId);
    expect(await syncPublishedPrices(shop, undefined, synced)).toBe(2);
    expect(asked).toEqual([
      [first.id, 'price_before'],
      [second.id, undefined],
    ]);
    expect(await priceIdOf('live')).toBe(`price_of_${first.id}`);
    // Nothing is synced twice, and another price or account keeps its own price id.
    expect(await syncPublishedPrices(shop, undefined, synced)).toBe(0);
    expect(await priceIdOf('live', first.price + 1)).toBe(first.priceId);
    expect(await priceIdOf('test')).toBe(first.priceId);
    expect(await priceIdOf(undefined)).toBe(first.priceId);
  });

  it('[LC2] are retried after a failure, without blocking others', async () => {
    let isDown = true;
    const sync: Provider['syncPrice'] = async ({ id }) => {
      if (isDown && id === first.id) throw new ProviderError('refused', new Error('no'));
      return `price_of_${id}`;
    };
    const shop = await shopWith(sync, 'live');
    expect(await syncPublishedPrices(shop, undefined, synced)).toBe(1);
    isDown = false;
    expect(await syncPublishedPrices(shop, undefined, synced)).toBe(1);
    expect(await database().queries.$count(providerPrice)).toBe(2);
  });

  it('[LC2] are left alone in the sandbox, and where they were never synced', async () => {
    const never: Provider['syncPrice'] = async () => {
      throw new Error('asked');
    };
    expect(await syncPublishedPrices(await shopWith(never, undefined), undefined, synced)).toBe(0);
    expect(await syncPublishedPrices(await shopWith(never, 'live'), undefined, {})).toBe(0);
    expect(await syncPublishedPrices(await shopWith(never, 'live'), 0, synced)).toBe(0);
  });
});
