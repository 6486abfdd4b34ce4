import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { getBuiltCatalogue as catalogue } from '../app/catalogue.ts';
import type { Database } from '../database/database.ts';
import { openPgliteInMemory } from '../database/open-pglite.ts';
import type { Provider } from '../payments/provider.ts';
import { createAdminRunner } from './testing/run-admin.ts';

const folder = mkdtempSync(join(tmpdir(), 'price-ids-'));
const file = join(folder, 'mine.json');
const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const typed = ['stripe', 'sync', '--out', file];
const done = { created: 1, updated: 2, unchanged: 3, deactivated: 4 };
let syncs = 0;
const provider = {
  syncCatalogue: async (sold: typeof products) => {
    syncs += 1;
    const prices = sold.map(({ id, price }) => [id, { priceId: `price_${id}`, pence: price }]);
    return { ...done, prices: Object.fromEntries(prices.toReversed()) };
  },
} as unknown as Provider;

let database: Database;
beforeAll(async () => {
  database = await openPgliteInMemory();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
const admin = (environment: Record<string, string>) => {
  const shop = { database, provider, log: undefined as never, origin: '', catalogue };
  return createAdminRunner({ database, shop, environment });
};

it('[CC14] writes the provider’s price ids, sorted', async () => {
  const { code, out } = await admin(keys).run(typed);
  expect(code).toBe(0);
  expect(out).toContain('Stripe: 1 created, 2 updated, 3 unchanged, 4 deactivated.');
  const written = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(written)).toEqual(products.map(({ id }) => id).sort());
  expect(written[products[0]?.id ?? '']).toMatchObject({ pence: products[0]?.price });
});

it('[CC14] asks before overwriting a file', async () => {
  writeFileSync(file, 'mine');
  syncs = 0;
  expect(await admin(keys).run(typed)).toMatchObject({ code: 2 });
  expect(await admin(keys).run(typed, false)).toMatchObject({ code: 1 });
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(syncs).toBe(0);
});

it('[CC14] rejects a sync with the sandbox', async () => {
  const { code, complaints } = await admin({}).run('stripe sync');
  expect(code).toBe(1);
  expect(complaints).toContain('The sandbox holds no catalogue: set STRIPE_SECRET_KEY');
});
