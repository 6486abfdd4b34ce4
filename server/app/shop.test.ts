import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import type { Provider } from '../payments/provider.ts';
import { getBuiltCatalogue } from './catalogue.ts';
import { createLog } from './log.ts';
import { whenShopReady } from './shop.ts';

const origin = 'https://shop.example';
const log = createLog('error');
const never = new Promise<never>(() => {});
const database = Promise.resolve({} as Database);
const provider = Promise.resolve({} as Provider);

it('[CC14] waits for the database and the provider up to a time-out', async () => {
  const closed = { status: 503 };
  const open = { database, provider, log, origin, catalogue: getBuiltCatalogue };
  await expect(whenShopReady({ ...open, database: never }, 10)).rejects.toMatchObject(closed);
  await expect(whenShopReady({ ...open, provider: never }, 10)).rejects.toMatchObject(closed);
  expect(await whenShopReady(open, 10)).toMatchObject({ origin });
});
