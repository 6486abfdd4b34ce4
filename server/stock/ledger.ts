import { type SQL, sql } from 'drizzle-orm';
import type { Product } from '../../catalogue/product.ts';
import { type Queries, queryRows } from '../database/database.ts';
import { catalogueChange, stock, stockMovement } from '../database/schema.ts';

export type StockLine = { productId: string; quantity: number };

type OpeningProduct = Pick<Product, 'id' | 'inStock' | 'stockCount'>;

type OpenedAccounts = { opened: number; withoutStock: string[] };

/**
 * Opens an account for every new product with the catalogue's count; after that the ledger is
 * authoritative. If a product has left the catalogue, a new one may be the same under another name, so
 * it opens with zero stock.
 */
export async function openLedger(
  queries: Queries,
  products: readonly OpeningProduct[],
): Promise<OpenedAccounts> {
  const counts = products.map(({ id, inStock, stockCount }) => ({
    productId: id,
    quantity: inStock ? stockCount : 0,
  }));
  const opened = await queryRows<{ product_id: string; withheld: boolean }>(
    queries,
    sql`with wanted as (${linesAsSql(counts)}),
    known as (
      select exists (
        select 1 from ${stock} where product_id not in (select product_id from wanted)
          and product_id not in (select product_id from ${catalogueChange} where field = 'newSize')
      ) as has_left
    ),
    opened as (
      insert into ${stock} (product_id, available)
      select product_id, case when has_left then 0 else quantity end from wanted, known
      order by product_id on conflict do nothing returning product_id, available
    ),
    noted as (
      insert into ${stockMovement} (product_id, change, reason)
      select product_id, available, 'opened' from opened
    )
    select product_id, available < quantity as withheld
    from opened join wanted using (product_id) order by product_id`,
  );
  const withheld = opened.filter((account) => account.withheld);
  return { opened: opened.length, withoutStock: withheld.map(({ product_id }) => product_id) };
}

/** Opens the accounts of sizes that the owner adds, within the transaction that publishes them. */
export async function openStockAccounts(
  queries: Queries,
  counts: readonly StockLine[],
): Promise<void> {
  if (counts.length === 0) return;
  await queries.execute(
    sql`with wanted as (${linesAsSql(counts)}),
    opened as (
      insert into ${stock} (product_id, available) select product_id, quantity from wanted
      order by product_id on conflict do nothing returning product_id, available
    )
    insert into ${stockMovement} (product_id, change, reason)
    select product_id, available, 'opened' from opened`,
  );
}

/**
 * Reserves stock, all lines or none. A shortage violates the table's check: see `isShortage`. Rows
 * are locked in one order, so that two baskets never deadlock.
 */
export async function reserveStock(
  queries: Queries,
  checkoutId: string,
  lines: readonly StockLine[],
): Promise<void> {
  const taken = await reservePortion(queries, checkoutId, lines, sql`quantity`);
  if (!lines.every(({ productId }) => taken.has(productId)))
    throw new Error('A product has no stock account');
}

/** Takes what is available, all lines of a product or none. Returns the lines that could not be taken. */
export async function reserveWholeProducts<Line extends StockLine>(
  queries: Queries,
  checkoutId: string,
  lines: readonly Line[],
): Promise<Line[]> {
  const wholeOrNone = sql`case when available >= quantity then quantity else 0 end`;
  const taken = await reservePortion(queries, checkoutId, lines, wholeOrNone);
  return lines.filter(({ productId }) => !taken.has(productId));
}

/** Reserves as much of each line as is available, and returns what is missing. */
export async function reserveAvailable<Line extends StockLine>(
  queries: Queries,
  checkoutId: string,
  lines: readonly Line[],
): Promise<Line[]> {
  const taken = await reservePortion(queries, checkoutId, lines, sql`least(available, quantity)`);
  return findUncoveredLines(lines, taken);
}

/** The part of the lines that `covered` is too small for. Earlier lines are covered first. */
export function findUncoveredLines<Line extends StockLine>(
  lines: readonly Line[],
  covered: ReadonlyMap<string, number>,
): Line[] {
  const left = new Map(covered);
  return lines.flatMap((line) => {
    const part = Math.min(line.quantity, Math.max(0, left.get(line.productId) ?? 0));
    left.set(line.productId, (left.get(line.productId) ?? 0) - part);
    return part < line.quantity ? [{ ...line, quantity: line.quantity - part }] : [];
  });
}

async function reservePortion(
  queries: Queries,
  checkoutId: string,
  lines: readonly StockLine[],
  portion: SQL,
): Promise<Map<string, number>> {
  const rows = await queryRows<{ product_id: string; change: number }>(
    queries,
    sql`with wanted as (${linesAsSql(lines)}),
    locked as materialized (
      select product_id, available, quantity from ${stock} join wanted using (product_id)
      order by product_id for update of ${stock}
    ),
    taken as (
      update ${stock} set available = ${stock.available} - part.quantity, updated_at = now()
      from (select product_id, ${portion} as quantity from locked) as part
      where ${stock.productId} = part.product_id and part.quantity > 0
      returning ${stock.productId}, part.quantity
    )
    insert into ${stockMovement} (product_id, change, reason, reference)
    select product_id, -quantity, 'reserved', ${checkoutId}::text from taken
    returning product_id, change`,
  );
  return new Map(rows.map(({ product_id, change }) => [product_id, -change]));
}

/** What a checkout holds of each product. */
export async function readHeldQuantities(
  queries: Queries,
  checkoutId: string,
): Promise<Map<string, number>> {
  const rows = await queryRows<{ product_id: string; quantity: number }>(
    queries,
    sql`select product_id, -sum(change)::int as quantity from ${stockMovement}
      where reference = ${checkoutId} group by product_id`,
  );
  return new Map(rows.map(({ product_id, quantity }) => [product_id, quantity]));
}

/**
 * Releases what a checkout holds beyond `toKeep`. The caller must have locked the checkout's row,
 * or it could be released twice.
 */
export async function releaseHeldStock(
  queries: Queries,
  checkoutId: string,
  reason: 'released' | 'returned',
  toKeep: readonly StockLine[] = [],
): Promise<void> {
  await queries.execute(
    sql`with kept as (${linesAsSql(toKeep)}),
    held as (
      select product_id, -sum(change)::int - coalesce(max(kept.quantity), 0) as quantity
      from ${stockMovement} left join kept using (product_id)
      where reference = ${checkoutId} group by product_id
    ),
    locked as materialized (
      select product_id, quantity from ${stock} join held using (product_id) where quantity > 0
      order by product_id for update of ${stock}
    ),
    given as (
      update ${stock} set available = available + locked.quantity, updated_at = now()
      from locked where ${stock.productId} = locked.product_id
      returning ${stock.productId}, locked.quantity
    )
    insert into ${stockMovement} (product_id, change, reason, reference)
    select product_id, quantity, ${reason}::text, ${checkoutId}::text from given`,
  );
}

/**
 * Reverses movements with opposite ones under the same reference. Returned goods that have been sold
 * since cause a shortage: see `isShortage`.
 */
export async function reverseMovements(queries: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await queries.execute(
    sql`with done as (
      select product_id, reference, sum(change)::int as change from ${stockMovement}
      where id in ${ids} group by product_id, reference
    ),
    locked as materialized (
      select product_id, reference, change from ${stock} join done using (product_id)
      where change <> 0 order by product_id for update of ${stock}
    ),
    reversed as (
      update ${stock} set available = available - locked.change, updated_at = now()
      from locked where ${stock.productId} = locked.product_id
      returning ${stock.productId}, locked.reference, locked.change
    )
    insert into ${stockMovement} (product_id, change, reason, reference)
    select product_id, -change, case when change > 0 then 'reserved' else 'released' end, reference
    from reversed`,
  );
}

/** How many of each product can be sold now. */
export async function readAvailable(
  queries: Queries,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await queryRows<{ product_id: string; available: number }>(
    queries,
    sql`select product_id, available from ${stock} where product_id in ${productIds}`,
  );
  return new Map(rows.map(({ product_id, available }) => [product_id, available]));
}

/** Whether a statement failed because stock would have fallen below zero. */
export function isShortage(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    cause instanceof Error && 'constraint' in cause && cause.constraint === 'stock_available_check'
  );
}

/** The sum of the lines of each product, in SQL that both database engines support. */
function linesAsSql(lines: readonly StockLine[]): SQL {
  const json = JSON.stringify(
    lines.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
  );
  return sql`select product_id, sum(quantity)::int as quantity
    from jsonb_to_recordset(${json}::jsonb) as line (product_id text, quantity integer)
    group by product_id`;
}
