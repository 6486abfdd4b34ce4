import { sql } from 'drizzle-orm';
import { holdMinutes } from '../../contract/hold-minutes.ts';
import { Refusal } from '../answering.ts';
import { type Queries, rowsOf } from '../database/database.ts';
import { checkoutNetwork } from '../database/schema.ts';
import type { HashedNetwork } from '../limits/limiter.ts';

/**
 * Has whoever comes from one of the same networks wait until this transaction is over, so that each
 * counts what the others hold. All are locked in one order, and before anything else.
 */
export async function lockNetworks(
  queries: Queries,
  networks: readonly HashedNetwork[],
): Promise<void> {
  const hashes = networks.flatMap((network) => network.hashes).sort();
  await queries.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(hash, 0))
      from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) as hash`,
  );
}

/**
 * Notes which networks a checkout that has reserved its goods came from, and refuses it if one of them
 * would hold too much: its share is of what it holds and of what is left for everybody.
 */
export async function holdForNetworks(
  queries: Queries,
  checkoutId: string,
  networks: readonly HashedNetwork[],
): Promise<void> {
  const rows = networks.flatMap(({ percent, hashes }, place) =>
    hashes.map((network) => ({ network, place, percent })),
  );
  await queries
    .insert(checkoutNetwork)
    .values(rows.map(({ network }) => ({ checkoutId, network })));
  const [over] = await rowsOf<{ others: number }>(
    queries,
    sql`with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as asked (network text, place integer, percent integer)
    ),
    hold as (
      select distinct place, percent, checkout_id from asked
      join checkout_network using (network) join checkout on checkout.id = checkout_id
      where state = 'open'
    ),
    held as (
      select place, percent, sum(quantity) as units,
        sum(quantity) filter (where checkout_id <> ${checkoutId}) as others
      from hold join checkout_line using (checkout_id) group by place, percent
    )
    select coalesce(others, 0)::int as others from held
    where units > 1 and units * 100 > percent * (units + (select sum(available) from stock))
    order by place desc limit 1`,
  );
  if (!over) return;
  throw new Refusal(
    409,
    over.others > 0
      ? `Unpaid checkouts from your network hold ${over.others} items. Pay or cancel them, or try again in ${holdMinutes} minutes. In a hurry? Call us.`
      : 'This is more than we can hold online right now. Ask for a trade quote instead.',
  );
}
