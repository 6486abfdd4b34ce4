import { afterEach, expect, it, vi } from 'vitest';
import { firstProduct } from '../../catalogue/catalogue.ts';
import { getBuiltCatalogue as catalogue } from '../app/catalogue.ts';
import type { Database } from '../database/database.ts';
import { createStockReader } from './stock-reader.ts';

afterEach(() => vi.restoreAllMocks());

const { id } = firstProduct;

/** A database that returns levels, then no held stock, in turn. */
function answering(levels: () => object[]): Database {
  let asked = 0;
  const execute = async () => {
    asked += 1;
    return { rows: asked % 2 ? levels() : [] };
  };
  return { queries: { execute } } as unknown as Database;
}

it('[CC3, CC14] leaves out products that are no longer sold', async () => {
  const rows = [
    { product_id: id, available: 4 },
    { product_id: 'withdrawn', available: 2 },
  ];
  const read = createStockReader(async () => answering(() => rows), catalogue);
  expect((await read()).levels).toEqual({ [id]: 4 });
});

it('[CC14] is read again after five seconds, though the clock was set back an hour', async () => {
  let available = 4;
  const read = createStockReader(
    async () => answering(() => [{ product_id: id, available }]),
    catalogue,
  );
  const started = { wall: Date.now(), steady: performance.now() };
  let passed = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => started.wall - 3_600_000 + passed);
  vi.spyOn(performance, 'now').mockImplementation(() => started.steady + passed);
  vi.mocked(Date.now).mockReturnValueOnce(started.wall);
  expect((await read()).levels).toEqual({ [id]: 4 });
  available = 0;
  passed = 4_000;
  expect((await read()).levels).toEqual({ [id]: 4 });
  passed = 5_001;
  expect((await read()).levels).toEqual({ [id]: 0 });
});
