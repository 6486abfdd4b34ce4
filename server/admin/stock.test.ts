import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { checkout } from '../database/schema.ts';
import { openLedger, reserveStock } from '../stock/ledger.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { findProductWithStock } from '../testing/shop.ts';
import { createAdminRunner } from './testing/run-admin.ts';

const { id, sku } = findProductWithStock(10);

describeOnBothEngines('stock set', (database) => {
  beforeEach(async () => {
    const { queries } = database();
    await queries.execute(sql`truncate checkout, stock, stock_movement cascade`);
    await openLedger(queries, products);
    const expiresAt = new Date(Date.now() + 60_000);
    await queries.insert(checkout).values({ id: 'checkout_a', totalPence: 1, expiresAt });
  });

  const hold = (quantity: number) =>
    reserveStock(database().queries, 'checkout_a', [{ productId: id, quantity }]);

  it('[CC14] subtracts reserved items from the count', async () => {
    await hold(4);
    const { questions, out } = await createAdminRunner({ database: database() }).run(
      `stock set ${id} 9`,
      true,
    );
    expect(questions).toEqual([
      `9 counted, of which 4 are reserved by open checkouts and orders not yet dispatched. Set ${sku} from 6 to 5 available?`,
    ]);
    expect(out).toBe(`${sku}: 5 available.\n`);
  });

  it('[CC14] warns if more is reserved than counted', async () => {
    await hold(4);
    const { out } = await createAdminRunner({ database: database() }).run(
      `stock set ${id} 3 --yes`,
    );
    expect(out).toBe(
      `${sku}: 0 available. 1 more are reserved than there are: count again once those are dispatched or cancelled.\n`,
    );
  });

  it('[CC14] rejects a count if the product was sold meanwhile', async () => {
    const busy: Database = {
      ...database(),
      transaction: async (work) => {
        await hold(2);
        return database().transaction(work);
      },
    };
    const { code, complaints } = await createAdminRunner({ database: busy }).run(
      `stock set ${id} 10`,
      true,
    );
    expect(code).toBe(1);
    expect(complaints).toContain('Nothing was changed: count it again.');
    const { available } = await createAdminRunner({ database: database() }).runJson(
      `stock show ${id}`,
    );
    expect(available).toBe(8);
  });
});
