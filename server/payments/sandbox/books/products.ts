import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { ApiError, missing } from '../api/api-error.ts';
import type { newProduct, productChange, productQuestion } from '../api/catalogue-parameters.ts';
import { randomId } from '../random-id.ts';
import { sandboxPrice, sandboxProduct } from '../schema.ts';
import type { WireProduct } from '../wire.ts';
import { changedMetadata } from './catalogue-facts.ts';
import { type ProductRow, productObject } from './catalogue-objects.ts';
import { after, newestFirst } from './paging.ts';
import type { Work } from './work.ts';

/** Finds a product as Stripe shows it. */
export async function findProduct(work: Work, id: string): Promise<WireProduct | undefined> {
  const row = await findRow(work, id);
  return row && productObject(row);
}

/** Products, the newest first; one more than asked for tells that there are more. */
export async function listProducts(
  work: Work,
  asked: v.InferOutput<typeof productQuestion>,
): Promise<WireProduct[]> {
  const { id, active } = sandboxProduct;
  const conditions: (SQL | undefined)[] = [
    await after(sandboxProduct, asked.starting_after, 'product', (last) => findRow(work, last)),
  ];
  if (asked.active !== undefined) conditions.push(eq(active, asked.active));
  if (asked.ids) conditions.push(inArray(id, asked.ids));
  const rows = await work.queries
    .select()
    .from(sandboxProduct)
    .where(and(...conditions))
    .orderBy(...newestFirst(sandboxProduct))
    .limit(asked.limit + 1);
  return rows.map(productObject);
}

/** Makes a product, under an id of the caller's choice if there is one. */
export async function createProduct(
  work: Work,
  asked: v.InferOutput<typeof newProduct>,
): Promise<WireProduct> {
  const [row] = await work.queries
    .insert(sandboxProduct)
    .values({
      id: asked.id ?? randomId('prod', 14),
      active: asked.active,
      facts: {
        name: asked.name,
        description: asked.description ?? null,
        images: asked.images ?? [],
        metadata: asked.metadata ?? {},
        default_price: null,
        shippable: asked.shippable ?? null,
        tax_code: asked.tax_code ?? null,
        url: asked.url ?? null,
      },
      createdAt: work.now,
      updatedAt: work.now,
    })
    .onConflictDoNothing()
    .returning();
  if (row) return productObject(row);
  throw new ApiError('Product already exists.', { code: 'resource_already_exists', param: 'id' });
}

/** Changes a product; what is not named stays. */
export async function changeProduct(
  work: Work,
  id: string,
  { active, metadata, ...change }: v.InferOutput<typeof productChange>,
): Promise<WireProduct> {
  const before = await findRow(work, id);
  if (!before) throw missing('product', id, 'path');
  if (change.default_price) await refuseForeignPrice(work, id, change.default_price);
  const [row] = await work.queries
    .update(sandboxProduct)
    .set({
      active: active ?? before.active,
      facts: {
        ...before.facts,
        ...change,
        metadata: changedMetadata(before.facts.metadata, metadata),
      },
      updatedAt: work.now,
    })
    .where(eq(sandboxProduct.id, id))
    .returning();
  if (!row) throw missing('product', id, 'path');
  return productObject(row);
}

async function refuseForeignPrice(work: Work, productId: string, priceId: string): Promise<void> {
  const [price] = await work.queries
    .select({ productId: sandboxPrice.productId })
    .from(sandboxPrice)
    .where(eq(sandboxPrice.id, priceId));
  if (price?.productId !== productId) throw missing('price', priceId, { param: 'default_price' });
}

async function findRow(work: Work, id: string): Promise<ProductRow | undefined> {
  const [row] = await work.queries.select().from(sandboxProduct).where(eq(sandboxProduct.id, id));
  return row;
}
