import { afterEach, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { createStockReader } from './stock-answer.ts';

afterEach(() => vi.restoreAllMocks());

it('[CC14] is read again after five seconds, though the clock was set back an hour', async () => {
  let available = 4;
  const execute = async () => ({ rows: [{ product_id: 'podium', available }] });
  const read = createStockReader(async () => ({ queries: { execute } }) as unknown as Database);
  const started = { wall: Date.now(), steady: performance.now() };
  let passed = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => started.wall - 3_600_000 + passed);
  vi.spyOn(performance, 'now').mockImplementation(() => started.steady + passed);
  vi.mocked(Date.now).mockReturnValueOnce(started.wall);
  expect((await read()).levels).toEqual({ podium: 4 });
  available = 0;
  passed = 4_000;
  expect((await read()).levels).toEqual({ podium: 4 });
  passed = 5_001;
  expect((await read()).levels).toEqual({ podium: 0 });
});
