import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { formatPrice } from '../../catalogue/money.ts';
import { catalogueRevisionHeader } from '../../contract/create-checkout.ts';
import { listedProducts } from '../app/catalogue.ts';
import { findCurrentRevision } from '../publish/changes-in-force.ts';
import { publishChanges } from '../publish/versions.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';

const five = findProductWithStock(5);
const many = findProductWithStock(25);
const by = { kind: 'command' } as const;

describeOnBothEngines('a checkout after a price has changed', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(async () => {
    await shop.reset();
    await database().queries.execute(
      sql`truncate catalogue_version, catalogue_change, activity cascade`,
    );
  });

  const publish = (field: string, value: unknown, productId = five.id) =>
    publishChanges(database(), listedProducts, { changes: [{ productId, field, value }], by });
  const buy = (revision?: string, items = [{ price: five.priceId, quantity: 1 }]) =>
    shop.checkOut(
      items,
      undefined,
      revision === undefined ? {} : { [catalogueRevisionHeader]: revision },
    );
  const dearer = five.price + 500;

  it('[LC2] charges the price in the database, not the one in memory', async () => {
    await publish('price', dearer);
    expect(shop.live.current().byId(five.id)?.price).toBe(five.price);
    expect((await buy()).status).toBe(200);
    expect((await shop.checkouts())[0]?.totalPence).toBe(dearer);
  });

  it('[LC2] rejects a changed price, then accepts the current revision', async () => {
    await publish('price', dearer);
    const revision = await findCurrentRevision(database().queries);
    const items = [
      { price: five.priceId, quantity: 1 },
      { price: many.priceId, quantity: 1 },
    ];
    const told = await buy('0', items);
    expect(told.status).toBe(409);
    expect(await told.json()).toEqual({
      error: `The price of ${five.name} has changed from ${formatPrice(five.price)} to ${formatPrice(dearer)}. Check your cart, then continue.`,
      revision,
      price_changes: [{ product: five.id, from: five.price, to: dearer }],
    });
    expect(await shop.checkouts()).toEqual([]);
    expect((await buy(revision, items)).status).toBe(200);
  });

  it('[LC2] does not interrupt a buyer whose products did not change price', async () => {
    await publish('price', many.price + 500, many.id);
    expect((await buy('0')).status).toBe(200);
  });

  it('[LC2] uses current prices for an unknown catalogue revision', async () => {
    await publish('price', dearer);
    for (const unknown of ['9.9', 'x'.repeat(2000), ''])
      expect((await buy(unknown)).status).toBe(200);
    expect((await shop.checkouts()).at(-1)?.totalPence).toBe(dearer);
  });

  it('[LC2] renews an unpaid checkout at the new price', async () => {
    const key = 'b'.repeat(32);
    const items = [{ price: five.priceId, quantity: 1 }];
    await shop.checkOut(items, key);
    await publish('price', dearer);
    expect((await shop.checkOut(items, key)).status).toBe(200);
    const open = (await shop.checkouts()).filter(({ state }) => state === 'open');
    expect(open.map(({ totalPence }) => totalPence)).toEqual([dearer]);
  });

  it('[LC1] rejects a withdrawn product', async () => {
    await publish('withdrawn', true);
    const answer = await buy();
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: expect.stringContaining('no longer available'),
    });
  });
});
