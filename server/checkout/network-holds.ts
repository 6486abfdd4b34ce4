import { sql } from 'drizzle-orm';
import { holdMinutes } from '../../contract/hold-minutes.ts';
import { type Queries, queryRows } from '../database/database.ts';
import { checkout, checkoutLine, checkoutNetwork, stock } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import type { HashedNetwork } from '../http/limits/limiter.ts';

/**
 * Serialises checkouts from the same networks, so that each counts what the others hold. Locks are
 * taken in one order and before anything else.
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
 * Records a checkout's networks, and rejects it if one would hold more than its share of its own
 * holds and the remaining stock.
 */
export async function recordNetworkHolds(
  queries: Queries,
  checkoutId: string,
  units: number,
  networks: readonly HashedNetwork[],
): Promise<void> {
  const hashes = networks.flatMap((network) => network.hashes);
  const [row] = await queryRows<{ available: number; holds: Hold[] }>(
    queries,
    sql`with noted as (
      insert into ${checkoutNetwork} (checkout_id, network)
      select ${checkoutId}, network from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) as network
    ),
    hold as (
      select network, checkout_id as checkout, sum(quantity)::int as units
      from ${checkoutNetwork} join ${checkout} on id = checkout_id join ${checkoutLine} using (checkout_id)
      where state = 'open' and delivery is null and network in ${hashes} group by network, checkout_id
    )
    select coalesce((select sum(available)::int from ${stock}), 0) as available,
      coalesce((select json_agg(hold) from hold), '[]') as holds`,
  );
  for (const { percent, hashes: own } of networks.toReversed()) {
    const held = countUnits(row?.holds.filter(({ network }) => own.includes(network)) ?? []);
    const totalUnits = held + units;
    const maxUnits = Math.max(1, ((totalUnits + (row?.available ?? 0)) * percent) / 100);
    if (totalUnits > maxUnits) throw networkLimitError(held);
  }
}

/** What another open checkout from the same network holds. */
type Hold = { network: string; checkout: string; units: number };

/** Counts each checkout once, even if it is stored under the hashes of two days. */
function countUnits(holds: readonly Hold[]): number {
  const byCheckout = new Map(holds.map(({ checkout, units }) => [checkout, units]));
  return [...byCheckout.values()].reduce((sum, units) => sum + units, 0);
}

function networkLimitError(held: number): HttpError {
  return new HttpError(
    409,
    held > 0
      ? `Unpaid checkouts from your network hold ${held} items. Pay or cancel them, or try again in ${holdMinutes} minutes. In a hurry? Call us.`
      : 'This is more than we can hold online right now. Ask for a trade quote instead.',
  );
}
