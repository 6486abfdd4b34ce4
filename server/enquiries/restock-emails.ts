import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Product } from '../../catalogue/product.ts';
import { confirmParameter } from '../../contract/confirm-parameter.ts';
import type { Shop } from '../app/shop.ts';
import { type Database, type Queries, queryRows } from '../database/database.ts';
import { type NetworkShare, outboxEmail, restockRequest, stock } from '../database/schema.ts';
import { isDeliverableAddress, queueEmail } from '../email/outbox.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import { readAvailable } from '../stock/ledger.ts';
import { holdForWaitingBuyers } from '../stock/restock-holds.ts';
import { backInStockEmail, restockConfirmationEmail } from './enquiry-emails.ts';
import { normalizeMailbox, rateLimitUnverifiedEmail } from './unverified-mailbox.ts';

/** What sending restock emails needs of the shop. */
type RestockDeps = Pick<Shop, 'database' | 'origin' | 'catalogue'>;

/** No second confirmation email is sent sooner, as it would invalidate the first one's link. */
const resendMinutes = 10;

/** Only a hash is stored: nobody who reads the table can confirm for others. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

const newKey = () => randomBytes(16).toString('base64url');

/** Stores a restock request with its confirmation email; a confirmed one is left as it is. */
export function upsertRestockRequest(
  database: Database,
  origin: string,
  email: string,
  product: Product,
): Promise<void> {
  const key = newKey();
  return database.transaction(async (queries) => {
    const asked = await queryRows(
      queries,
      sql`insert into ${restockRequest} as kept (email, product_id, key_hash, asked_at)
        values (${email}, ${product.id}, ${hashKey(key)}, now())
        on conflict (lower(email), product_id) where notified_at is null
        do update set key_hash = excluded.key_hash, asked_at = excluded.asked_at
        where kept.confirmed_at is null and (kept.asked_at is null
          or kept.asked_at < now() - make_interval(mins => ${resendMinutes}))
        returning id`,
    );
    if (asked.length > 0) await queueConfirmation(queries, origin, { email, product, key });
  });
}

const missingConfirmationCondition = and(
  isNull(restockRequest.askedAt),
  isNull(restockRequest.confirmedAt),
  isNull(restockRequest.notifiedAt),
);

/**
 * Sends the confirmation email of requests stored before there was one, each once; mailboxes over
 * their limit wait. Returns how many were queued.
 */
export async function sendMissingConfirmations(
  shop: RestockDeps,
  limiter: Limiter,
): Promise<number> {
  const waiting = await shop.database.queries
    .select()
    .from(restockRequest)
    .where(missingConfirmationCondition)
    .orderBy(asc(restockRequest.id));
  let queued = 0;
  for (const requests of Map.groupBy(waiting, ({ email }) => normalizeMailbox(email)).values()) {
    for (const request of requests) {
      if ((await rateLimitUnverifiedEmail(limiter, request.email)) !== undefined) break;
      if (await sendMissingConfirmation(shop, request)) queued += 1;
    }
  }
  return queued;
}

type PendingRequest = { id: number; email: string; productId: string };

function sendMissingConfirmation(
  { database, origin, catalogue }: RestockDeps,
  { id, email, productId }: PendingRequest,
): Promise<boolean> {
  const key = newKey();
  return database.transaction(async (queries) => {
    const marked = await queries
      .update(restockRequest)
      .set({ keyHash: hashKey(key), askedAt: sql`now()` })
      .where(and(eq(restockRequest.id, id), missingConfirmationCondition))
      .returning({ id: restockRequest.id });
    const product = catalogue().byId(productId);
    // A request that nobody can confirm is deleted later.
    if (marked.length === 0 || !product || product.withdrawn || !isDeliverableAddress(email))
      return false;
    await queueConfirmation(queries, origin, { email, product, key });
    return true;
  });
}

type Confirmation = { email: string; product: Product; key: string };

async function queueConfirmation(
  queries: Queries,
  origin: string,
  { email, product, key }: Confirmation,
): Promise<void> {
  const link = `${origin}/product/${product.id}?${confirmParameter}=${key}`;
  await queueEmail(queries, {
    kind: 'restock-confirmation',
    to: email,
    ...restockConfirmationEmail(product, link),
  });
}

type DueRequest = {
  id: number;
  email: string;
  product_id: string;
  networks: NetworkShare[] | null;
};

/** Emails per transaction. */
const batchSize = 50;

/**
 * Emails everybody with a confirmed request for one of these products, or any, that is in stock again,
 * and holds units for those who asked first. Email, mark and hold are stored together, so each is
 * emailed once. Returns how many.
 */
export async function sendRestockEmails(
  shop: RestockDeps,
  productIds?: readonly string[],
): Promise<number> {
  let sent = 0;
  for (;;) {
    const count = await shop.database.transaction((queries) =>
      sendBatch(queries, shop, productIds),
    );
    sent += count;
    if (count < batchSize) return sent;
  }
}

async function sendBatch(
  queries: Queries,
  shop: RestockDeps,
  productIds: readonly string[] | undefined,
): Promise<number> {
  if (productIds?.length === 0) return 0;
  const productFilter = productIds ? sql`and request.product_id in ${productIds}` : sql``;
  // One worker at a time, as units are held for those who asked first.
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('restock emails', 0))`);
  const due = await queryRows<DueRequest>(
    queries,
    sql`with due as materialized (
      select request.id from ${restockRequest} as request
      join ${stock} on ${stock.productId} = request.product_id
      where request.notified_at is null and request.confirmed_at is not null
        and ${stock.available} > 0 ${productFilter}
      order by request.id limit ${batchSize} for update of request
    )
    update ${restockRequest} set notified_at = now() from due where ${restockRequest.id} = due.id
    returning ${restockRequest.id}, email, product_id, networks`,
  );
  const byProduct = Map.groupBy(
    due.toSorted((a, b) => a.id - b.id),
    ({ product_id }) => product_id,
  );
  // Sorted, as stock is always locked in this order.
  for (const productId of [...byProduct.keys()].sort()) {
    await notifyWaitingBuyers(queries, shop, productId, byProduct.get(productId) ?? []);
  }
  return due.length;
}

async function notifyWaitingBuyers(
  queries: Queries,
  { origin, catalogue }: RestockDeps,
  productId: string,
  due: readonly DueRequest[],
): Promise<void> {
  const product = catalogue().byId(productId);
  // A product no longer sold, or an undeliverable address, must not hold up the rest.
  const deliverable = due.filter(({ email }) => isDeliverableAddress(email));
  if (!product || product.withdrawn || deliverable.length === 0) return;
  const held = await holdForWaitingBuyers(queries, productId, deliverable);
  const available = (await readAvailable(queries, [productId])).get(productId) ?? 0;
  for (const [index, { id, email }] of deliverable.entries()) {
    // Sold while the account was being locked: the request stays open.
    if (available === 0 && !held.has(index)) {
      await queries.execute(sql`update ${restockRequest} set notified_at = null where id = ${id}`);
      continue;
    }
    await queueEmail(queries, {
      kind: 'back-in-stock',
      to: email,
      key: restockEmailKey(id),
      ...backInStockEmail(product, { available, held: held.get(index), origin }),
    });
  }
}

/** The permanent name of the email that completes a request. */
export const restockEmailKey = (id: number) => `notice-${id}`;

/** SQL condition: the email has been sent, or was never queued. */
export const notifiedCondition = sql`notified_at is not null and not exists (
  select from ${outboxEmail}
  where ${outboxEmail.state} <> 'sent' and ${outboxEmail.key} = 'notice-' || ${restockRequest.id}
)`;

/** The privacy page promises that an address is deleted once it has been emailed. */
export async function deleteNotifiedRequests({ queries }: Database): Promise<void> {
  await queries.execute(sql`delete from ${restockRequest} where ${notifiedCondition}`);
}
