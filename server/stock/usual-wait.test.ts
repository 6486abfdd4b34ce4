import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { formatUsualWait } from '../../contract/usual-wait.ts';
import { getBuiltCatalogue as catalogue } from '../app/catalogue.ts';
import { stock, stockMovement } from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { createUsualWaitReader } from './usual-wait.ts';

const [one, sibling] = products.filter(({ family }) => family === products[0]?.family);
if (!one || !sibling) throw new Error('The catalogue is empty');

describeOnBothEngines('how long a product is out of stock', (database) => {
  const day = 86_400_000;
  const ago = (days: number) => new Date(Date.now() - days * day);
  const move = (productId: string, moves: readonly (readonly [number, string, number])[]) =>
    database()
      .queries.insert(stockMovement)
      .values(
        moves.map(([change, reason, days]) => ({
          productId,
          change,
          reason: reason as 'reserved' | 'received' | 'opened',
          at: ago(days),
        })),
      );
  const read = (id: string) => createUsualWaitReader(async () => database(), catalogue)(id);

  beforeEach(async () => {
    await database().queries.execute(sql`truncate stock cascade`);
    await database()
      .queries.insert(stock)
      .values([one.id, sibling.id].map((productId) => ({ productId, available: 0 })));
  });

  it('[BU8] is based on the product’s past shortages, else its family’s, else unknown', async () => {
    expect(await read(one.id)).toEqual({});
    expect(await read('strange')).toEqual({});
    await move(sibling.id, [
      [3, 'opened', 100],
      [-3, 'reserved', 90],
      [5, 'received', 70],
    ]);
    expect(await read(one.id)).toEqual({ days: 20 });
    await move(one.id, [
      [2, 'opened', 100],
      [-1, 'reserved', 95],
      [-1, 'reserved', 60],
      [1, 'received', 56],
      [-1, 'reserved', 40],
      [4, 'received', 34],
      [-4, 'reserved', 3],
    ]);
    expect(await read(one.id)).toEqual({ days: 6 });
  });
});

it('[BU8] is formatted in days, and from two weeks in weeks', () => {
  expect([1, 6, 20].map(formatUsualWait)).toEqual([
    "It's usually back within a day.",
    "It's usually back within 6 days.",
    "It's usually back within 3 weeks.",
  ]);
});
