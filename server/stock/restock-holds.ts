import { createHash, randomBytes } from 'node:crypto';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { restockHoldHours } from '../../contract/restock-hold.ts';
import { type Database, type Queries, rowsOf } from '../database/database.ts';
import { type NetworkShare, restockHold, stock } from '../database/schema.ts';
import { mailboxOf } from '../enquiries/unverified-mailbox.ts';
import { releaseHeld, reserve } from './ledger.ts';

/** Someone who waits for a product, in the order in which they asked. */
export type WaitingBuyer = { email: string; networks: readonly NetworkShare[] | null };

/** A unit held for someone: the key of the link that takes it, and until when. */
export type HeldUnit = { key: string; until: Date };

/** What the movements of a hold begin their reference with. */
const prefix = 'hold-';

/** Of a stock movement: a restock hold is behind it. */
export const isOfRestockHold = sql`reference like 'hold-%'`;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Neither a GET nor who reads the table can take a unit: only a hash of the key is stored. */
const keyHashOf = (key: string) => hashOf(`take ${key}`);

const mailboxHashOf = (email: string) => hashOf(mailboxOf(email));

/**
 * Holds units of returned stock for those who asked first: at most half of what there is, one for each
 * mailbox, and for each network no more than its share. Answers by their place in the list what is held.
 */
export async function holdForWaiting(
  queries: Queries,
  productId: string,
  waiting: readonly WaitingBuyer[],
): Promise<Map<number, HeldUnit>> {
  const [account] = await rowsOf<{ available: number }>(
    queries,
    sql`select available from ${stock} where product_id = ${productId} for update`,
  );
  const open = await rowsOf<{ mailbox: string; state: string; networks: NetworkShare[] }>(
    queries,
    sql`select mailbox, state, networks from ${restockHold}
      where product_id = ${productId} and state <> 'ended'`,
  );
  const already = open.filter(({ state }) => state === 'held').length;
  const most = Math.floor(((account?.available ?? 0) + already) / 2);
  const holders: Holder[] = open.map(({ mailbox, networks }) => ({ mailbox, networks }));
  const held = new Map<number, HeldUnit>();
  for (const [place, { email, networks }] of waiting.entries()) {
    if (already + held.size >= most) break;
    const holder = { mailbox: mailboxHashOf(email), networks: networks ?? [] };
    if (holders.some(({ mailbox }) => mailbox === holder.mailbox)) continue;
    if (!fitsNetworks(holder.networks, holders, most)) continue;
    holders.push(holder);
    held.set(place, await holdOne(queries, productId, holder));
  }
  return held;
}

type Holder = { mailbox: string; networks: readonly NetworkShare[] };

/** As in checkout: one network may hold its share and no more, but always one. */
function fitsNetworks(
  networks: readonly NetworkShare[],
  holders: readonly Holder[],
  most: number,
): boolean {
  return networks.every(({ percent, hashes }) => {
    const theirs = holders.filter((holder) =>
      holder.networks.some((network) => network.hashes.some((hash) => hashes.includes(hash))),
    );
    return theirs.length < Math.max(1, Math.floor((most * percent) / 100));
  });
}

async function holdOne(
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
      keyHash: keyHashOf(key),
      mailbox,
      networks,
      expiresAt: sql`now() + make_interval(hours => ${restockHoldHours})`,
    })
    .returning({ until: restockHold.expiresAt });
  await reserve(queries, id, [{ productId, quantity: 1 }]);
  return { key, until: made?.until ?? new Date() };
}

type Hold = { id: string; product_id: string };

/**
 * Gives the unit of a hold to a checkout, which must reserve it in the same transaction. Undefined where
 * it has ended, or another checkout has it. Holds are locked before stock, here as everywhere.
 */
export async function takeHold(
  queries: Queries,
  key: string,
  checkoutId: string,
): Promise<string | undefined> {
  const [hold] = await rowsOf<Hold>(
    queries,
    sql`update ${restockHold} set state = 'taken', checkout_id = ${checkoutId}
      where key_hash = ${keyHashOf(key)} and state = 'held' and expires_at > now()
      returning id, product_id`,
  );
  if (hold) await releaseHeld(queries, hold.id, 'released');
  return hold?.product_id;
}

/** The product that a key holds one of, with the checkout that has it; undefined once it has ended. */
export async function findHold(
  queries: Queries,
  key: string,
): Promise<{ productId: string; checkoutId: string | null } | undefined> {
  const [hold] = await rowsOf<{ productId: string; checkoutId: string | null }>(
    queries,
    sql`select product_id as "productId", checkout_id as "checkoutId" from ${restockHold}
      where key_hash = ${keyHashOf(key)} and state <> 'ended' and expires_at > now()`,
  );
  return hold;
}

/** Locks the hold of a checkout that came to nothing; call what it answers once the stock is released. */
export async function findTakenHold(
  queries: Queries,
  checkoutId: string,
): Promise<() => Promise<void>> {
  const [hold] = await rowsOf<Hold & { state: string }>(
    queries,
    sql`update ${restockHold}
      set state = case when expires_at > now() then 'held' else 'ended' end, checkout_id = null
      where checkout_id = ${checkoutId} and state = 'taken'
      returning id, product_id, state`,
  );
  return async () => {
    if (hold?.state !== 'held') return;
    await reserve(queries, hold.id, [{ productId: hold.product_id, quantity: 1 }]);
  };
}

/** Ends holds that nobody took in time and returns their units to stock. Answers how many. */
export function endExpiredHolds(database: Database): Promise<number> {
  return database.transaction((queries) => endHolds(queries, sql`expires_at <= now()`));
}

/** Ends what is held of a product for a mailbox. */
export async function endHoldsOf(
  database: Database,
  email: string,
  productId: string,
): Promise<void> {
  const theirs = sql`mailbox = ${mailboxHashOf(email)} and product_id = ${productId}`;
  await database.transaction((queries) => endHolds(queries, theirs));
}

/** Ends all that is held for a mailbox and forgets it. */
export async function eraseHoldsOf(queries: Queries, email: string): Promise<void> {
  const theirs = sql`mailbox = ${mailboxHashOf(email)}`;
  await endHolds(queries, theirs);
  await queries.delete(restockHold).where(theirs);
}

async function endHolds(queries: Queries, which: SQL): Promise<number> {
  const held = await rowsOf<Hold>(
    queries,
    sql`select id, product_id from ${restockHold}
      where state = 'held' and ${which} order by product_id, id for update`,
  );
  for (const { id } of held) await releaseHeld(queries, id, 'released');
  const ids = held.map(({ id }) => id);
  // Of those that are taken the checkout has the unit, and returns it to stock if it comes to nothing.
  await queries.execute(
    sql`update ${restockHold} set state = 'ended'
      where ${inArray(restockHold.id, ids)} or (state = 'taken' and ${which})`,
  );
  return held.length;
}
