import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { queryRows } from '../database/database.ts';
import { stock, stockMovement } from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { correctStock, receiveStock } from './change-stock.ts';
import {
  isShortage,
  openLedger,
  readAvailable,
  readHeldQuantities,
  releaseHeldStock,
  reserveAvailable,
  reserveStock,
  reserveWholeProducts,
} from './ledger.ts';

const goods = [
  { id: 'podium', inStock: true, stockCount: 5 },
  { id: 'tower', inStock: true, stockCount: 2 },
  { id: 'steps', inStock: false, stockCount: 7 },
];

describeOnBothEngines('the stock ledger', (database) => {
  beforeEach(async () => {
    const { queries } = database();
    await queries.delete(stockMovement);
    await queries.delete(stock);
    await openLedger(queries, goods);
  });

  const levels = async () =>
    Object.fromEntries(await readAvailable(database().queries, ['podium', 'tower', 'steps']));

  /** The ledger's invariant: available stock is the sum of all movements. */
  async function expectBalance() {
    const rows = await queryRows<{ product_id: string }>(
      database().queries,
      sql`select product_id from stock left join stock_movement using (product_id)
        group by product_id, available having available <> coalesce(sum(change), 0)`,
    );
    expect(rows).toEqual([]);
  }

  it('[CC14] opens with the catalogue, and never again for a product it knows', async () => {
    const { queries } = database();
    expect(await levels()).toEqual({ podium: 5, tower: 2, steps: 0 });
    await reserveStock(queries, 'a', [{ productId: 'podium', quantity: 2 }]);
    const [, ...others] = goods;
    const changed = [
      ...others,
      { id: 'podium', inStock: true, stockCount: 50 },
      { id: 'new', inStock: true, stockCount: 9 },
    ];
    expect(await openLedger(queries, changed)).toEqual({ opened: 1, withoutStock: [] });
    expect(await levels()).toMatchObject({ podium: 3 });
    expect(await readAvailable(queries, ['new'])).toEqual(new Map([['new', 9]]));
    await expectBalance();
  });

  it('[CC14] does not count the goods of a renamed product twice', async () => {
    const { queries } = database();
    const [podium, ...others] = goods;
    const renamed = [...others, { ...podium, id: 'podium-steps', inStock: true, stockCount: 5 }];
    const opened = { opened: 1, withoutStock: ['podium-steps'] };
    expect(await openLedger(queries, renamed)).toEqual(opened);
    expect(await readAvailable(queries, ['podium-steps'])).toEqual(new Map([['podium-steps', 0]]));
    expect(await openLedger(queries, renamed)).toEqual({ opened: 0, withoutStock: [] });
    await expectBalance();
  });

  it('[CC14] reserves all lines or none', async () => {
    const { queries } = database();
    const both = [
      { productId: 'podium', quantity: 5 },
      { productId: 'tower', quantity: 3 },
    ];
    const error = await reserveStock(queries, 'a', both).catch((caught) => caught);
    expect(isShortage(error)).toBe(true);
    expect(await levels()).toMatchObject({ podium: 5, tower: 2 });
    await expectBalance();
  });

  it('[CC14] rejects products without a stock account', async () => {
    const strange = [{ productId: 'strange', quantity: 1 }];
    await expect(reserveStock(database().queries, 'a', strange)).rejects.toThrow(
      'no stock account',
    );
  });

  it('[CC14] releases what a checkout holds once', async () => {
    const { queries } = database();
    await reserveStock(queries, 'a', [
      { productId: 'podium', quantity: 2 },
      { productId: 'tower', quantity: 1 },
    ]);
    await reserveStock(queries, 'b', [{ productId: 'podium', quantity: 1 }]);
    await releaseHeldStock(queries, 'a', 'released');
    await releaseHeldStock(queries, 'a', 'released');
    await releaseHeldStock(queries, 'nobody', 'released');
    expect(await levels()).toMatchObject({ podium: 4, tower: 2 });
    await expectBalance();
  });

  it('[CC14] reserves whole lines from remaining stock and returns the rest', async () => {
    const { queries } = database();
    const missing = await reserveWholeProducts(queries, 'late', [
      { productId: 'podium', quantity: 4 },
      { productId: 'tower', quantity: 3 },
      { productId: 'strange', quantity: 1 },
    ]);
    expect(missing.map(({ productId }) => productId)).toEqual(['tower', 'strange']);
    expect(await levels()).toMatchObject({ podium: 1, tower: 2 });
    await releaseHeldStock(queries, 'late', 'returned');
    expect(await levels()).toMatchObject({ podium: 5, tower: 2 });
    await expectBalance();
  });

  it('[CC14] reserves as much of each line as is available and returns the rest', async () => {
    const { queries } = database();
    const missing = await reserveAvailable(queries, 'late', [
      { productId: 'podium', quantity: 4 },
      { productId: 'tower', quantity: 3 },
      { productId: 'steps', quantity: 1 },
      { productId: 'strange', quantity: 1 },
    ]);
    expect(missing).toEqual([
      { productId: 'tower', quantity: 1 },
      { productId: 'steps', quantity: 1 },
      { productId: 'strange', quantity: 1 },
    ]);
    expect(await levels()).toMatchObject({ podium: 1, tower: 0, steps: 0 });
    const held = new Map([
      ['podium', 4],
      ['tower', 2],
    ]);
    expect(await readHeldQuantities(queries, 'late')).toEqual(held);
    await expectBalance();
  });

  it('[CC14] adds up lines of the same product', async () => {
    const { queries } = database();
    const lines = [2, 1, 2].map((quantity, at) => ({ productId: 'podium', quantity, at }));
    await reserveStock(queries, 'a', lines);
    expect(await levels()).toMatchObject({ podium: 0 });
    await releaseHeldStock(queries, 'a', 'released', lines.slice(0, 2));
    expect(await levels()).toMatchObject({ podium: 2 });
    await expect(reserveStock(queries, 'b', lines)).rejects.toSatisfy(isShortage);
    expect(await reserveWholeProducts(queries, 'b', lines)).toEqual(lines);
    expect(await reserveAvailable(queries, 'b', lines)).toEqual([lines[1], lines[2]]);
    expect(await levels()).toMatchObject({ podium: 0 });
    await expectBalance();
  });

  it('[CC14] keeps the lines to keep when releasing', async () => {
    const { queries } = database();
    await reserveStock(queries, 'a', [
      { productId: 'podium', quantity: 4 },
      { productId: 'tower', quantity: 1 },
    ]);
    const kept = [
      { productId: 'podium', quantity: 1 },
      { productId: 'podium', quantity: 1 },
      { productId: 'tower', quantity: 2 },
    ];
    for (const _ of [1, 2]) await releaseHeldStock(queries, 'a', 'returned', kept);
    expect(await levels()).toMatchObject({ podium: 3, tower: 1 });
    await releaseHeldStock(queries, 'a', 'returned');
    expect(await levels()).toMatchObject({ podium: 5, tower: 2 });
    await expectBalance();
  });

  it('[CC14] records goods that arrive and counts that are corrected', async () => {
    const { queries } = database();
    expect(await receiveStock(queries, 'steps', 6)).toBe(6);
    const seen = { available: 5, promised: 0 };
    expect(await correctStock(database(), 'podium', 1, seen)).toBe(1);
    expect(await receiveStock(queries, 'strange', 6)).toBeUndefined();
    const moves = await queries
      .select({ change: stockMovement.change, reason: stockMovement.reason })
      .from(stockMovement)
      .where(eq(stockMovement.productId, 'podium'))
      .orderBy(stockMovement.id);
    expect(moves).toEqual([
      { change: 5, reason: 'opened' },
      { change: -4, reason: 'corrected' },
    ]);
    await expectBalance();
  });

  it('[CC14] sells no unit twice to sixty concurrent buyers', async () => {
    const baskets = Array.from({ length: 60 }, (_, buyer) => {
      const lines = [
        { productId: 'podium', quantity: 1 },
        { productId: 'tower', quantity: buyer % 5 === 0 ? 1 : 0 },
      ].filter(({ quantity }) => quantity > 0);
      return buyer % 2 ? lines : lines.reverse();
    });
    const outcomes = await Promise.all(
      baskets.map((lines, buyer) =>
        database()
          .transaction((queries) => reserveStock(queries, `buyer-${buyer}`, lines))
          .then(
            () => 'sold',
            (error) => (isShortage(error) ? 'short' : error),
          ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'sold')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'short')).toHaveLength(55);
    expect((await levels()).podium).toBe(0);
    await expectBalance();
  });
});

describe('the catalogue', () => {
  it('[CC4] never counts stock of what is not in stock', () => {
    for (const { inStock, stockCount } of products) expect(stockCount > 0).toBe(inStock);
  });
});
