import { createHash, randomBytes } from 'node:crypto';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { restockHoldHours } from '../../contract/restock-hold.ts';
import { type Database, type Queries, queryRows } from '../database/database.ts';
import { type NetworkShare, restockHold, stock } from '../database/schema.ts';
import { normalizeMailbox } from '../enquiries/unverified-mailbox.ts';
import { releaseHeldStock, reserveStock } from './ledger.ts';

/** Someone who waits for a product. Lists of them are in the order of their requests. */
export type WaitingBuyer = { email: string; networks: readonly NetworkShare[] | null };

/** A unit held for someone: the key of the link that takes it, and until when. */
export type HeldUnit = { key: string; until: Date };

/** The prefix of the reference of a hold's stock movements. */
const prefix = 'hold-';

/** SQL condition: a stock movement belongs to a restock hold. */
export const restockHoldMovementCondition = sql`reference like 'hold-%'`;

const hashText = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Neither a GET nor a reader of the table can take a unit: only a hash of the key is stored. */
const hashTakeKey = (key: string) => hashText(`take ${key}`);

const hashMailbox = (email: string) => hashText(normalizeMailbox(email));

/**
 * Holds units of returned stock for those who asked first: at most half of the stock, one per mailbox,
 * and for each network no more than its share. Returns what is held, by position in `waiting`.
 */
export async function holdForWaitingBuyers(
  queries: Queries,
  productId: string,
  waiting: readonly WaitingBuyer[],
): Promise<Map<number, HeldUnit>> {
  const [account] = await queryRows<{ available: number }>(
    queries,
    sql`select available from ${stock} where product_id = ${productId} for update`,
  );
  const open = await queryRows<{ mailbox: string; state: string; networks: NetworkShare[] }>(
    queries,
    sql`select mailbox, state, networks from ${restockHold}
      where product_id = ${productId} and state <> 'ended'`,
  );
  const heldCount = open.filter(({ state }) => state === 'held').length;
  const maxHolds = Math.floor(((account?.available ?? 0) + heldCount) / 2);
  const holders: Holder[] = open.map(({ mailbox, networks }) => ({ mailbox, networks }));
  const held = new Map<number, HeldUnit>();
  for (const [index, { email, networks }] of waiting.entries()) {
    if (heldCount + held.size >= maxHolds) break;
    const holder = { mailbox: hashMailbox(email), networks: networks ?? [] };
    if (holders.some(({ mailbox }) => mailbox === holder.mailbox)) continue;
    if (!isWithinNetworkShares(holder.networks, holders, maxHolds)) continue;
    holders.push(holder);
    held.set(index, await createHold(queries, productId, holder));
  }
  return held;
}

type Holder = { mailbox: string; networks: readonly NetworkShare[] };

/** As in checkout: a network may hold at most its share, but always one unit. */
function isWithinNetworkShares(
  networks: readonly NetworkShare[],
  holders: readonly Holder[],
  maxHolds: number,
): boolean {
  return networks.every(({ percent, hashes }) => {
    const sameNetwork = holders.filter((holder) =>
      holder.networks.some((network) => network.hashes.some((hash) => hashes.includes(hash))),
    );
    return sameNetwork.length < Math.max(1, Math.floor((maxHolds * percent) / 100));
  });
}

async function createHold(
  queries: Queries,
  productId: string,
  { mailbox, networks }: Holder,
): Promise<HeldUnit> {
  const key = randomBytes(16).toString('base64url');
  const id = `${prefix}${randomBytes(12).toString('base64url')}`;
  const [made] = await queries
    .insert(restockHold)
    .values({
      id,
      productId,
      keyHash: hashTakeKey(key),
      mailbox,
      networks,
      expiresAt: sql`now() + make_interval(hours => ${restockHoldHours})`,
    })
    .returning({ until: restockHold.expiresAt });
  await reserveStock(queries, id, [{ productId, quantity: 1 }]);
  return { key, until: made?.until ?? new Date() };
}

type Hold = { id: string; product_id: string };

/**
 * Gives the unit of a hold to a checkout, which must reserve it in the same transaction. Undefined if
 * the hold has ended, or another checkout has it. Holds are locked before stock, here as everywhere.
 */
export async function claimHold(
  queries: Queries,
  key: string,
  checkoutId: string,
): Promise<string | undefined> {
  const [hold] = await queryRows<Hold>(
    queries,
    sql`update ${restockHold} set state = 'taken', checkout_id = ${checkoutId}
      where key_hash = ${hashTakeKey(key)} and state = 'held' and expires_at > now()
      returning id, product_id`,
  );
  if (hold) await releaseHeldStock(queries, hold.id, 'released');
  return hold?.product_id;
}

/** The product of a hold, with the checkout that has taken it; undefined once the hold has ended. */
export async function findHold(
  queries: Queries,
  key: string,
): Promise<{ productId: string; checkoutId: string | null } | undefined> {
  const [hold] = await queryRows<{ productId: string; checkoutId: string | null }>(
    queries,
    sql`select product_id as "productId", checkout_id as "checkoutId" from ${restockHold}
      where key_hash = ${hashTakeKey(key)} and state <> 'ended' and expires_at > now()`,
  );
  return hold;
}

/** Locks the hold of an unpaid checkout. Call the returned function once its stock is released. */
export async function prepareHoldReturn(
  queries: Queries,
  checkoutId: string,
): Promise<() => Promise<void>> {
  const [hold] = await queryRows<Hold & { state: string }>(
    queries,
    sql`update ${restockHold}
      set state = case when expires_at > now() then 'held' else 'ended' end, checkout_id = null
      where checkout_id = ${checkoutId} and state = 'taken'
      returning id, product_id, state`,
  );
  return async () => {
    if (hold?.state !== 'held') return;
    await reserveStock(queries, hold.id, [{ productId: hold.product_id, quantity: 1 }]);
  };
}

/** Ends holds that nobody took in time, and puts their units back into stock. Returns how many. */
export function endExpiredHolds(database: Database): Promise<number> {
  return database.transaction((queries) => endHolds(queries, sql`expires_at <= now()`));
}

/** Ends a mailbox's holds of a product. */
export async function endMailboxHolds(
  database: Database,
  email: string,
  productId: string,
): Promise<void> {
  const mailboxProductCondition = sql`mailbox = ${hashMailbox(email)} and product_id = ${productId}`;
  await database.transaction((queries) => endHolds(queries, mailboxProductCondition));
}

/** Ends and deletes all holds of a mailbox. */
export async function eraseMailboxHolds(queries: Queries, email: string): Promise<void> {
  const mailboxCondition = sql`mailbox = ${hashMailbox(email)}`;
  await endHolds(queries, mailboxCondition);
  await queries.delete(restockHold).where(mailboxCondition);
}

async function endHolds(queries: Queries, which: SQL): Promise<number> {
  const held = await queryRows<Hold>(
    queries,
    sql`select id, product_id from ${restockHold}
      where state = 'held' and ${which} order by product_id, id for update`,
  );
  for (const { id } of held) await releaseHeldStock(queries, id, 'released');
  const ids = held.map(({ id }) => id);
  // The unit of a taken hold belongs to its checkout, which returns it to stock if it is not paid.
  await queries.execute(
    sql`update ${restockHold} set state = 'ended'
      where ${inArray(restockHold.id, ids)} or (state = 'taken' and ${which})`,
  );
  return held.length;
}
