import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { ApiError, missing } from '../api/api-error.ts';
import type { newPrice, priceChange, priceQuestion } from '../api/catalogue-parameters.ts';
import { randomId } from '../random-id.ts';
import { sandboxPrice, sandboxProduct } from '../schema.ts';
import type { WirePrice } from '../wire.ts';
import { changedMetadata } from './catalogue-facts.ts';
import { type PriceRow, priceObject, productObject } from './catalogue-objects.ts';
import { after, newestFirst } from './paging.ts';
import { findProduct } from './products.ts';
import type { Work } from './work.ts';

/** Finds a price with its product. */
export async function findPrice(work: Work, id: string): Promise<WirePrice | undefined> {
  const [found] = await select(work, eq(sandboxPrice.id, id), 1);
  return found;
}

/** Prices, the newest first; one more than asked for tells that there are more. */
export async function listPrices(
  work: Work,
  asked: v.InferOutput<typeof priceQuestion>,
): Promise<WirePrice[]> {
  const conditions: (SQL | undefined)[] = [
    await after(sandboxPrice, asked.starting_after, 'price', (last) => findRow(work, last)),
  ];
  if (asked.active !== undefined) conditions.push(eq(sandboxPrice.active, asked.active));
  if (asked.product !== undefined) conditions.push(eq(sandboxPrice.productId, asked.product));
  if (asked.lookup_keys) conditions.push(inArray(sandboxPrice.lookupKey, asked.lookup_keys));
  return select(work, and(...conditions), asked.limit + 1);
}

/** Makes a price for a product that exists. */
export async function createPrice(
  work: Work,
  asked: v.InferOutput<typeof newPrice>,
): Promise<WirePrice> {
  const product = await findProduct(work, asked.product);
  if (!product) throw missing('product', asked.product, { param: 'product' });
  const lookupKey = asked.lookup_key ?? null;
  await freeLookupKey(work, lookupKey, asked.transfer_lookup_key);
  const [row] = await work.queries
    .insert(sandboxPrice)
    .values({
      id: randomId('price'),
      productId: product.id,
      lookupKey,
      active: asked.active,
      facts: {
        unit_amount: asked.unit_amount,
        tax_behavior: asked.tax_behavior,
        nickname: asked.nickname ?? null,
        metadata: asked.metadata ?? {},
      },
      createdAt: work.now,
    })
    .returning();
  if (!row) throw new Error('The price was not written');
  return priceObject(row, product);
}

/** Changes what may be changed of a price. */
export async function changePrice(
  work: Work,
  id: string,
  asked: v.InferOutput<typeof priceChange>,
): Promise<WirePrice> {
  const before = await findRow(work, id);
  if (!before) throw missing('price', id, 'path');
  const lookupKey = asked.lookup_key === undefined ? before.lookupKey : asked.lookup_key;
  if (lookupKey !== before.lookupKey) {
    await freeLookupKey(work, lookupKey, asked.transfer_lookup_key);
  }
  const { facts, active } = before;
  await work.queries
    .update(sandboxPrice)
    .set({
      lookupKey,
      active: asked.active ?? active,
      facts: {
        ...facts,
        nickname: asked.nickname === undefined ? facts.nickname : asked.nickname,
        metadata: changedMetadata(facts.metadata, asked.metadata),
      },
    })
    .where(eq(sandboxPrice.id, id));
  const after = await findPrice(work, id);
  if (!after) throw missing('price', id, 'path');
  return after;
}

/** A lookup key names one price; it is taken from another only where that was asked for. */
async function freeLookupKey(work: Work, key: string | null, transfer: boolean): Promise<void> {
  if (key === null) return;
  const [owner] = await select(work, eq(sandboxPrice.lookupKey, key), 1);
  if (!owner) return;
  if (!transfer) {
    throw new ApiError(`A price (${owner.id}) already uses that lookup key.`, {
      code: 'resource_already_exists',
      param: 'lookup_key',
    });
  }
  await work.queries
    .update(sandboxPrice)
    .set({ lookupKey: null })
    .where(eq(sandboxPrice.id, owner.id));
}

async function select(work: Work, condition: SQL | undefined, most: number): Promise<WirePrice[]> {
  const rows = await work.queries
    .select({ price: sandboxPrice, product: sandboxProduct })
    .from(sandboxPrice)
    .innerJoin(sandboxProduct, eq(sandboxProduct.id, sandboxPrice.productId))
    .where(condition)
    .orderBy(...newestFirst(sandboxPrice))
    .limit(most);
  return rows.map(({ price, product }) => priceObject(price, productObject(product)));
}

async function findRow(work: Work, id: string): Promise<PriceRow | undefined> {
  const [row] = await work.queries.select().from(sandboxPrice).where(eq(sandboxPrice.id, id));
  return row;
}
