import { sql } from 'drizzle-orm';
import { productById } from '../../catalogue/catalogue.ts';
import { type Database, type Queries, rowsOf } from '../database/database.ts';
import { isDeliverableAddress, queueEmail } from '../email/outbox.ts';
import { backInStock } from './enquiry-emails.ts';

type Waiting = { id: number; email: string; product_id: string; available: number };

/** So many are told in one transaction. */
const batch = 50;

/**
 * Tells everybody who has confirmed that they wait for one of these products that it can be had again, if it can; without
 * products, for any. Each is told once: the mail and the mark stand or fall together, and whoever
 * else is at it skips what is locked. Answers how many have no longer to wait.
 */
export async function sendRestockEmails(
  database: Database,
  origin: string,
  productIds?: readonly string[],
): Promise<number> {
  let told = 0;
  for (;;) {
    const count = await database.transaction((queries) => tellSome(queries, origin, productIds));
    told += count;
    if (count < batch) return told;
  }
}

async function tellSome(
  queries: Queries,
  origin: string,
  productIds: readonly string[] | undefined,
): Promise<number> {
  if (productIds?.length === 0) return 0;
  const theirs = productIds ? sql`and notice.product_id in ${productIds}` : sql``;
  const waiting = await rowsOf<Waiting>(
    queries,
    sql`with due as materialized (
      select notice.id, stock.available from stock_notice as notice
      join stock on stock.product_id = notice.product_id
      where notice.notified_at is null and notice.confirmed_at is not null
        and stock.available > 0 ${theirs}
      order by notice.id limit ${batch} for update of notice skip locked
    )
    update stock_notice set notified_at = now() from due where stock_notice.id = due.id
    returning stock_notice.id, email, product_id, available`,
  );
  for (const { id, email, product_id, available } of waiting) {
    const product = productById(product_id);
    // Gone from the catalogue since, or an address that no mail can reach: none may hold up the rest.
    if (!product || !isDeliverableAddress(email)) continue;
    await queueEmail(queries, {
      kind: 'back-in-stock',
      to: email,
      key: restockMailName(id),
      ...backInStock(product, available, origin),
    });
  }
  return waiting.length;
}

/** What names the email for good that ends a request. */
export const restockMailName = (id: number) => `notice-${id}`;

/** Of a stock_notice: the mail that tells of it has gone out, or was never written. */
export const hasBeenNotified = sql`notified_at is not null and not exists (
  select from mail where mail.state <> 'sent' and mail.once = 'notice-' || stock_notice.id
)`;

/** The privacy page says that an address is kept until its owner has been told: then it goes. */
export async function deleteNotifiedRequests({ queries }: Database): Promise<void> {
  await queries.execute(sql`delete from stock_notice where ${hasBeenNotified}`);
}
