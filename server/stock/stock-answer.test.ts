import { afterEach, expect, it, vi } from 'vitest';
import { firstProduct } from '../../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { createStockReader } from './stock-answer.ts';

afterEach(() => vi.restoreAllMocks());

const { id } = firstProduct;

it('[CC3, CC14] tells of what is sold, and of no other account', async () => {
  const rows = [
    { product_id: id, available: 4 },
    { product_id: 'withdrawn', available: 2 },
  ];
  const queries = { execute: async () => ({ rows }) };
  const read = createStockReader(async () => ({ queries }) as unknown as Database);
  expect((await read()).levels).toEqual({ [id]: 4 });
});

it('[CC14] is read again after five seconds, though the clock was set back an hour', async () => {
  let available = 4;
  const execute = async () => ({ rows: [{ product_id: id, available }] });
  const read = createStockReader(async () => ({ queries: { execute } }) as unknown as Database);
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
